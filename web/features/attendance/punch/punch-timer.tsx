import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { formatTimer } from '../../../shared/format/time.ts'
import { punchedSeconds } from './punched-time.ts'
import { useNow } from '../../../shared/page/use-now.ts'
import { usePunch } from './use-punch.ts'

/** Today's `HH:MM:SS`, updated each second while punched in. */
export function PunchTimer({ size = 'body' }: { size?: 'body' | 'display' }) {
  const { today, punchedIn } = usePunch()
  const now = useNow(true)
  const seconds = today ? punchedSeconds(today.employeeAttendance, now, today.zone) : 0
  return (
    <Box
      component="span"
      role="timer"
      aria-live="off"
      aria-label={t`Worked today`}
      className="tnum"
      data-running={punchedIn}
      sx={size === 'display' ? { fontSize: '2.25rem', fontWeight: 650, lineHeight: 1.2 } : { fontWeight: 600 }}
    >
      {formatTimer(seconds)}
    </Box>
  )
}
