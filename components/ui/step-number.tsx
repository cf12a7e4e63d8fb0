/** Hidden from screen readers, which count the list items. */
export function StepNumber({ number, className }: { number: number; className: string }) {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 120 112" className={className}>
        <image href="/drawings/shirt.svg" width="120" height="112" />
        <text
          x="60"
          y="92"
          textAnchor="middle"
          strokeWidth="6"
          paintOrder="stroke"
          className="fill-paper stroke-ink display-text text-[72px]"
        >
          {number}
        </text>
      </svg>{' '}
    </>
  )
}
