import { t } from '@lingui/core/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../shared/public-kit/button.tsx'

interface Props {
  onKeep: () => void
  onDiscard: () => void
}

/** Confirms before the text is lost; only another native dialog is visible above a native dialog. */
export function DiscardQuestion({ onKeep, onDiscard }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onKeep()
  }
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="feedback-dialog"
      aria-labelledby="feedback-discard"
      onKeyDown={pressed}
      onCancel={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onKeep()
      }}
    >
      <h2 id="feedback-discard">{t`Discard your feedback?`}</h2>
      <p>{t`Your feedback has not been sent.`}</p>
      <div className="feedback-actions">
        <Button look="secondary" autoFocus onClick={onKeep}>{t`Keep editing`}</Button>
        <Button onClick={onDiscard}>{t`Discard`}</Button>
      </div>
    </dialog>
  )
}
