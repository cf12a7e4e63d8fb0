import { HEADLINE_KEYS } from '@/lib/business/headlines'

/** The canonical address is the page without a headline. */
export { default, generateMetadata } from '@/app/[country]/[city]/get-quote/page'

export function generateStaticParams() {
  return HEADLINE_KEYS.map((headline) => ({ headline }))
}
