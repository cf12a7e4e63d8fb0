'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import { useFilmWelcome, useInView, usePageIdle } from './use-film'

/** Comes after all that the page needs. */
const Film = lazy(() => import('./film'))

/** Plays the film over its poster, where it is welcome, from when it is first seen. */
export function FilmPlayer() {
  const frame = useRef<HTMLDivElement>(null)
  const { isInView, wasInView } = useInView(frame)
  const isIdle = usePageIdle()
  const isWelcome = useFilmWelcome()
  const [isPaused, setPaused] = useState(false)
  return (
    <div ref={frame} className="absolute inset-0">
      {isIdle && isWelcome && wasInView ? (
        <Suspense>
          <Film isInView={isInView} isPaused={isPaused} setPaused={setPaused} />
        </Suspense>
      ) : null}
    </div>
  )
}
