import { plural, t } from '@lingui/core/macro'
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

const texts = {
  approve: {
    title: t`Approve`,
    submit: t`Approve`,
    intro: t`The change takes effect immediately.`,
    done: 'approved',
  },
  reject: { title: t`Reject`, submit: t`Reject`, intro: t`The requester sees your reason.`, done: 'rejected' },
  withdraw: { title: t`Withdraw`, submit: t`Withdraw`, intro: t`No changes are made.`, done: 'withdrawn' },
} as const

/** Asks for a note and decides; among several, those that failed are named and stay. */
export function DecisionDialog({ decision, onDone, onClose }: Props) {
  if (decision === null) return null
  const { kind, ids } = decision
  const { title, submit, intro, done } = texts[kind]
  const what = ids.length === 1 ? 'change' : t`${ids.length} changes`
  const send = async (note: string) => {
    const [only] = ids
    if (ids.length === 1 && only !== undefined) {
      await api('PUT /api/v1/user/pending-change/{id}', { params: { id: only }, body: { decision: kind, note } })
      snack(t`Change ${done}`)
    } else {
      const reply = await api('PUT /api/v1/user/pending-changes', { body: { ids: [...ids], decision: kind, note } })
      if (reply.done > 0) snack(`${plural(reply.done, { one: '# change', other: '# changes' })} ${done}`)
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
        label={kind === 'reject' ? t`Reason` : t`Note`}
        submit={`${submit} ${what}`}
        intro={intro}
        {...(kind === 'reject' ? { missing: t`Enter a reason` } : {})}
        onSend={send}
        onClose={onClose}
      />
    </Suspense>
  )
}
