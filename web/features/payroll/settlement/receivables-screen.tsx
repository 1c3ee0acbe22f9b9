import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { DateText } from '../../../shared/format/date-text.tsx'
import { Money } from '../../../shared/format/money-text.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'

type Receivable = ReplyOf<RouteOf<'GET /api/v1/user/receivable'>>['data'][number]

const columns: Column<Receivable>[] = [
  {
    key: 'name',
    header: t`Employee`,
    cell: ({ employee }) => <Person name={employee.name} photo={null} detail={employee.code} />,
    sort: 'name',
  },
  { key: 'what', header: t`Description`, cell: ({ name }) => name, card: 'meta' },
  { key: 'why', header: t`Reason`, cell: ({ reason }) => reason, from: 'lg', card: 'none' },
  { key: 'since', header: t`Since`, cell: ({ since }) => <DateText value={since} />, sort: 'since', card: 'fact' },
  {
    key: 'amount',
    header: t`Amount`,
    cell: ({ principalPaise }) => <Money value={principalPaise} exact />,
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'left',
    header: t`Outstanding`,
    cell: ({ leftPaise }) => <Money value={leftPaise} exact />,
    align: 'right',
    sort: 'left',
    card: 'fact',
  },
  {
    key: 'last',
    header: t`Last entry`,
    cell: ({ lastOn }) => (lastOn === null ? '–' : <DateText value={lastOn} />),
    from: 'md',
    card: 'none',
  },
]

const states = [
  { value: 'open', label: t`Outstanding` },
  { value: 'closed', label: t`Closed` },
] as const

/** Amounts that final settlements could not recover, and outstanding loans of former employees. */
export default function ReceivablesScreen() {
  const list = useListQuery({
    limit: 10,
    sorts: ['name', 'since', 'left'],
    sortBy: 'since',
    sortOrder: 'desc',
    filters: { state: ['open', 'closed'] },
  })
  const reply = useApi('GET /api/v1/user/receivable', { query: list.query })
  return (
    <>
      <PageHeader
        title={t`Receivables`}
        subtitle={t`Amounts that final settlements could not recover, and loans of former employees.`}
      />
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Receivables`,
            failed: t`Could not load receivables.`,
            unmatched: t`No receivables match these filters`,
          }}
          searchLabel={t`Search receivables`}
          columns={columns}
          filters={[{ name: 'state', label: t`Status`, options: [...states] }]}
          rowKey={({ _id }) => _id}
          rowName={({ employee, name }) => `${employee.name}, ${name}`}
          rowLink={({ employee }) => `/home/employee-detail/${employee._id}?tab=salary`}
          empty={
            <EmptyState
              title={t`No receivables`}
              text={t`Amounts appear here when a final settlement cannot recover an overpayment in full.`}
            />
          }
        />
      </Panel>
    </>
  )
}
