import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Suspense } from 'react'
import { DateText } from '../../../shared/format/date-text.tsx'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import type { Action } from '../../../shared/ui/action/action.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { UrlTabs } from '../../../shared/ui/url-tabs.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import type { AnyRequest, RequestView, Row } from '../request-view.ts'
import { stateOf, summaryOf } from '../request-sentences.ts'

// lazyDialog loses the component's type parameter.
const OwnRequestPanel = lazyDialog(() =>
  import('./own-request-panel.tsx').then((file) => ({ default: file.OwnRequestPanel })),
) as unknown as typeof import('./own-request-panel.tsx').OwnRequestPanel

interface Props<R extends AnyRequest> {
  view: RequestView<R>
  /** Adds a request, for people with access. */
  add: Action | false
}

const states = ['pending', 'approved', 'rejected', 'cancelled'] as const
const tabs = [
  { value: 'all', label: t`All` },
  { value: 'pending', label: t`Pending` },
  { value: 'approved', label: t`Approved` },
  { value: 'rejected', label: t`Rejected` },
  { value: 'cancelled', label: t`Cancelled` },
]

/** The person's own requests of a type; a row opens beside the list. */
export function OwnRequests<R extends AnyRequest>({ view, add }: Props<R>) {
  const list = useListQuery({ limit: 5, filters: { state: states } })
  const panel = useSidePanel()
  const reply = view.useOwn(list.query)
  return (
    <>
      <Panel flush>
        <Box sx={{ px: 2.5, pt: 0.5 }}>
          <UrlTabs tabs={tabs} label={t`Requests by status`} param="state" />
        </Box>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Requests`,
            failed: t`Could not load your requests.`,
            unmatched: t`No requests match these filters`,
          }}
          columns={columnsOf(view)}
          rowKey={({ _id }) => _id}
          rowName={(row) => summaryOf(row)}
          onOpen={({ _id }) => panel.open(_id)}
          empty={<EmptyState title={view.empty} action={add} />}
        />
      </Panel>
      {panel.id === null ? null : (
        <Suspense fallback={null}>
          <OwnRequestPanel view={view} id={panel.id} onClose={panel.close} />
        </Suspense>
      )}
    </>
  )
}

function columnsOf({ columns }: Pick<RequestView, 'columns'>): Column<Row>[] {
  return [numberColumn, ...(columns ?? ownColumns), ...sharedColumns]
}

const numberColumn: Column<Row> = { key: 'number', header: t`Number`, cell: (row) => row.number, from: 'md' }

const ownColumns: Column<Row>[] = [
  { key: 'title', header: t`Request`, cell: (row) => summaryOf(row) },
  { key: 'quantity', header: t`Quantity`, cell: (row) => row.quantity, align: 'right' },
]

const sharedColumns: Column<Row>[] = [
  { key: 'applied', header: t`Submitted on`, cell: (row) => <DateText value={row.createdAt} />, from: 'md' },
  { key: 'approver', header: t`Pending with`, cell: (row) => row.assignee?.name ?? '–' },
  { key: 'status', header: t`Status`, cell: (row) => <Status row={row} /> },
]

/** Its state, and what happened to its money. */
function Status({ row }: { row: Row }) {
  return (
    <>
      <StatusChip {...stateOf(row)} />
      {row.outcome === undefined ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
          {row.outcome}
        </Typography>
      )}
    </>
  )
}
