import { ButtonLink } from '@/components/ui/button-link'
import { TextLink } from '@/components/ui/text-link'
import type { PageContext } from '@/lib/cities/page-context'
import { getPaths } from '@/lib/routing/paths'
import { telHref } from '@/lib/routing/tel-href'
import { NotFoundLayout } from './not-found-layout'
import { getPageLinks } from './page-links'

export function NotFound({ pageContext }: { pageContext: PageContext }) {
  const { cityKey, city, phone } = pageContext
  return (
    <NotFoundLayout pageContext={pageContext} title="There’s nothing at this address">
      <p className="max-w-measure pt-4 text-lead">
        The page you’re looking for has moved out. Our {city.name} crew hasn’t.
      </p>
      <p className="flex flex-wrap gap-3 pt-6">
        <ButtonLink href={getPaths(cityKey).getQuote} className="w-full sm:w-auto">
          Get a free quote
        </ButtonLink>
        <ButtonLink href={telHref(phone)} variant="secondary" className="w-full sm:w-auto">
          Call {phone}
        </ButtonLink>
      </p>
      <h2 className="pt-8 text-lg">Or try one of these pages</h2>
      <ul className="flex flex-wrap gap-x-6">
        {getPageLinks(cityKey).map(({ name, href }) => (
          <li key={href}>
            <TextLink href={href}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </NotFoundLayout>
  )
}
