import { t } from '@lingui/core/macro'
import { formatDuration, formatTime } from '../../../shared/format/time.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { usePunchStore } from './punch-store.ts'
import { punchedSeconds } from './punched-time.ts'
import { shiftMinutes } from './shift-minutes.ts'
import { useNow } from '../../../shared/page/use-now.ts'
import { usePunch } from './use-punch.ts'

/** Confirms leaving before the shift ends. Once on the page, beside the control in the header. */
export default function EarlyDialog() {
  const until = usePunchStore((state) => state.early)
  const { today, punch } = usePunch()
  const now = useNow(true)
  const worked = today ? punchedSeconds(today.employeeAttendance, now, today.zone) : 0
  return (
    <ConfirmDialog
      open={until !== null}
      title={until === null ? '' : t`Your shift ends at ${formatTime(until)}. Punch out now?`}
      confirm={t`Punch out`}
      keep={t`Stay punched in`}
      danger={false}
      onClose={() => usePunchStore.setState({ early: null })}
      onConfirm={() => punch({ isSure: true })}
    >
      {t`You have worked ${formatDuration(Math.floor(worked / 60))} of ${formatDuration(shiftMinutes(today))} today.`}
    </ConfirmDialog>
  )
}
