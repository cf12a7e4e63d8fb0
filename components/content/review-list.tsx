import type { Review } from '@/lib/content/reviews'

interface ReviewListProps {
  reviews: readonly Review[]
  isSample?: boolean
}

export function ReviewList({ reviews, isSample = false }: ReviewListProps) {
  return (
    <ul className="grid gap-6 pt-8 md:grid-cols-3">
      {reviews.map(({ text, from }) => (
        <li key={text} className={`card p-5 ${isSample ? 'sample-card' : ''}`}>
          <figure className="flex h-full flex-col items-start gap-3">
            {isSample ? (
              <p className="rounded-control border-2 border-orange-deep px-2 display-text text-sm text-orange-deep uppercase">
                Sample
              </p>
            ) : null}
            <blockquote className="grow text-lg">“{text}”</blockquote>
            <figcaption className="text-ink-soft">{from}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
