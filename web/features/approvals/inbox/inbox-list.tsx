import { t } from '@lingui/core/macro'
import { Box, Button } from '@mui/material'
import { CircleCheckBig } from 'lucide-react'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { UrlTabs } from '../../../shared/ui/url-tabs.tsx'
import { useIsPhone } from '../../../shared/ui/use-is-phone.ts'
import type { AnyRequest, RequestView } from '../request-view.ts'
import { InboxHead } from './inbox-head.tsx'
import { InboxRow } from './inbox-row.tsx'
import { inboxTabs, type Inbox } from './use-inbox.ts'

interface Props<R extends AnyRequest> {
  view: RequestView<R>
  inbox: Inbox
  /** The request shown beside it. */
  current: string | null
  onOpen: (id: string) => void
}

/** The left pane: pending requests, oldest first. */
export function InboxList<R extends AnyRequest>({ view, inbox, current, onOpen }: Props<R>) {
  const tabs = inboxTabs.map((tab) =>
    tab.value === inbox.tab && !inbox.isWaiting ? { ...tab, count: inbox.total } : tab,
  )
  return (
    <>
      <Box sx={{ px: 2 }}>
        <UrlTabs tabs={tabs} label={t`Requests by status`} />
      </Box>
      <InboxHead view={view} inbox={inbox} />
      <Content view={view} inbox={inbox} current={current} onOpen={onOpen} />
    </>
  )
}

function Content<R extends AnyRequest>({ inbox, current, onOpen }: Props<R>) {
  const phone = useIsPhone()
  if (inbox.isWaiting) {
    return (
      <Box sx={{ p: 2 }}>
        <TextSkeleton lines={8} />
      </Box>
    )
  }
  if (inbox.error && inbox.rows.length === 0)
    return <ErrorState title={t`Could not load the requests.`} error={inbox.error} onRetry={inbox.retry} />
  if (inbox.rows.length === 0) return <Nothing inbox={inbox} />
  const canTick = inbox.tab === 'pending' && !phone
  return (
    <>
      {inbox.error ? (
        <ErrorState stale title={t`Could not load the requests.`} error={inbox.error} onRetry={inbox.retry} />
      ) : null}
      <Box component="ul" aria-label={t`Requests`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {inbox.rows.map((row) => (
          <InboxRow
            key={row._id}
            row={row}
            isCurrent={row._id === current}
            isWaiting={inbox.tab === 'pending'}
            onOpen={() => onOpen(row._id)}
            isTicked={inbox.selection.has(row._id)}
            onTick={canTick ? (on) => inbox.selection.set(row._id, on) : undefined}
          />
        ))}
      </Box>
      {inbox.more ? (
        <Box sx={{ p: 1.5, textAlign: 'center' }}>
          <Button onClick={inbox.more}>{t`Show more`}</Button>
        </Box>
      ) : null}
    </>
  )
}

function Nothing<R extends AnyRequest>({ inbox }: Pick<Props<R>, 'inbox'>) {
  if (inbox.isNarrowed) {
    return (
      <EmptyState
        title={t`No requests match these filters`}
        action={{ label: t`Clear filters`, onClick: inbox.clearFilters }}
      />
    )
  }
  if (inbox.tab === 'pending') {
    return <EmptyState icon={CircleCheckBig} title={t`All caught up`} text={t`No requests are pending with you.`} />
  }
  return <EmptyState title={inbox.tab === 'forwarded' ? t`No forwarded requests` : t`No decided requests yet`} />
}
