import { t } from '@lingui/core/macro'
import { Box, Button, Typography } from '@mui/material'
import { Copy, Mail } from 'lucide-react'
import { formatDate } from '../../../shared/format/date.ts'
import { formatTime } from '../../../shared/format/time.ts'
import { useSession } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { type AttendanceDay, canBeWrong } from '../day/attendance-day.ts'

/** On an own day that may be recorded wrongly: who corrects it, and a message to them that only has to be completed. */
export function AskCorrection({ day }: { day: AttendanceDay }) {
  const user = useSession((session) => session.user)
  if (!canBeWrong(day)) return null
  const manager = user?.reportingTo ?? ''
  const date = formatDate(day.day, 'long')
  const subject = t`Attendance on ${date}`
  const text = messageOf(day, date, user?.name ?? '')
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => snack(t`Message copied`),
      () => snack(t`The browser did not allow copying`, 'error'),
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {whyOf(day)}{' '}
        {manager === ''
          ? t`HR can correct the day. Write to them with your times.`
          : t`${manager} or HR can correct the day. Write to them with your times.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Mail size={18} aria-hidden />}
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
        >{t`Write email`}</Button>
        <Button color="inherit" startIcon={<Copy size={18} aria-hidden />} onClick={copy}>{t`Copy message`}</Button>
      </Box>
    </Box>
  )
}

function whyOf({ firstIn, openSince, state }: AttendanceDay): string {
  if (openSince !== null)
    return t`You punched in at ${formatTime(openSince)} but did not punch out, so that time is not counted.`
  return state === 'absent' && firstIn === null ? t`There are no punches on this day.` : t`Is this day incorrect?`
}

function messageOf({ firstIn, lastOut, openSince }: AttendanceDay, date: string, name: string): string {
  const recorded =
    firstIn === null
      ? t`No punch is recorded.`
      : openSince === null && lastOut !== null
        ? t`Recorded: in ${formatTime(firstIn)}, out ${formatTime(lastOut)}.`
        : t`Recorded: in ${formatTime(firstIn)}, no punch-out.`
  return [t`Please correct my attendance on ${date}.`, recorded, t`I worked from … to …, because …`, '', name].join(
    '\n',
  )
}
