'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { runWhenPageIdle } from '@/components/ui/scheduling'

/** Without a connection the poster stays; an error would replace the page and what was typed. */
const Film = lazy(() => import('./film').catch(() => ({ default: () => null })))

/** Loads the film once the page is idle and the film's poster is in view. */
export function FilmPlayer() {
  const containerRef = useRef<HTMLDivElement>(null)
  const [wasInView, setWasInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWasInView(true)
    })
    const cancel = runWhenPageIdle(() => {
      if (containerRef.current) observer.observe(containerRef.current)
    })
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [])
  return (
    <div ref={containerRef} className="absolute inset-0">
      {wasInView ? (
        <Suspense>
          <Film containerRef={containerRef} />
        </Suspense>
      ) : null}
    </div>
  )
}
