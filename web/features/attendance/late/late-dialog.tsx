import { t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { formatDate } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { AttendanceDay } from '../day/attendance-day.ts'
import { adjustments, halfDaysText, lostHalfDays, type LateAttendance } from './late-sentences.ts'

interface Props {
  employee: string
  name: string
  day: AttendanceDay
  late: readonly LateAttendance[]
  onClose: () => void
}

/** An already paid day: the next pay run deducts or refunds the difference. */
export default function LateDialog({ employee, name, day, late, onClose }: Props) {
  const lost = lostHalfDays(day, late)
  return (
    <FormDialog
      open
      title={t`Adjust ${name}'s pay for ${formatDate(day.day, 'weekday')}`}
      width={440}
      intro={
        <Typography sx={{ color: 'text.secondary' }}>
          {lost === 0
            ? t`Payroll is locked for this day. No pay has been deducted so far. The next pay run settles the difference.`
            : t`Payroll is locked for this day. Loss of pay so far: ${halfDaysText(lost)}. The next pay run settles the difference.`}
        </Typography>
      }
      values={{ halfDays: '', reason: '' }}
      schema={() =>
        import('@muster/contract/attendance/late-attendance.routes.ts').then((routes) => routes.LateAttendanceInput)
      }
      prepare={({ halfDays, ...body }) => ({
        ...body,
        day: day.day,
        ...(halfDays === undefined ? {} : { halfDays: Number(halfDays) }),
      })}
      send={(body) => api('POST /api/v1/employee/late-attendance/{id}', { params: { id: employee }, body })}
      onDone={() => {
        snack(t`Recorded for the next pay run`)
        void invalidate('GET /api/v1/employee/attendance/{id}')
      }}
      submit={t`Record adjustment`}
      onClose={onClose}
    >
      <RadioCards name="halfDays" label={t`Adjustment`} options={adjustments(lost)} />
      <TextArea name="reason" label={t`Reason`} max={200} rows={3} helper={t`The payslip shows this.`} />
    </FormDialog>
  )
}
