import { useEffect, useState } from 'react'

/** Whole seconds that run down to 0, and how to begin anew. */
export function useCountdown(start: number): [seconds: number, restart: (seconds: number) => void] {
  const [until, setUntil] = useState(() => Date.now() + start * 1000)
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  const isRunning = seconds > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])

  return [
    seconds,
    (next) => {
      setNow(Date.now())
      setUntil(Date.now() + next * 1000)
    },
  ]
}
