import { t } from '@lingui/core/macro'
import { Button, Typography } from '@mui/material'
import { useCan } from '../../../shared/session/session.ts'
import { type Attendance, type AttendanceDay, isLocked } from './attendance-day.ts'

interface Props {
  day: AttendanceDay
  attendance: Attendance | undefined
  onCorrect: () => void
  onAdjust: () => void
}

/** A day's actions: correction while it is open, adjustment by HR once payroll has locked it. */
export function DayActions({ day, attendance, onCorrect, onAdjust }: Props) {
  const canAdjust = useCan('attendanceWrite')
  if (!attendance?.person.canCorrect) return null
  if (!isLocked(day.day, attendance.locked)) {
    return <Button variant="outlined" onClick={onCorrect}>{t`Correct`}</Button>
  }
  if (!canAdjust || !day.isFinal) {
    return <Typography sx={{ color: 'text.secondary' }}>{t`Payroll has locked this day. HR can adjust it.`}</Typography>
  }
  return <Button variant="outlined" onClick={onAdjust}>{t`Adjust pay of this day`}</Button>
}
