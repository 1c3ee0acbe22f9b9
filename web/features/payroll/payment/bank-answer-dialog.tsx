import { t } from '@lingui/core/macro'
import { useCall } from '../../../shared/call/use-call.ts'
import { UploadDialog } from '../upload-dialog.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { paymentReads } from './run-payment-columns.tsx'

/** Uploads the bank response file, and says which lines are wrong. */
export default function BankAnswerDialog({ runId, onClose }: { runId: string; onClose: () => void }) {
  const upload = useCall('POST /api/v1/user/payrun/{id}/bank-answer', { stale: paymentReads })
  return (
    <UploadDialog
      title={t`Upload bank response file`}
      intro={t`Add two columns to the bank file: “status” (paid or returned) and “reason”. Rows without a status stay pending.`}
      label={t`Bank response file`}
      types={['text/csv']}
      maxBytes={8 * 1024 * 1024}
      upload={upload}
      send={async ([file]) => {
        const { paid, returned, unchanged } = await upload.run({ params: { id: runId }, files: { file } })
        snack(
          unchanged === 0
            ? t`${paid} paid, ${returned} failed`
            : t`${paid} paid, ${returned} failed, ${unchanged} unchanged`,
        )
        onClose()
      }}
      onClose={onClose}
      leave={t`Cancel`}
    />
  )
}
