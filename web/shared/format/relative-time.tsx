import { useEffect, useState } from 'react'
import { formatAge, formatInstant } from './time.ts'

const MINUTE = 60_000

/** The age of an Instant, updated every minute, with the exact time in the title. */
export function RelativeTime({ value }: { value: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={value} title={formatInstant(value)}>
      {formatAge(value, now)}
    </time>
  )
}
