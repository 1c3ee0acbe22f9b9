import { type DateStyle, formatDate, formatRange } from './date.ts'
import { formatInstant } from './time.ts'

interface Props {
  /** A Day or an Instant. */
  value: string | null | undefined
  /** The last Day of a range. */
  to?: string | null
  style?: DateStyle | 'instant'
}

/** The only way a date is shown. */
export function DateText({ value, to, style = 'date' }: Props) {
  if (!value) return <span>–</span>
  if (to) return <span>{formatRange(value, to)}</span>
  return (
    <time dateTime={value} className="whole">
      {style === 'instant' ? formatInstant(value) : formatDate(value, style)}
    </time>
  )
}
