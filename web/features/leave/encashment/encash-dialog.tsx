import { t } from '@lingui/core/macro'
import { useWatch } from 'react-hook-form'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { formatDate } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { daysOf } from '../balance/balance-number.tsx'
import { changedByEncashment, type Encashments } from './encashment.ts'

interface Props {
  employee: string
  known: Encashments
  onClose: () => void
}

/** The leave and days to encash, and the month to pay them with. */
export default function EncashDialog({ employee, known, onClose }: Props) {
  const { policies, lastDay, today } = known
  const atExit = lastDay !== null && policies.some(({ mostAtExitHalfDays }) => (mostAtExitHalfDays ?? 0) > 0)
  const day = atExit ? lastDay : today
  return (
    <FormDialog
      open
      title={t`Encash leave`}
      width={440}
      values={{ policyId: policies[0]?._id ?? '', days: null, atExit, month: day.slice(0, 7), reason: '' }}
      schema={() =>
        import('@muster/contract/leave/leave-encashment.routes.ts').then((routes) => routes.LeaveEncashmentInput)
      }
      prepare={({ days, ...body }) => ({ ...body, halfDays: typeof days === 'number' ? days * 2 : null })}
      fieldOf={(path) => (path === 'halfDays' ? 'days' : path)}
      send={(body) => api('POST /api/v1/employee/leave-encashment/{id}', { params: { id: employee }, body })}
      onDone={() => {
        snack(t`Leave encashment saved`)
        void invalidate(...changedByEncashment)
      }}
      submit={t`Encash`}
      onClose={onClose}
    >
      <SelectField
        name="policyId"
        label={t`Leave`}
        options={policies.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <Days known={known} />
      {lastDay === null ? null : (
        <SwitchField
          name="atExit"
          label={t`On the last working day`}
          helper={t`Deducts the leave on ${formatDate(lastDay)} instead of today.`}
        />
      )}
      <DateField
        name="month"
        label={t`Pay run`}
        month
        helper={t`Paid with this pay run, or the next one if it is locked.`}
      />
      <TextArea name="reason" label={t`Reason`} max={200} rows={2} helper={t`The employee sees this.`} />
    </FormDialog>
  )
}

function Days({ known }: { known: Encashments }) {
  const { policyId, atExit } = useWatch() as { policyId: string; atExit: boolean }
  const policy = known.policies.find(({ _id }) => _id === policyId)
  const most = (atExit ? policy?.mostAtExitHalfDays : policy?.mostHalfDays) ?? 0
  return (
    <NumberField
      name="days"
      label={t`Days`}
      unit={t`days`}
      decimals={1}
      optional
      helper={most === 0 ? t`No leave can be encashed.` : t`Up to ${daysOf(most)}. Leave empty to encash all of it.`}
    />
  )
}
