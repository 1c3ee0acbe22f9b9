import { t } from '@lingui/core/macro'
import { Box, Button, Tooltip } from '@mui/material'
import { Suspense, useState } from 'react'
import { entryOf } from '@muster/contract/request-types.ts'
import { lazyDialog, lazyPart } from '../../../shared/part/lazy-part.tsx'
import { expectText } from '../../../shared/shortcuts/type-ahead.ts'
import { usePageKeys } from '../../../shared/shortcuts/shortcut.ts'
import { isDeferred, useDeferred } from '../../../shared/snackbar/deferred.ts'
import { useIsPhone } from '../../../shared/ui/use-is-phone.ts'
import type { AnyRequest, RequestView } from '../request-view.ts'
import { useRequestSteps } from '../use-request-steps.ts'
import type { Asked } from './inbox-questions.tsx'

// Few requests have a next stage.
const StageButtons = lazyPart(() => import('../stage/stage-buttons.tsx'))
const InboxQuestions = lazyDialog(() => import('./inbox-questions.tsx'))

interface Props<R extends AnyRequest> {
  view: RequestView<R>
  request: R
  onNext?: (() => void) | undefined
  onPrevious?: (() => void) | undefined
  onDecided: () => void
  /** The drawer around them provides the bar. */
  isInDrawer?: boolean
}

/** Approve, reject, forward, add a note: buttons at the bottom, and one key each. */
export function InboxActions<R extends AnyRequest>({
  view,
  request,
  onNext,
  onPrevious,
  onDecided,
  isInDrawer = false,
}: Props<R>) {
  const phone = useIsPhone()
  const steps = useRequestSteps(view)
  const [asks, setAsks] = useState<Asked | null>(null)
  const { _id: id, isCancelling, requester } = request
  const deferred = useDeferred((state) => isDeferred(state, id))
  const mayDecide = request.mayDecide && !deferred
  const labels = isCancelling ? cancelLabels : askLabels
  const { name } = requester

  const approve = () => {
    steps.decide(
      request,
      { status: 'approved' },
      isCancelling ? t`${name}'s request cancelled` : t`${name}'s request approved`,
    )
    onDecided()
  }
  // People who know the key go on typing, and the dialog may still have to load.
  const ask = (next: typeof asks) => {
    expectText()
    setAsks(next)
  }
  const mayAct = mayDecide && !steps.pending
  const mayForward = entryOf(view.type).forward !== null
  usePageKeys({
    j: onNext,
    k: onPrevious,
    a: mayAct ? approve : undefined,
    r: mayAct ? () => ask('reject') : undefined,
    f: mayAct && mayForward ? () => ask('forward') : undefined,
    n: () => ask('note'),
  })
  const keyOf = (key: string) => (isInDrawer ? '' : key)
  return (
    <Box {...(isInDrawer ? { sx: row } : { 'data-bottom-bar': true, sx: phone ? bottomBar : footer })}>
      {mayDecide ? (
        <>
          <Tooltip title={keyOf(t`A`)} describeChild>
            <Button variant="contained" color="success" disabled={steps.pending} onClick={approve}>
              {labels.approve}
            </Button>
          </Tooltip>
          <Tooltip title={keyOf(t`R`)} describeChild>
            <Button variant="outlined" color="error" disabled={steps.pending} onClick={() => setAsks('reject')}>
              {labels.reject}
            </Button>
          </Tooltip>
          {request.claimed === null || isCancelling ? null : (
            <Button
              variant="outlined"
              color="inherit"
              disabled={steps.pending}
              onClick={() => setAsks('less')}
            >{t`Approve less`}</Button>
          )}
          {mayForward ? (
            <Tooltip title={keyOf(t`F`)} describeChild>
              <Button
                variant="outlined"
                color="inherit"
                disabled={steps.pending}
                onClick={() => setAsks('forward')}
              >{t`Forward`}</Button>
            </Tooltip>
          ) : null}
        </>
      ) : null}
      {view.advance === undefined || request.nextStages.length === 0 ? null : (
        <Suspense fallback={null}>
          <StageButtons request={request} steps={steps} />
        </Suspense>
      )}
      <Tooltip title={keyOf(t`N`)} describeChild>
        <Button color="inherit" onClick={() => setAsks('note')}>{t`Add note`}</Button>
      </Tooltip>
      <Suspense fallback={null}>
        {asks === null ? null : (
          <InboxQuestions
            {...{ request, steps, asks, onDecided }}
            byQuantity={view.byQuantity === true}
            onClose={() => setAsks(null)}
          />
        )}
      </Suspense>
    </Box>
  )
}

const askLabels = { approve: t`Approve`, reject: t`Reject` }
const cancelLabels = { approve: t`Approve cancellation`, reject: t`Keep approved` }

const row = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const
const bar = { ...row, borderTop: '1px solid', borderColor: 'divider' } as const
const footer = { ...bar, justifyContent: 'flex-end', px: 3, py: 1.5, bgcolor: 'var(--grey-25)' } as const
const bottomBar = {
  ...bar,
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 5,
  px: 2,
  py: 1,
  bgcolor: 'background.paper',
} as const
