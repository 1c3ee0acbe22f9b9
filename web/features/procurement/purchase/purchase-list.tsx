import { t } from '@lingui/core/macro'
import { Package } from 'lucide-react'
import { Suspense } from 'react'
import type { Got } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { DateText } from '../../../shared/format/date-text.tsx'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'

const PurchasePanel = lazyDialog(() => import('./purchase-panel.tsx'))

type Row = Got<'GET /api/v1/user/purchase'>['data'][number]

const columns: Column<Row>[] = [
  { key: 'number', header: t`Request`, cell: ({ number }) => number, sort: 'number', card: 'meta' },
  {
    key: 'requester',
    header: t`Employee`,
    cell: ({ requester }) => <Person name={requester.name} photo={null} detail={requester.code} />,
    card: 'title',
  },
  { key: 'reason', header: t`Why it is needed`, cell: ({ reason }) => reason, from: 'lg', card: 'none' },
  {
    key: 'amount',
    header: t`Approved`,
    cell: ({ approvedPaise }) => <Money value={approvedPaise} />,
    align: 'right',
    card: 'fact',
  },
  {
    key: 'needed',
    header: t`Needed by`,
    cell: ({ neededBy }) => (neededBy === null ? '–' : <DateText value={neededBy} />),
    sort: 'neededBy',
    from: 'md',
    card: 'none',
  },
  {
    key: 'expected',
    header: t`Expected on`,
    cell: ({ expectedOn }) => (expectedOn === null ? '–' : <DateText value={expectedOn} />),
    from: 'md',
    card: 'none',
  },
  { key: 'progress', header: t`Progress`, cell: (row) => progressText(row), card: 'fact' },
]

function progressText({ approved, ordered, received }: Row): string {
  if (received >= approved) return t`All ${approved} received`
  if (received > 0) return t`${received} of ${approved} received`
  return ordered === 0 ? t`Not ordered` : t`${ordered} of ${approved} ordered`
}

const states = [
  { value: 'toOrder', label: t`To order` },
  { value: 'toReceive', label: t`To receive` },
  { value: 'complete', label: t`Complete` },
] as const

/** Approved procurement requests: what to order and what is on its way. */
export default function PurchaseList() {
  const list = useListQuery({
    limit: 10,
    sorts: ['approvedAt', 'neededBy', 'number'],
    sortBy: 'approvedAt',
    sortOrder: 'desc',
    filters: { state: ['toOrder', 'toReceive', 'complete'] },
  })
  const reply = useApi('GET /api/v1/user/purchase', { query: list.query })
  const panel = useSidePanel('purchase')
  return (
    <Panel flush>
      <DataList
        reply={reply}
        list={list}
        words={{
          label: t`Purchases`,
          failed: t`Could not load the purchases.`,
          unmatched: t`No purchases match these filters`,
        }}
        searchLabel={t`Search people and request numbers`}
        columns={columns}
        filters={[{ name: 'state', label: t`Status`, options: [...states] }]}
        rowKey={({ _id }) => _id}
        rowName={({ number, requester }) => `${number}, ${requester.name}`}
        onOpen={({ _id }) => panel.open(_id)}
        empty={
          <EmptyState
            icon={Package}
            title={t`No purchases yet`}
            text={t`Approved procurement requests appear here, to be ordered and received.`}
          />
        }
      />
      <Suspense fallback={null}>
        {panel.id === null ? null : <PurchasePanel id={panel.id} onClose={panel.close} />}
      </Suspense>
    </Panel>
  )
}
