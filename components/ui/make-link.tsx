export function makeLink(href: string, className = 'font-bold underline') {
  return function TextLink(text: string) {
    return (
      <a className={className} href={href}>
        {text}
      </a>
    )
  }
}
