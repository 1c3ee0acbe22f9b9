import { useState } from 'react'
import { ApiError } from '../../shared/call/api-error.ts'
import { TextAreaInput } from '../../shared/form/text/text-area.tsx'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx'
import { aboutText, type RequestRow } from './request-text.ts'
import { decide } from './decision.ts'

/** Whoever is refused learns why. */
export default function RejectDialog({ row, onClose }: { row: RequestRow; onClose: () => void }) {
  const [note, setNote] = useState('')
  const verb = row.isCancelling ? 'Keep approved' : 'Reject'
  return (
    <ConfirmDialog
      open
      title={
        row.isCancelling ? `Keep the leave of ${row.requester.name}?` : `Reject the leave of ${row.requester.name}?`
      }
      confirm={verb}
      keep="Back"
      onConfirm={() => {
        if (note.trim() === '') throw new ApiError(400, 'Say why, the employee sees this')
        decide(row, { status: 'rejected', note }, row.isCancelling ? 'stays approved' : 'rejected')
      }}
      onClose={onClose}
    >
      <p style={{ marginTop: 0 }}>{aboutText(row)}</p>
      <TextAreaInput label="Reason" value={note} onChange={setNote} rows={3} max={1000} />
    </ConfirmDialog>
  )
}
