import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ForwardDialog, NoteDialog } from '../dialogs.tsx'
import type { AnyRequest } from '../request-view.ts'
import type { useRequestSteps } from '../use-request-steps.ts'

const ApproveLessDialog = lazyDialog(() => import('../amounts/approve-less-dialog.tsx'))

export type Asked = 'reject' | 'forward' | 'note' | 'less'

interface Props {
  request: AnyRequest
  /** Fewer pieces can be approved, rather than a lower amount. */
  byQuantity: boolean
  steps: ReturnType<typeof useRequestSteps>
  asks: Asked
  onDecided: () => void
  onClose: () => void
}

/** The dialogs before an approver's step: why, to whom, how much. */
export default function InboxQuestions({ request, byQuantity, steps, asks, onDecided, onClose }: Props) {
  const { _id: id, isCancelling, requester } = request
  const { name } = requester
  const labels = isCancelling ? cancelLabels : rejectLabels
  return (
    <>
      <NoteDialog
        open={asks === 'reject'}
        title={labels.question}
        label={t`Reason`}
        submit={labels.reject}
        missing={t`Enter a reason. The employee sees it.`}
        onSend={async (note) => {
          const text = isCancelling ? t`${name}'s request stays approved` : t`${name}'s request rejected`
          steps.decide(request, { status: 'rejected', note }, text)
          onDecided()
        }}
        onClose={onClose}
      />
      <Suspense fallback={null}>
        {asks === 'less' ? (
          <ApproveLessDialog
            request={request}
            byQuantity={byQuantity}
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

const rejectLabels = { reject: t`Reject`, question: t`Reject request?` }
const cancelLabels = { reject: t`Keep approved`, question: t`Keep approved?` }
