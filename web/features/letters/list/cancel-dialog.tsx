import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { type Letter, letterReads } from '../letter-labels.ts'

/** Cancels an issued letter; its number stays. */
export default function CancelDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Cancel ${letter.number}?`}
      intro={t`${letter.employee.name} is notified. The number is not used again, and the document stays on record.`}
      values={{ reason: '' }}
      schema={() => import('@muster/contract/letters/letter.routes.ts').then((routes) => routes.LetterCancelInput)}
      send={(body) => api('POST /api/v1/user/letter/{id}/cancel', { params: { id: letter._id }, body })}
      onDone={() => {
        snack(t`${letter.number} cancelled`)
        void invalidate(...letterReads)
      }}
      submit={t`Cancel letter`}
    >
      <TextArea name="reason" label={t`Reason`} helper={t`For example: wrong last working day`} max={300} />
    </FormDialog>
  )
}
