import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '@/components/ui/use-translate'

const FORM_BLUR_DELAY_MS = 2_000

/** Pauses while a form has the focus: starting the film delays the response to a tap on the submit button. */
export default function Film({ isInView }: { isInView: boolean }) {
  const t = useTranslate()
  const isAutoplayAllowed = useAutoplayAllowed()
  const isFormFocused = useFormFocused()
  const videoRef = useRef<HTMLVideoElement>(null)
  // Paused by the visitor, or by the browser's autoplay policy.
  const [isPaused, setPaused] = useState(false)
  const [shouldRender, setShouldRender] = useState(false)
  const [hasPlayed, setHasPlayed] = useState(false)
  const canPlay = isInView && !isFormFocused && isAutoplayAllowed
  if (canPlay && !shouldRender) setShouldRender(true)
  const shouldPlay = canPlay && !isPaused

  useEffect(() => {
    if (!shouldPlay) return videoRef.current?.pause()
    videoRef.current?.play().catch((reason: unknown) => {
      if (reason instanceof DOMException && reason.name === 'NotAllowedError') setPaused(true)
    })
  }, [shouldPlay])

  if (!shouldRender || !isAutoplayAllowed) return null
  return (
    <>
      <video
        ref={videoRef}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        onPlaying={() => setHasPlayed(true)}
        className={`size-full [transition:opacity_250ms] ${hasPlayed ? '' : 'opacity-0'}`}
      >
        <source src="/film/crew.webm" type='video/webm; codecs="av01.0.08M.08"' />
        <source src="/film/crew.mp4" type="video/mp4" />
      </video>
      {hasPlayed || isPaused ? (
        <button
          type="button"
          aria-label={t(isPaused ? 'Play the film' : 'Pause the film')}
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

/** Waits after a blur: between fields nothing has the focus, and Safari does not focus a tapped button. */
function useFormFocused(): boolean {
  const [isFormFocused, setIsFormFocused] = useState(hasFormFocus)
  useEffect(() => {
    let blurTimer: ReturnType<typeof setTimeout> | undefined
    const onFocusIn = () => {
      clearTimeout(blurTimer)
      setIsFormFocused(hasFormFocus())
    }
    const onFocusOut = () => {
      clearTimeout(blurTimer)
      blurTimer = setTimeout(() => setIsFormFocused(false), FORM_BLUR_DELAY_MS)
    }
    onFocusIn()
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', onFocusOut)
    return () => {
      clearTimeout(blurTimer)
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('focusout', onFocusOut)
    }
  }, [])
  return isFormFocused
}

function hasFormFocus(): boolean {
  return Boolean(document.activeElement?.closest('form'))
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

function useAutoplayAllowed(): boolean {
  return useSyncExternalStore(
    subscribeToMotion,
    () => !matchMedia(REDUCED_MOTION).matches && !isConnectionLimited(),
  )
}

function subscribeToMotion(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Some browsers lack the Network Information API. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string }
}

function isConnectionLimited(): boolean {
  const { saveData, effectiveType } = (navigator as NavigatorWithConnection).connection ?? {}
  return Boolean(saveData || effectiveType?.endsWith('2g'))
}
