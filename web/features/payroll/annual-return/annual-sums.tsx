import { t } from '@lingui/core/macro'
import { formatMonth } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { formatDays } from '../../../shared/format/time.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import type { AnnualReturn } from './annual-labels.ts'

type Month = AnnualReturn['byMonth'][number]
type Part = AnnualReturn['byPart'][number]
type Sums = Pick<Part, 'employedAtEnd' | 'manHalfDays' | 'grossPaise' | 'deductionsPaise' | 'netPaise'>

const sums: Column<Sums>[] = [
  { key: 'people', header: t`Employed at the end`, cell: (row) => row.employedAtEnd, align: 'right', card: 'fact' },
  { key: 'days', header: t`Man-days`, cell: (row) => formatDays(row.manHalfDays / 2), align: 'right', card: 'fact' },
  {
    key: 'gross',
    header: t`Gross wages`,
    cell: (row) => <Money value={row.grossPaise} />,
    align: 'right',
    card: 'fact',
  },
  {
    key: 'deductions',
    header: t`Deductions`,
    cell: (row) => <Money value={row.deductionsPaise} />,
    ...{ align: 'right', card: 'fact' },
  },
  { key: 'net', header: t`Wages paid`, cell: (row) => <Money value={row.netPaise} />, align: 'right', card: 'fact' },
]

const ofMonth: Column<Month>[] = [
  { key: 'month', header: t`Month`, cell: ({ month }) => formatMonth(month) },
  { key: 'hired', header: t`Joined`, cell: ({ hired }) => hired, align: 'right', card: 'fact' },
  { key: 'left', header: t`Left`, cell: ({ left }) => left, align: 'right', card: 'fact' },
  ...sums,
]

const ofPart: Column<Part>[] = [
  { key: 'name', header: t`Name`, cell: ({ name }) => name },
  {
    key: 'kind',
    header: t`Part`,
    cell: ({ kind }) => (kind === 'entity' ? t`Legal entity` : t`Work location`),
    card: 'meta',
  },
  ...sums,
]

/** The year's totals by month, and by legal entity and work location: each list adds up to the same total. */
export function AnnualSums({ byMonth, byPart }: Pick<AnnualReturn, 'byMonth' | 'byPart'>) {
  return (
    <>
      <SumList title={t`By legal entity and work location`} rows={byPart} columns={ofPart} rowKey={partKey} />
      <SumList title={t`By month`} rows={byMonth} columns={ofMonth} rowKey={({ month }) => month} />
    </>
  )
}

const partKey = ({ kind, _id }: Part) => `${kind} ${_id ?? 'own'}`

interface ListProps<Row> {
  title: string
  rows: Row[]
  columns: Column<Row>[]
  rowKey: (row: Row) => string
}

function SumList<Row>({ title, rows, columns, rowKey }: ListProps<Row>) {
  return (
    <Panel title={title} flush>
      <DataList
        reply={{ data: rows, isLoading: false }}
        words={{ label: title, failed: t`Could not load the figures.`, unmatched: t`No figures` }}
        columns={columns}
        rowKey={rowKey}
        rowName={rowKey}
        empty={<EmptyState title={t`No figures`} />}
      />
    </Panel>
  )
}
