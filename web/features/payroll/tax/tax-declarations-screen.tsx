import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import { taxYears } from './tax-year-switch.tsx'

type Row = ReplyOf<RouteOf<'GET /api/v1/user/tax-declaration'>>['data'][number]

// The declaration is loaded when one is opened.
const ReviewPanel = lazyDialog(() => import('./tax-review-panel.tsx'))

const columns: Column<Row>[] = [
  {
    key: 'name',
    header: t`Person`,
    cell: (row) => (
      <Person name={row.name} photo={null} detail={row.department ? `${row.code} · ${row.department}` : row.code} />
    ),
    sort: 'name',
  },
  {
    key: 'regime',
    header: t`Regime`,
    cell: ({ regime, isChosen }) => {
      if (isChosen) return regime === 'old' ? t`Old` : t`New`
      return regime === 'old' ? t`Old (not chosen)` : t`New (not chosen)`
    },
    card: 'meta',
  },
  {
    key: 'declared',
    header: t`Declared`,
    cell: (row) => <Money value={row.declaredPaise} />,
    sort: 'declared',
    align: 'right',
    card: 'fact',
  },
  {
    key: 'accepted',
    header: t`Accepted`,
    cell: (row) => <Money value={row.acceptedPaise} />,
    sort: 'accepted',
    align: 'right',
    from: 'md',
    card: 'none',
  },
  { key: 'waiting', header: t`Proofs`, cell: (row) => <Proofs row={row} />, sort: 'waiting', card: 'status' },
]

const shown = [
  { value: 'waiting', label: t`Proofs pending review` },
  { value: 'rejected', label: t`With rejected proofs` },
  { value: 'notChosen', label: t`No regime chosen` },
  { value: 'old', label: t`Old regime` },
  { value: 'new', label: t`New regime` },
]

/** Employees' income tax declarations, and the proofs pending a decision. */
export default function TaxDeclarationsScreen() {
  const panel = useSidePanel()
  const years = taxYears()
  const list = useListQuery({
    sorts: ['name', 'declared', 'accepted', 'waiting'],
    sortBy: 'waiting',
    sortOrder: 'desc',
    filters: { show: ['waiting', 'rejected', 'notChosen', 'old', 'new'], financialYear: 'any' },
  })
  const reply = useApi('GET /api/v1/user/tax-declaration', { query: list.query })
  return (
    <>
      <PageHeader
        title={t`Tax declarations`}
        subtitle={t`Tax regimes, declared amounts and proofs. Accepted proofs count until the year ends.`}
      />
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Tax declarations`,
            failed: t`Could not load tax declarations.`,
            unmatched: t`No tax declarations match these filters`,
          }}
          searchLabel={t`Search people`}
          filters={[
            { name: 'show', label: t`Show`, options: shown },
            { name: 'financialYear', label: t`Year`, options: years.map((year) => ({ value: year, label: year })) },
          ]}
          columns={columns}
          rowKey={(row) => row._id}
          rowName={(row) => row.name}
          onOpen={(row) => panel.open(row._id)}
          empty={<EmptyState title={t`No employees in this year`} />}
        />
      </Panel>
      {panel.id === null ? null : (
        <Suspense>
          <ReviewPanel id={panel.id} financialYear={list.filters.financialYear} onClose={panel.close} />
        </Suspense>
      )}
    </>
  )
}

function Proofs({ row }: { row: Row }) {
  if (row.waiting > 0) return <StatusChip status="pending" label={t`${row.waiting} pending`} />
  if (row.rejected > 0) return <StatusChip status="rejected" label={t`${row.rejected} rejected`} />
  return <>{row.items === 0 ? t`No declarations` : t`${row.items} declared`}</>
}
