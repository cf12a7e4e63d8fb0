import type { Sentence, Translate } from '@/lib/words/translate'

interface StepListProps {
  steps: readonly { title: Sentence; text: Sentence }[]
  gridClassName: string
  t: Translate
}

export function StepList({ steps, gridClassName, t }: StepListProps) {
  return (
    <ol className={`grid gap-8 pt-8 ${gridClassName}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex items-start gap-4 lg:block">
          <StepNumber number={index + 1} className="w-20 shrink-0 lg:w-28" />
          <div className="lg:pt-4">
            <h3 className="text-xl">{t(title)}</h3>
            <p className="max-w-[34ch] pt-1.5">{t(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

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
