import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { formatDate } from '../../../shared/format/date.ts'
import { formatDuration, formatTime } from '../../../shared/format/time.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import { Status, Strip } from './day-log.tsx'
import { type AttendanceDay, type Punch, placeText } from './attendance-day.ts'

interface Props {
  day: AttendanceDay | undefined
  onClose: () => void
  footer?: ReactNode
}

/** One day with its punches and how it was calculated. */
export default function DayPanel({ day, onClose, footer }: Props) {
  return (
    <SidePanel
      open={day !== undefined}
      title={day ? formatDate(day.day, 'long') : ''}
      onClose={onClose}
      footer={footer}
    >
      {day ? <Day day={day} /> : null}
    </SidePanel>
  )
}

function Day({ day }: { day: AttendanceDay }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Status day={day} />
      <Strip day={day} />
      <Facts
        facts={[
          {
            label: t`Shift`,
            value:
              day.shiftName === null || day.shiftFrom === null || day.shiftTo === null
                ? null
                : `${day.shiftName}, ${formatTime(day.shiftFrom)} – ${formatTime(day.shiftTo)}`,
          },
          { label: t`Worked`, value: formatDuration(day.workedMinutes) },
          { label: t`Break`, value: formatDuration(day.breakMinutes) },
          ...(day.overtimeMinutes > 0 ? [{ label: t`Overtime`, value: formatDuration(day.overtimeMinutes) }] : []),
        ]}
      />
      <section>
        <Typography variant="h4" component="h3" sx={{ mb: 1 }}>{t`Punches`}</Typography>
        {day.punches.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t`No punches on this day.`}</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {day.punches.map((punch) => (
              <PunchLine key={punch._id} punch={punch} />
            ))}
          </Box>
        )}
      </section>
      {day.reasons.length > 0 ? (
        <section>
          <Typography variant="h4" component="h3" sx={{ mb: 1 }}>{t`How this is calculated`}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
            {day.reasons.map(({ code, text }) => (
              <li key={`${code} ${text}`}>{text}</li>
            ))}
          </Box>
        </section>
      ) : null}
    </Box>
  )
}

/** Why a correction added the punch, or superseded it. */
function whyText({ isSuperseded, reason, request }: Punch): string {
  if (reason === null) return ''
  if (request === null) return isSuperseded ? t`Replaced: ${reason}` : t`Corrected: ${reason}`
  const { number, isCancelled } = request
  if (isCancelled) return isSuperseded ? t`Removed: ${number} was cancelled` : t`Restored: ${number} was cancelled`
  return isSuperseded ? t`Replaced by ${number}: ${reason}` : t`Corrected by ${number}: ${reason}`
}

function PunchLine({ punch }: { punch: Punch }) {
  const details = [placeText(punch), punch.note, whyText(punch)].filter((text) => text !== '')
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box
        component="span"
        className="tnum"
        sx={{ minWidth: 84, fontWeight: 500, textDecoration: punch.isSuperseded ? 'line-through' : 'none' }}
      >
        {`${punch.kind === 'in' ? t`In` : t`Out`} ${formatTime(punch.at)}`}
      </Box>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {details.join(' · ')}
      </Typography>
    </Box>
  )
}
