import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCan } from '../../../shared/session/session.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import type { ListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { fixes, type Finding } from './findings.ts'

type Row = ReplyOf<RouteOf<'GET /api/v1/user/payrun/{id}/preflight/{code}'>>['data'][number]

interface Props {
  runId: string
  attempt: number
  month: string
  finding: Finding
  list: ListQuery<never, { code: readonly Finding['code'][] }>
}

/** The people that a finding concerns; a row leads to where it is fixed. */
export function PreflightPeople({ runId, attempt, month, finding: { code, title }, list }: Props) {
  const fix = fixes[code]
  const canFix = useCan(fix.access)
  const { page, limit } = list.query
  const reply = useApi('GET /api/v1/user/payrun/{id}/preflight/{code}', {
    params: { id: runId, code },
    query: { page, limit, attempt },
  })
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: t`Person`,
      cell: ({ employee }) => <Person name={employee.name} photo={null} detail={employee.code} />,
    },
    { key: 'detail', header: t`Details`, cell: ({ detail }) => detail, card: 'meta' },
    ...(canFix ? [{ key: 'fix', header: t`Fix in`, cell: () => fix.words, card: 'fact' } as const] : []),
  ]
  return (
    <Panel title={title} flush>
      <DataList
        reply={reply}
        list={list}
        words={{ label: t`People`, failed: t`Could not load people.`, unmatched: t`No people match these filters` }}
        columns={columns}
        rowKey={({ employee }) => employee._id}
        rowName={({ employee }) => employee.name}
        {...(canFix ? { rowLink: ({ employee }: Row) => fix.to(employee._id, month) } : {})}
        empty={<EmptyState title={t`No one is affected now`} />}
      />
    </Panel>
  )
}
