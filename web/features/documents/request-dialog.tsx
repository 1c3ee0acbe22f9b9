import { t } from '@lingui/core/macro'
import { api } from '../../shared/call/api.ts'
import { invalidate } from '../../shared/call/use-api.ts'
import { SelectField } from '../../shared/form/choice/select-field.tsx'
import { FormDialog } from '../../shared/form/form-dialog.tsx'
import { TextArea } from '../../shared/form/text/text-area.tsx'
import { snack } from '../../shared/snackbar/snackbar.ts'
import { categoryOptions, documentReads } from './document-labels.ts'

/** Requests a document from an employee, who is notified. */
export default function RequestDialog({
  employee,
  onClose,
}: {
  employee: { _id: string; name: string }
  onClose: () => void
}) {
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Request a document from ${employee.name}`}
      values={{ category: null, note: '' }}
      schema={() => import('@muster/contract/documents/document.routes.ts').then((routes) => routes.DocRequestInput)}
      prepare={(body) => ({ ...body, employeeId: employee._id })}
      send={(body) => api('POST /api/v1/employee/gdpr-doc-request', { body })}
      onDone={() => {
        snack(t`Document requested`)
        void invalidate(...documentReads)
      }}
      submit={t`Request document`}
    >
      <SelectField name="category" label={t`Category`} options={categoryOptions} />
      <TextArea name="note" label={t`Note`} helper={t`For example: your degree certificate`} optional max={300} />
    </FormDialog>
  )
}
