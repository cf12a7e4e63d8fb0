'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import { useAtForm, useInView, usePageIdle } from './use-film'

/** Comes after all that the page needs. */
const Film = lazy(() => import('./film'))

/**
 * Brings the film over its poster when that is first seen. It waits, and rests, while somebody fills a form:
 * on a phone it comes into view with the button that sends, and to start it took as long as the tap's own
 * answer.
 */
export function FilmPlayer() {
  const frame = useRef<HTMLDivElement>(null)
  const isInView = useInView(frame)
  const isAtForm = useAtForm()
  const isIdle = usePageIdle()
  const [hasCome, setCome] = useState(false)
  const isDue = isInView && !isAtForm
  if (isDue && isIdle && !hasCome) setCome(true)
  return (
    <div ref={frame} className="absolute inset-0">
      {hasCome ? (
        <Suspense>
          <Film isDue={isDue} />
        </Suspense>
      ) : null}
    </div>
  )
}
