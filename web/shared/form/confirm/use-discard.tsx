import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface Entered {
  /** Would closing lose something? */
  isEntered: boolean
  /** A form that is being sent stays open. */
  isBusy: boolean
  onClose: () => void
  /** What would be lost, as a full sentence. */
  lost: string
}

/** Escape in a dialog with input: closes it, and confirms first if input would be lost. */
export function useDiscard({ isEntered, isBusy, onClose, lost }: Entered) {
  const [isAsking, setAsking] = useState(false)
  const escape = () => {
    if (isBusy) return
    if (isEntered) setAsking(true)
    else onClose()
  }
  const question = (
    <ConfirmDialog
      open={isAsking}
      title={t`Discard your changes?`}
      keep={t`Keep editing`}
      confirm={t`Discard`}
      onConfirm={onClose}
      onClose={() => setAsking(false)}
    >
      {lost}
    </ConfirmDialog>
  )
  return { escape, question }
}
