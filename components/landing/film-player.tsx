'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import { useFormFocused, useInView, usePageIdle } from './film-playback-hooks'

/** Comes after all that the page needs. */
const Film = lazy(() => import('./film'))

/**
 * Brings the film over its poster when that is first seen. It waits, and rests, while somebody fills a form:
 * on a phone it comes into view with the button that sends, and to start it took as long as the tap's own
 * answer.
 */
export function FilmPlayer() {
  const containerRef = useRef<HTMLDivElement>(null)
  const isInView = useInView(containerRef)
  const isFormFocused = useFormFocused()
  const isIdle = usePageIdle()
  const [shouldRender, setShouldRender] = useState(false)
  const canPlay = isInView && !isFormFocused
  if (canPlay && isIdle && !shouldRender) setShouldRender(true)
  return (
    <div ref={containerRef} className="absolute inset-0">
      {shouldRender ? (
        <Suspense>
          <Film canPlay={canPlay} />
        </Suspense>
      ) : null}
    </div>
  )
}
