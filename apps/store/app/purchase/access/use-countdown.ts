import { useCallback, useEffect, useState } from 'react'

/** Counts whole seconds down to 0 from `start(seconds)`; right even where the page slept meanwhile. */
export function useCountdown(): { readonly left: number; readonly start: (seconds: number) => void } {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === 0) return
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - performance.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  const start = useCallback((seconds: number) => {
    setLeft(seconds)
    setUntil(performance.now() + seconds * 1000)
  }, [])
  return { left, start }
}
