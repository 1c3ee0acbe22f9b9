import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { MarkdownField } from '../text/markdown-field.tsx'

/** Writes the company summary. */
export default function SummaryDialog({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <FormDialog
      open
      width={840}
      onClose={onClose}
      title={t`Company summary`}
      values={{ description: text }}
      schema={() => import('@muster/contract/noticeboard/summary.routes.ts').then((routes) => routes.SummaryInput)}
      send={(body) => api('PUT /api/v1/employee/company-summary', { body })}
      onDone={() => {
        snack(t`Company summary saved`)
        void invalidate('GET /api/v1/employee/company-summary')
      }}
      submit={t`Save summary`}
    >
      <MarkdownField name="description" label={t`Summary`} />
    </FormDialog>
  )
}
