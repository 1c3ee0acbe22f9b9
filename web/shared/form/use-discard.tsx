import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

interface Entered {
  /** Would closing lose something? */
  isEntered: boolean
  /** What is on its way stays open. */
  isBusy: boolean
  onClose: () => void
  /** What would be lost, as a sentence. */
  lost: string
}

/** What Escape does where something is entered: it closes, and asks first when that would lose what was entered. */
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
