import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { ApiError } from '../../../shared/call/api-error.ts'
import { TextAreaInput } from '../../../shared/form/text/text-area.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { aboutText, type RequestRow } from '../request-text.ts'
import { decide } from './decision.ts'

/** A rejection needs a reason for the requester. */
export default function RejectDialog({ row, onClose }: { row: RequestRow; onClose: () => void }) {
  const [note, setNote] = useState('')
  const verb = row.isCancelling ? t`Keep approved` : t`Reject`
  return (
    <ConfirmDialog
      open
      title={
        row.isCancelling
          ? t`Keep ${row.requester.name}'s request approved?`
          : t`Reject ${row.requester.name}'s request?`
      }
      confirm={verb}
      keep={t`Back`}
      onConfirm={() => {
        if (note.trim() === '') throw new ApiError(400, t`Enter a reason. The employee sees it.`)
        decide(
          row,
          { status: 'rejected', note },
          row.isCancelling
            ? t`${row.requester.name}'s request stays approved`
            : t`${row.requester.name}'s request rejected`,
        )
      }}
      onClose={onClose}
    >
      <p style={{ marginTop: 0 }}>{aboutText(row)}</p>
      <TextAreaInput label={t`Reason`} value={note} onChange={setNote} rows={3} max={1000} />
    </ConfirmDialog>
  )
}
