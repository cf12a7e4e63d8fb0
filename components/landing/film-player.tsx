'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import { useFormFocused, useInView, usePageIdle } from './film-playback-hooks'

const Film = lazy(() => import('./film'))

/**
 * Plays the film over its poster once that is in view. Paused while a form has the focus: starting the film
 * delays the answer to a tap on the submit button.
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
