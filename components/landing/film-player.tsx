'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { runWhenPageIdle } from '@/components/ui/browser'

const VISIBLE_RATIO = 0.3

/** If the import fails, the poster stays: an error would replace the page and what was typed. */
const Film = lazy(() => import('./film').catch(() => ({ default: () => null })))

export function FilmPlayer() {
  const containerRef = useRef<HTMLDivElement>(null)
  const [isInView, setIsInView] = useState(false)
  const [wasInView, setWasInView] = useState(false)
  if (isInView && !wasInView) setWasInView(true)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: VISIBLE_RATIO },
    )
    const controller = new AbortController()
    runWhenPageIdle(() => {
      if (containerRef.current) observer.observe(containerRef.current)
    }, controller.signal)
    return () => {
      controller.abort()
      observer.disconnect()
    }
  }, [])
  return (
    <div ref={containerRef} className="absolute inset-0">
      {wasInView ? (
        <Suspense>
          <Film isInView={isInView} />
        </Suspense>
      ) : null}
    </div>
  )
}
