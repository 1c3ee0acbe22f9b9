import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { Person } from '../../../shared/ui/person.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

export type Form16Row = ReplyOf<RouteOf<'GET /api/v1/user/form-16'>>['data'][number]

export const form16Columns: Column<Form16Row>[] = [
  {
    key: 'name',
    header: 'Person',
    cell: (row) => (
      <Person name={row.name} photo={null} detail={row.department ? `${row.code} · ${row.department}` : row.code} />
    ),
    sort: 'name',
  },
  {
    key: 'pan',
    header: 'PAN',
    cell: ({ hasPan }) => (hasPan ? 'PAN known' : <StatusChip status="rejected" label="PAN missing" />),
    card: 'meta',
  },
  {
    key: 'partA',
    header: 'Part A, from TRACES',
    cell: ({ partA }) => (partA === null ? 'Not uploaded' : formatDate(partA.madeAt)),
    card: 'fact',
  },
  {
    key: 'partB',
    header: 'Part B',
    cell: ({ partB }) =>
      partB === null ? (
        'Not made'
      ) : partB.isCurrent ? (
        formatDate(partB.madeAt)
      ) : (
        <StatusChip status="pending" label="Outdated" />
      ),
    card: 'fact',
  },
  {
    key: 'tds',
    header: 'Tax deducted',
    cell: ({ partB }) => (partB === null ? '–' : <Money value={partB.tdsPaise} />),
    sort: 'tds',
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'issued',
    header: 'Given',
    cell: ({ issuedAt, isIssuedWhole }) =>
      issuedAt === null ? (
        'Not yet'
      ) : isIssuedWhole ? (
        formatDate(issuedAt)
      ) : (
        <StatusChip status="pending" label="New parts since" />
      ),
    sort: 'issuedAt',
    card: 'status',
  },
]
