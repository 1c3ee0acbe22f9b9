import { t } from '@lingui/core/macro'
import { UserRound } from 'lucide-react'
import { entryOf } from '@muster/contract/request-types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { RelativeTime } from '../../../shared/format/relative-time.tsx'
import { useChangesToDecide } from '../../../shared/pending/use-changes-to-decide.ts'
import { isDeferred, useDeferred } from '../../../shared/snackbar/deferred.ts'
import { useListQuery } from '../../../shared/table/list-query.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import type { Row } from '../request-view.ts'
import { aboutOf } from '../request-sentences.ts'
import { ChangesToDecide } from './changes-to-decide.tsx'
import { TypeTabs } from './type-tabs.tsx'

const columns: Column<Row>[] = [
  {
    key: 'requester',
    header: t`Employee`,
    cell: ({ requester: { name, code, department } }) => (
      <Person name={name} detail={[code, department].filter(Boolean).join(' · ')} />
    ),
  },
  {
    key: 'title',
    header: t`Request`,
    cell: ({ title, quantity, isCancelling }) => {
      const what = [title, quantity].filter(Boolean).join(' · ')
      return isCancelling ? t`Cancellation of ${what}` : what
    },
    card: 'fact',
  },
  { key: 'about', header: t`Dates or amount`, cell: (row) => aboutOf(row) || '–', card: 'fact' },
  { key: 'number', header: t`Number`, cell: ({ number }) => number, from: 'lg', card: 'meta' },
  { key: 'createdAt', header: t`Submitted`, cell: (row) => <RelativeTime value={row.createdAt} />, sort: 'createdAt' },
]

/** Everything pending with an approver: changes, and requests of all types, each row opening in its type's inbox. */
export default function AllInboxScreen() {
  const list = useListQuery({ limit: 20, sorts: ['createdAt'], sortBy: 'createdAt', sortOrder: 'asc' })
  const { sortBy: _, ...query } = list.query
  const reply = useApi('GET /api/v1/employee/pending-approvals', { query })
  const deferred = useDeferred()
  const changes = useChangesToDecide()
  const data = reply.data && {
    ...reply.data,
    // Requests decided here are no longer pending, though the server may not know it yet.
    data: reply.data.data.filter(({ _id }) => !isDeferred(deferred, _id)),
  }
  return (
    <>
      <PageHeader
        title={t`All approvals`}
        secondary={[{ label: t`Stand-ins`, icon: UserRound, to: '/home/approval/stand-ins' }]}
      />
      <TypeTabs current={null} />
      <ChangesToDecide {...changes} />
      <Panel flush>
        <DataList
          reply={{ ...reply, data }}
          list={list}
          words={{
            label: t`Requests pending with you`,
            failed: t`Could not load pending approvals.`,
            unmatched: t`No requests match these filters`,
          }}
          columns={columns}
          rowKey={({ _id }) => _id}
          rowName={({ title, requester }) => t`${title} · ${requester.name}`}
          rowLink={({ type, _id }) => `${entryOf(type).inbox}?id=${_id}`}
          empty={
            <EmptyState
              title={changes.total > 0 ? t`No pending requests` : t`All caught up`}
              text={changes.total > 0 ? undefined : t`No requests are pending with you.`}
            />
          }
        />
      </Panel>
    </>
  )
}
