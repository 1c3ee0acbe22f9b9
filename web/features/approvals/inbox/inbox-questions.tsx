import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ForwardDialog, NoteDialog } from '../dialogs.tsx'
import type { AnyRequest, RequestView } from '../request-view.ts'
import type { useRequestSteps } from '../use-request-steps.ts'

const ApproveLessDialog = lazyDialog(() => import('../amounts/approve-less-dialog.tsx'))

export type Asked = 'reject' | 'forward' | 'note' | 'less'

interface Props<R extends AnyRequest> {
  view: RequestView<R>
  request: R
  steps: ReturnType<typeof useRequestSteps>
  asks: Asked | null
  onDecided: () => void
  onClose: () => void
}

/** What an approver is asked before a step is taken: why, to whom, how much. */
export function InboxQuestions<R extends AnyRequest>({ view, request, steps, asks, onDecided, onClose }: Props<R>) {
  const { _id: id, isCancelling, requester } = request
  const { name } = requester
  const words = isCancelling ? cancelWords : askWords
  return (
    <>
      <NoteDialog
        open={asks === 'reject'}
        title={words.question}
        label={t`Reason`}
        submit={words.reject}
        missing={t`Enter a reason. The employee sees it.`}
        onSend={async (note) => {
          const told = isCancelling ? t`${name}'s request stays approved` : t`${name}'s request rejected`
          steps.decide(request, { status: 'rejected', note }, told)
          onDecided()
        }}
        onClose={onClose}
      />
      <Suspense fallback={null}>
        {asks === 'less' ? (
          <ApproveLessDialog
            request={request}
            byQuantity={view.byQuantity === true}
            onSend={async (approval) => {
              await steps.decideNow(id, approval)
              snack(t`${name}'s request approved`)
              onDecided()
            }}
            onClose={onClose}
          />
        ) : null}
      </Suspense>
      <ForwardDialog
        open={asks === 'forward'}
        type={request.type}
        onSend={async (forwarding) => {
          await steps.forward(id, forwarding)
          snack(t`${name}'s request forwarded`)
          onDecided()
        }}
        onClose={onClose}
      />
      <NoteDialog
        open={asks === 'note'}
        title={t`Add a note`}
        label={t`Note`}
        submit={t`Add note`}
        missing={t`Enter a note`}
        onSend={(note) => steps.note(id, note)}
        onClose={onClose}
      />
    </>
  )
}

const askWords = { reject: t`Reject`, question: t`Reject request?` }
const cancelWords = { reject: t`Keep approved`, question: t`Keep approved?` }
