import { useEffect, useRef, useState } from 'react'
import { useFilmWelcome } from './use-film-welcome'

interface FilmProps {
  /** It can be seen, and nobody is busy. */
  isDue: boolean
}

/** The film, where it is welcome. */
export default function Film({ isDue }: FilmProps) {
  const isWelcome = useFilmWelcome()
  const [isPaused, setPaused] = useState(false)
  return isWelcome ? <Video isDue={isDue} isPaused={isPaused} setPaused={setPaused} /> : null
}

interface VideoProps extends FilmProps {
  /** By the visitor, or by the browser, which leaves it to the visitor. */
  isPaused: boolean
  setPaused: (isPaused: boolean) => void
}

/** The film itself, with a button to pause it. */
function Video({ isDue, isPaused, setPaused }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasPlayed, setPlayed] = useState(false)
  const shouldPlay = isDue && !isPaused

  useEffect(() => {
    if (!shouldPlay) return video.current?.pause()
    video.current?.play().catch((reason: unknown) => {
      if (reason instanceof DOMException && reason.name === 'NotAllowedError') setPaused(true)
    })
  }, [shouldPlay, setPaused])

  return (
    <>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        onPlaying={() => setPlayed(true)}
        className={`size-full transition-opacity duration-calm ${hasPlayed ? '' : 'opacity-0'}`}
      >
        <source src="/film/home-team.webm" type='video/webm; codecs="av01.0.08M.08"' />
        <source src="/film/home-team.mp4" type="video/mp4" />
      </video>
      {hasPlayed || isPaused ? (
        <button
          type="button"
          aria-label={isPaused ? 'Play the film' : 'Pause the film'}
          onClick={() => setPaused(!isPaused)}
          className="absolute right-3 bottom-3 flex size-11 cursor-pointer items-center justify-center rounded-control border-line border-ink bg-paper text-ink hover:bg-white"
        >
          <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 fill-current">
            <path d={isPaused ? 'M5 2.5v15l12-7.5z' : 'M4 3h4v14H4zM12 3h4v14h-4z'} />
          </svg>
        </button>
      ) : null}
    </>
  )
}
