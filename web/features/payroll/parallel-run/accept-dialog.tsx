import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { CheckboxField } from '../../../shared/form/choice/checkbox-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { causeLabels, parallelReads, type Difference } from './parallel-labels.ts'

/** Accepts a difference with a note, or all with the same cause. */
export default function AcceptDialog({ id, of, onClose }: { id: string; of: Difference; onClose: () => void }) {
  const cause = causeLabels[of.cause]
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Accept the difference for ${of.name}?`}
      intro={`${of.figure}: ${of.words}`}
      values={{ note: '', all: false }}
      prepare={({ all, ...body }) => ({ ...body, ...(all === true ? { cause: of.cause } : { difference: of._id }) })}
      schema={() =>
        import('@muster/contract/payroll/pay-run/parallel-run.routes.ts').then((routes) => routes.AcceptedDifference)
      }
      send={(body) => api('PUT /api/v1/user/parallel-run/{id}/difference', { params: { id }, body })}
      onDone={() => {
        snack(t`Accepted`)
        void invalidate(...parallelReads)
      }}
      submit={t`Accept`}
    >
      <TextField name="note" label={t`Note`} />
      <CheckboxField name="all" label={t`Accept all open differences with the cause "${cause}"`} />
    </FormDialog>
  )
}
