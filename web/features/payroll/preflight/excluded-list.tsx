import { t } from '@lingui/core/macro'
import { useApi } from '../../../shared/call/use-api.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { useCan } from '../../../shared/session/session.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'

type Row = ReplyOf<RouteOf<'GET /api/v1/user/payrun/{id}/excluded'>>['data'][number]

const columns: Column<Row>[] = [
  {
    key: 'name',
    header: t`Person`,
    cell: ({ employee }) => <Person name={employee.name} photo={null} detail={employee.code} />,
    sort: 'name',
  },
  {
    key: 'department',
    header: t`Department`,
    cell: ({ employee }) => employee.department ?? '–',
    from: 'md',
    card: 'none',
  },
  { key: 'reason', header: t`Reason`, cell: ({ reason }) => reason, sort: 'reason', card: 'fact' },
]

/** People of the month without a payslip in this run. */
export default function ExcludedList({ runId, attempt }: { runId: string; attempt: number }) {
  const canOpen = useCan('allEmployeeWrite')
  const list = useListQuery({ prefix: 'o.', sorts: ['name', 'reason'], sortBy: 'name' })
  const reply = useApi('GET /api/v1/user/payrun/{id}/excluded', {
    params: { id: runId },
    query: { ...list.query, attempt },
  })
  return (
    <Panel flush>
      <DataList
        reply={reply}
        list={list}
        words={{ label: t`People`, failed: t`Could not load people.`, unmatched: t`No people match these filters` }}
        searchLabel={t`Search people`}
        columns={columns}
        rowKey={({ employee }) => employee._id}
        rowName={({ employee }) => employee.name}
        {...(canOpen ? { rowLink: ({ employee }: Row) => `/home/employee-detail/${employee._id}?tab=salary` } : {})}
        empty={<EmptyState title={t`No one is excluded`} />}
      />
    </Panel>
  )
}
