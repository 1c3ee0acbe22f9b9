import { t } from '@lingui/core/macro'
import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { messageOf } from '../../shared/call/api-error.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { Alert } from '../../shared/public-kit/alert.tsx'
import { Button } from '../../shared/public-kit/button.tsx'
import { RadioCards } from '../../shared/public-kit/radio-cards.tsx'
import { TextArea } from '../../shared/public-kit/text-field.tsx'
import { snack } from '../../shared/snackbar/snackbar.ts'
import { DiscardQuestion } from './discard-question.tsx'

type FeedbackType = 'bug' | 'suggestion' | 'feedback' | 'other'

const types: readonly { value: FeedbackType; title: string }[] = [
  { value: 'bug', title: t`Bug Report` },
  { value: 'suggestion', title: t`Suggestion` },
  { value: 'feedback', title: t`General Feedback` },
  { value: 'other', title: t`Other` },
]

const longest = 2000

export default function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  const [feedbackType, setType] = useState<FeedbackType | null>(null)
  const [description, setDescription] = useState('')
  const send = useCall('POST /api/v1/utility/feedback')
  const [isAsking, setAsking] = useState(false)
  const ready = feedbackType !== null && description.trim() !== '' && !send.pending
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="feedback-dialog"
      aria-labelledby="feedback-title"
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave(event)
      }}
      // The back gesture on phones.
      onCancel={leave}
    >
      <form onSubmit={(event) => void submit(event)}>
        <h2 id="feedback-title">{t`Feedback`}</h2>
        {send.error === null ? null : <Alert>{messageOf(send.error, t`Failed to submit feedback`)}</Alert>}
        <RadioCards
          legend={t`Type`}
          name="feedbackType"
          columns={2}
          cards={types}
          value={feedbackType}
          onChange={setType}
        />
        <TextArea
          label={t`Description`}
          name="description"
          value={description}
          maxLength={longest}
          onChange={(event) => setDescription(event.target.value)}
          helper={t`${description.length.toLocaleString('en-IN')} of 2,000 characters. You are on ${pathname}.`}
        />
        <div className="feedback-actions">
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" disabled={!ready}>
            {send.pending ? t`Sending…` : t`Send`}
          </Button>
        </div>
      </form>
      {isAsking ? <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} /> : null}
    </dialog>
  )

  function leave(event: SyntheticEvent): void {
    event.preventDefault()
    event.stopPropagation()
    if (send.pending) return
    if (description.trim() === '') onClose()
    else setAsking(true)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (feedbackType === null || !ready) return
    try {
      await send.run({ body: { feedbackType, description: description.trim(), page: pathname } })
    } catch {
      return
    }
    snack(t`Feedback submitted successfully`)
    onClose()
  }
}
