import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { Person } from '../../../shared/ui/person.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

export type Form16Row = ReplyOf<RouteOf<'GET /api/v1/user/form-16'>>['data'][number]

/** Who was paid by several legal entities has a certificate of each. */
const employer: Column<Form16Row> = {
  key: 'employer',
  header: t`Legal entity`,
  cell: (row) => row.employer?.name ?? '–',
  card: 'fact',
}

/** @param hasSeveral whether there are several legal entities */
export const form16Columns = (hasSeveral: boolean): Column<Form16Row>[] =>
  hasSeveral ? [...columns.slice(0, 1), employer, ...columns.slice(1)] : columns

const columns: Column<Form16Row>[] = [
  {
    key: 'name',
    header: t`Person`,
    cell: (row) => (
      <Person name={row.name} photo={null} detail={row.department ? `${row.code} · ${row.department}` : row.code} />
    ),
    sort: 'name',
  },
  {
    key: 'pan',
    header: t`PAN`,
    cell: ({ hasPan }) => (hasPan ? t`PAN available` : <StatusChip status="rejected" label={t`PAN missing`} />),
    card: 'meta',
  },
  {
    key: 'partA',
    header: t`Part A (TRACES)`,
    cell: ({ partA }) => (partA === null ? t`Not uploaded` : formatDate(partA.madeAt)),
    card: 'fact',
  },
  {
    key: 'partB',
    header: t`Part B`,
    cell: ({ partB }) =>
      partB === null ? (
        t`Not generated`
      ) : partB.isCurrent ? (
        formatDate(partB.madeAt)
      ) : (
        <StatusChip status="pending" label={t`Outdated`} />
      ),
    card: 'fact',
  },
  {
    key: 'tds',
    header: t`Tax deducted`,
    cell: ({ partB }) => (partB === null ? '–' : <Money value={partB.tdsPaise} />),
    sort: 'tds',
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'issued',
    header: t`Issued`,
    cell: ({ issuedAt, isIssuedWhole }) =>
      issuedAt === null ? (
        t`Not issued`
      ) : isIssuedWhole ? (
        formatDate(issuedAt)
      ) : (
        <StatusChip status="pending" label={t`Updated since issue`} />
      ),
    sort: 'issuedAt',
    card: 'status',
  },
]
