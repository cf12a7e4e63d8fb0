/** The stripes of a sleeve: they close the header and open the footer. */
export function StripeDivider() {
  return <div aria-hidden="true" className="stripe-divider" />
}
