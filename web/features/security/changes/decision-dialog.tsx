import { Suspense } from 'react'
import { api } from '../../../shared/call/api.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { NoteDialog } from '../../approvals/index.ts'
import { refreshChanges } from './change.ts'

export interface Decision {
  kind: 'approve' | 'reject' | 'withdraw'
  ids: readonly string[]
}

interface Props {
  decision: Decision | null
  onDone: () => void
  onClose: () => void
}

const words = {
  approve: {
    title: 'Approve',
    submit: 'Approve',
    intro: 'The change takes effect at once.',
    done: 'approved',
  },
  reject: { title: 'Reject', submit: 'Reject', intro: 'The person who sent it sees your reason.', done: 'rejected' },
  withdraw: { title: 'Withdraw', submit: 'Withdraw', intro: 'Nothing changes.', done: 'withdrawn' },
} as const

/** Asks for a note and decides; of several, those that could not be made are named and stay. */
export function DecisionDialog({ decision, onDone, onClose }: Props) {
  if (decision === null) return null
  const { kind, ids } = decision
  const { title, submit, intro, done } = words[kind]
  const what = ids.length === 1 ? 'change' : `${ids.length} changes`
  const send = async (note: string) => {
    const [only] = ids
    if (ids.length === 1 && only !== undefined) {
      await api('PUT /api/v1/user/pending-change/{id}', { params: { id: only }, body: { decision: kind, note } })
      snack(`Change ${done}`)
    } else {
      const reply = await api('PUT /api/v1/user/pending-changes', { body: { ids: [...ids], decision: kind, note } })
      if (reply.done > 0) snack(`${reply.done === 1 ? '1 change' : `${reply.done} changes`} ${done}`)
      for (const one of reply.failed) snackError(`${one.title}: ${one.message}`)
    }
    onDone()
    await refreshChanges()
  }
  return (
    <Suspense fallback={null}>
      <NoteDialog
        open
        title={`${title} ${what}?`}
        label={kind === 'reject' ? 'Reason' : 'Note'}
        submit={`${submit} ${what}`}
        intro={intro}
        {...(kind === 'reject' ? { missing: 'Enter a reason' } : {})}
        onSend={send}
        onClose={onClose}
      />
    </Suspense>
  )
}
