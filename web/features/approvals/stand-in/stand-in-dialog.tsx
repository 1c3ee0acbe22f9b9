import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateRangeField } from '../../../shared/form/date/date-range-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { PersonPicker } from '../../../shared/form/choice/person-picker.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { loadApprovers } from '../approver-choices.ts'
import { requestTypeNames } from '@muster/contract/request-types.ts'

/** Appoints a colleague to decide for some days. */
export default function StandInDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      open
      width={440}
      title={t`Choose a stand-in`}
      values={{ employeeId: null, startsOn: today(), endsOn: null, reason: '' }}
      schema={() => import('@muster/contract/approvals/delegation.routes.ts').then((routes) => routes.DelegationInput)}
      send={(body) => api('POST /api/v1/employee/approval-delegation', { body })}
      onDone={() => {
        snack(t`Stand-in saved`)
        void invalidate('GET /api/v1/employee/approval-delegation')
      }}
      submit={t`Save stand-in`}
      onClose={onClose}
    >
      <PersonPicker
        name="employeeId"
        label={t`Colleague`}
        helper={t`An employee who can approve requests`}
        load={loadApprovers(requestTypeNames[0]!)}
      />
      <DateRangeField from="startsOn" to="endsOn" fromLabel={t`First day`} toLabel={t`Last day`} min={today()} />
      <TextField name="reason" label={t`Reason`} optional maxLength={200} />
    </FormDialog>
  )
}
