/** The stripes of a sleeve: they close the header and open the footer. */
export function Stripes() {
  return (
    <div aria-hidden="true">
      <div className="h-1 bg-ink" />
      <div className="h-0.5 bg-paper" />
      <div className="h-1 bg-orange" />
    </div>
  )
}
