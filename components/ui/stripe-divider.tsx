export function StripeDivider() {
  return <div aria-hidden="true" className="stripe-divider" />
}
