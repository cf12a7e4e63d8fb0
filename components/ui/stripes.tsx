/** The stripes of a sleeve: they close the header and open the footer. */
export function Stripes() {
  return <div aria-hidden="true" className="sleeve-stripes" />
}
