import { t } from '@lingui/core/macro'
import { Box, IconButton, Typography } from '@mui/material'
import { ChevronLeft, MousePointerClick } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { keyScroll } from '../../../shared/ui/key-scroll.ts'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import type { AnyRequest, RequestView } from '../request-view.ts'
import { InboxActions } from './inbox-actions.tsx'
import { InboxRequest } from './inbox-request.tsx'

interface Props<R extends AnyRequest> {
  view: RequestView<R>
  id: string | null
  onNext?: (() => void) | undefined
  onPrevious?: (() => void) | undefined
  onDecided: () => void
  /** On a phone: back to the list. */
  onBack?: (() => void) | undefined
  isEmpty: boolean
}

/** The right pane: one request and its actions. */
export function InboxDetail<R extends AnyRequest>(props: Props<R>) {
  const { view, id, onBack, isEmpty } = props
  const { data, error, mutate } = view.useOne(id)
  const request = data && data._id === id ? data : null
  if (id === null) {
    return isEmpty ? null : <EmptyState icon={MousePointerClick} title={t`Select a request`} />
  }
  if (request === null) {
    return (
      <Body onBack={onBack} heading={t`Request`}>
        {error ? (
          <ErrorState title={t`Could not load this request.`} error={error} onRetry={() => void mutate?.()} />
        ) : (
          <TextSkeleton lines={10} />
        )}
      </Body>
    )
  }
  return (
    <>
      <Body onBack={onBack} heading={t`${request.title} · ${request.requester.name}`}>
        <InboxRequest view={view} request={request} />
      </Body>
      <InboxActions {...props} request={request} />
    </>
  )
}

interface BodyProps {
  heading: string
  onBack: (() => void) | undefined
  children: ReactNode
}

function Body({ heading, onBack, children }: BodyProps) {
  return (
    <Box
      ref={keyScroll}
      sx={{ flexGrow: 1, overflowY: 'auto', minHeight: 0, p: { xs: 0, sm: 3 }, pb: { xs: 12, sm: 3 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        {onBack ? (
          <IconButton aria-label={t`Back to list`} onClick={onBack} sx={{ ml: -1 }}>
            <ChevronLeft size={20} aria-hidden />
          </IconButton>
        ) : null}
        <Typography variant="h3" component={onBack ? 'h1' : 'h2'} tabIndex={-1}>
          {heading}
        </Typography>
      </Box>
      {children}
    </Box>
  )
}
