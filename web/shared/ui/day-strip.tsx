import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { formatTime } from '../format/time.ts'

export interface DaySegment {
  /** Minutes since local midnight at the start of the day; above 1440 it is the next day. */
  from: number
  to: number
  kind: 'worked' | 'break' | 'missing' | 'leave'
}

interface Props {
  segments: readonly DaySegment[]
  /** The drawn window, in minutes since midnight; the whole day by default. */
  from?: number
  to?: number
  /** Minute of a late arrival. */
  lateAt?: number
  /** The text for screen readers, if "In 09:34, out 13:02" made from the segments is not enough. */
  text?: string
}

const FILLS: Readonly<Record<DaySegment['kind'], string>> = {
  worked: 'var(--blue-500)',
  break: 'var(--grey-200)',
  missing: 'repeating-linear-gradient(45deg, var(--red-300) 0 3px, transparent 3px 6px)',
  leave: 'var(--violet-300)',
}
const WORDS: Readonly<Record<DaySegment['kind'], string>> = {
  worked: t`Worked`,
  break: t`Break`,
  missing: t`Missing punch`,
  leave: t`Leave`,
}

/** A day as a bar: worked time, breaks and missing time. */
export function DayStrip({ segments, from = 0, to = 1440, lateAt, text }: Props) {
  const at = (minute: number) => `${Math.min(100, Math.max(0, ((minute - from) / (to - from)) * 100))}%`
  return (
    <Box
      role="img"
      aria-label={text ?? textOf(segments)}
      sx={{
        position: 'relative',
        height: 12,
        minWidth: 80,
        borderRadius: '4px',
        overflow: 'hidden',
        bgcolor: 'var(--grey-100)',
      }}
    >
      {segments.map((segment) => (
        <Box
          key={`${segment.kind}-${segment.from}`}
          title={`${WORDS[segment.kind]} ${clock(segment.from)}–${clock(segment.to)}`}
          sx={{
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: at(segment.from),
            width: `calc(${at(segment.to)} - ${at(segment.from)})`,
            background: FILLS[segment.kind],
          }}
        />
      ))}
      {lateAt === undefined ? null : (
        <Box
          title={t`Late, in at ${clock(lateAt)}`}
          sx={{
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: at(lateAt),
            width: 3,
            bgcolor: 'var(--amber-600)',
          }}
        />
      )}
    </Box>
  )
}

function textOf(segments: readonly DaySegment[]): string {
  const worked = segments.filter((segment) => segment.kind === 'worked')
  return worked.length === 0
    ? t`No time worked`
    : worked.map((segment) => t`In ${clock(segment.from)}, out ${clock(segment.to)}`).join(', ')
}

function clock(minutes: number): string {
  const ofDay = ((Math.round(minutes) % 1440) + 1440) % 1440
  return formatTime(`${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`)
}
