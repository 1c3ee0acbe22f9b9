import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../shared/part/lazy-part.tsx'
import { ApprovalTimeline } from './approval-timeline.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import type { AnyRequest, RequestView } from './request-view.ts'
import { stepsOf } from './request-sentences.ts'

// Few have any.
const RequestAmounts = lazyPart(() => import('./amounts/request-amounts.tsx'))
const RequestStages = lazyPart(() => import('./stage/request-stages.tsx'))
const RequestFiles = lazyPart(() => import('./request-files.tsx'))

interface Props<R extends AnyRequest> {
  view: RequestView<R>
  request: R
}

/** A request from top to bottom: facts, reason, context for the decision, history. */
export function RequestDetails<R extends AnyRequest>({ view, request }: Props<R>) {
  const { Facts, Context, amountLabel, ownFiles } = view
  const placed = ownFiles?.(request) ?? []
  // Bills are shown with their lines.
  const others = request.attachments.filter(
    ({ position }) => !placed.includes(position) && !request.lines.some(({ bills }) => bills.includes(position)),
  )
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <Suspense fallback={<TextSkeleton lines={2} />}>
        <Facts request={request} />
      </Suspense>
      {request.claimed === null ? null : (
        <Suspense fallback={<TextSkeleton lines={2} />}>
          <RequestAmounts request={request} {...(amountLabel ? { label: amountLabel(request) } : {})} />
        </Suspense>
      )}
      {request.reason === '' ? null : (
        <Part title={t`Reason`}>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
            {request.reason}
          </Typography>
        </Part>
      )}
      <Suspense fallback={<TextSkeleton lines={3} />}>
        <Context request={request} />
      </Suspense>
      {others.length > 0 ? (
        <Part title={t`Documents`}>
          <Suspense fallback={null}>
            <RequestFiles files={others} />
          </Suspense>
        </Part>
      ) : null}
      {request.stages.length > 0 ? (
        <Part title={t`After the approval`}>
          <Suspense fallback={null}>
            <RequestStages stages={request.stages} />
          </Suspense>
        </Part>
      ) : null}
      <Part title={t`History`}>
        <ApprovalTimeline steps={stepsOf(request)} />
      </Part>
    </Box>
  )
}

/** A titled part of a request. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary', mb: 0.75 }}>
        {title}
      </Typography>
      {children}
    </section>
  )
}
