import { t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { today } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { type Employee, employeeReads } from '../employee-labels.ts'

interface Props {
  employee: Pick<Employee, '_id' | 'name' | 'status' | 'joinedOn' | 'leftOn'>
  onClose: () => void
}

const statuses = [
  { value: 'onboarding', label: t`Onboarding` },
  { value: 'active', label: t`Active` },
  { value: 'onNotice', label: t`On notice` },
  { value: 'inactive', label: t`Inactive` },
]

/** Changes an employee's status, with the last working day and the reason for those who leave. */
export default function StatusDialog({ employee, onClose }: Props) {
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t`${employee.name}'s status`}
      width={440}
      values={{ status: employee.status, inactiveDate: employee.leftOn, reason: '' }}
      schema={() => import('@muster/contract/employees/employee-status.routes.ts').then((routes) => routes.StatusInput)}
      prepare={(body) => (isLeaving(body['status']) ? body : { status: body['status'] })}
      send={(body) => api('PUT /api/v1/employee/status/{id}', { params: { id: employee._id }, body })}
      onDone={({ status }) => {
        snack(status === 'onNotice' ? t`${employee.name} is on notice` : t`Status saved`)
        void invalidate(...employeeReads)
      }}
      submit={t`Save Status`}
    >
      <SelectField name="status" label={t`Status`} options={statuses} />
      <Leaving joinedOn={employee.joinedOn} />
    </FormDialog>
  )
}

function Leaving({ joinedOn }: { joinedOn: string }) {
  const [status, lastDay] = useWatch({ name: ['status', 'inactiveDate'] }) as [string, string | null]
  if (!isLeaving(status)) return null
  return (
    <>
      <DateField name="inactiveDate" label={t`Last working day`} min={joinedOn} />
      <TextArea name="reason" label={t`Reason`} rows={2} max={500} optional={status === 'onNotice'} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {status === 'inactive' && lastDay !== null && lastDay <= today()
          ? t`Signs the employee out everywhere immediately. They keep access only to their payslips, Form 16 and full and final settlement.`
          : t`The account is closed after the last working day. Until then, nothing else changes.`}
      </Typography>
    </>
  )
}

const isLeaving = (status: unknown) => status === 'inactive' || status === 'onNotice'
