import { formatDuration } from './time.ts'

/** Minutes as `8 h 12 m`. */
export function Duration({ minutes }: { minutes: number | null | undefined }) {
  return <span className="tnum">{minutes === null || minutes === undefined ? '–' : formatDuration(minutes)}</span>
}
