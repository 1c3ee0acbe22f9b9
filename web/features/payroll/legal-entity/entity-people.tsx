import { t } from '@lingui/core/macro'
import { ArrowRightLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import type { Entities } from './entity.ts'

const MoveDialog = lazyDialog(() => import('./move-dialog.tsx'))

type Row = Got<'GET /api/v1/user/legal-entity-people'>['data'][number]

const columns: Column<Row>[] = [
  {
    key: 'name',
    header: t`Name`,
    sort: 'name',
    cell: ({ employee }) => <Person name={employee.name} detail={employee.code} />,
  },
  { key: 'entity', header: t`Legal entity`, cell: ({ entity }) => entity.name },
  {
    key: 'from',
    header: t`Since`,
    cell: ({ from }) => (from === null ? t`Date of joining` : formatMonth(from)),
  },
  {
    key: 'next',
    header: t`Next`,
    cell: ({ next }) => (next === null ? '–' : t`${next.name} from ${formatMonth(next.from)}`),
  },
]

/** Who belongs to which legal entity, and moving them. */
export function EntityPeople({ own, entities }: Entities) {
  const choices = [{ value: 'own', label: own.name }, ...entities.map(({ _id, name }) => ({ value: _id, label: name }))]
  const list = useListQuery({ sorts: ['name'], sortBy: 'name', filters: { entity: choices.map(({ value }) => value) } })
  const reply = useApi('GET /api/v1/user/legal-entity-people', { query: list.query })
  const [moving, setMoving] = useState<{ who: readonly string[]; closed: (isDone: boolean) => void } | null>(null)
  const move = (who: readonly string[]) => new Promise<boolean>((closed) => setMoving({ who, closed }))
  return (
    <Panel title={t`Employees by legal entity`} flush>
      <DataList
        reply={reply}
        list={list}
        words={{
          label: t`Employees by legal entity`,
          failed: t`Could not load employees.`,
          unmatched: t`No employees match these filters`,
        }}
        searchLabel={t`Search by name or code`}
        filters={[{ name: 'entity', label: t`Legal entity`, options: choices }]}
        columns={columns}
        rowKey={({ employee }) => employee._id}
        rowName={({ employee }) => employee.name}
        bulk={[{ label: t`Move`, icon: ArrowRightLeft, run: move }]}
        rowActions={({ employee }) => [{ label: t`Move`, onClick: () => void move([employee._id]) }]}
        empty={<EmptyState title={t`No employees yet`} />}
      />
      {moving === null ? null : (
        <Suspense>
          <MoveDialog
            employees={moving.who}
            entities={[
              { _id: null, name: own.name },
              ...entities.filter(({ archivedAt }) => archivedAt === null).map(({ _id, name }) => ({ _id, name })),
            ]}
            onClose={(isDone) => {
              moving.closed(isDone)
              setMoving(null)
            }}
          />
        </Suspense>
      )}
    </Panel>
  )
}
