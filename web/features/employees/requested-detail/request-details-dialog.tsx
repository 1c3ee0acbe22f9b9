import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { CheckboxGroup } from '../../../shared/form/choice/checkbox-group.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { requestedReads, stepOptions } from './requested-labels.ts'

interface Props {
  employee: { _id: string; name: string }
  onClose: () => void
}

/** Requests that an employee fill in steps of their record. */
export default function RequestDetailsDialog({ employee: { _id: id, name }, onClose }: Props) {
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Ask ${name} to fill in details`}
      intro={t`${name} is notified, and reminded once a week until the details are filled in.`}
      values={{ steps: [], note: '' }}
      schema={() =>
        import('@muster/contract/employees/requested-detail.routes.ts').then((routes) => routes.RequestedDetailsInput)
      }
      send={(body) => api('POST /api/v1/employee/requested-detail/{id}', { params: { id }, body })}
      onDone={() => {
        snack(t`The employee has been asked`)
        void invalidate(...requestedReads)
      }}
      submit={t`Send`}
    >
      <CheckboxGroup name="steps" label={t`Details`} options={stepOptions} />
      <TextArea name="note" label={t`Note`} optional max={300} />
    </FormDialog>
  )
}
