import type { PageContext } from '@/lib/routing/page-context'
import type { Paths } from '@/lib/routing/paths'
import { isReviewsPageShown } from './reviews'

type Content = Pick<PageContext, 'city' | 'prices' | 'rates' | 'reviewsCount' | 'reviewsUrl'>

/** A page without reviews or prices raises the very doubt that it should remove, so nothing leads to it. */
export function isPageLinked(page: keyof Paths, content: Content): boolean {
  if (page === 'reviews') return isReviewsPageShown(content)
  if (page === 'prices') return content.prices !== undefined || content.rates !== undefined
  return true
}
