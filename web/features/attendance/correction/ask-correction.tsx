import { t } from '@lingui/core/macro'
import { Box, Button, Typography } from '@mui/material'
import { Copy, Mail } from 'lucide-react'
import { formatDate } from '../../../shared/format/date.ts'
import { formatTime } from '../../../shared/format/time.ts'
import { useSession } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { type AttendanceDay, canBeWrong } from '../day/day-words.ts'

/** On an own day that may be recorded wrongly: who corrects it, and a message to them that only has to be completed. */
export function AskCorrection({ day }: { day: AttendanceDay }) {
  const user = useSession((session) => session.user)
  if (!canBeWrong(day)) return null
  const manager = user?.reportingTo ?? ''
  const date = formatDate(day.day, 'long')
  const subject = t`Attendance of ${date}`
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
        {t`${whyOf(day)} ${manager === '' ? t`HR` : t`${manager} or HR`} can correct the day. Write to them with your times.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Mail size={18} aria-hidden />}
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
        >{t`Write a mail`}</Button>
        <Button color="inherit" startIcon={<Copy size={18} aria-hidden />} onClick={copy}>{t`Copy message`}</Button>
      </Box>
    </Box>
  )
}

function whyOf({ firstIn, openSince, state }: AttendanceDay): string {
  if (openSince !== null) return t`You punched in at ${formatTime(openSince)} and not out, so that time does not count.`
  return state === 'absent' && firstIn === null ? t`There is no punch on this day.` : t`Is this day recorded wrongly?`
}

function messageOf({ firstIn, lastOut, openSince }: AttendanceDay, date: string, name: string): string {
  const recorded =
    firstIn === null
      ? t`No punch is recorded.`
      : t`Recorded: in ${formatTime(firstIn)}, ${openSince === null && lastOut !== null ? t`out ${formatTime(lastOut)}` : t`no punch-out`}.`
  return [t`Please correct my attendance of ${date}.`, recorded, t`I worked from … to …, because …`, '', name].join(
    '\n',
  )
}
