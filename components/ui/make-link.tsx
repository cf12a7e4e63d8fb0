/** A part of a `RichText`. */
export function makeLink(href: string) {
  return function TextLink(text: string) {
    return (
      <a className="font-bold underline" href={href}>
        {text}
      </a>
    )
  }
}
