import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'

/** Who signs the letters. */
export default function SignatoryDialog({
  setting,
  onClose,
}: {
  setting: Got<'GET /api/v1/user/letter-setting'>
  onClose: () => void
}) {
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Signatory`}
      values={{
        signatoryName: setting?.signatoryName ?? '',
        signatoryDesignation: setting?.signatoryDesignation ?? '',
      }}
      schema={() =>
        import('@muster/contract/letters/letter-template.routes.ts').then((routes) => routes.LetterSettingInput)
      }
      send={(body) => api('PUT /api/v1/user/letter-setting', { body })}
      onDone={() => {
        snack(t`Signatory saved`)
        void invalidate('GET /api/v1/user/letter-setting')
      }}
      submit={t`Save signatory`}
    >
      <TextField name="signatoryName" label={t`Name`} maxLength={120} />
      <TextField name="signatoryDesignation" label={t`Designation`} maxLength={120} />
    </FormDialog>
  )
}
