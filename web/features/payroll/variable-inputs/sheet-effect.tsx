import { plural, t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { formatMoney } from '../../../shared/format/money.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { formatDays } from '../../../shared/format/time.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { signedMoney } from '../signed-money.ts'
import type { Effect } from './sheet-reply.ts'

type Row = Effect['people'][number]

const columns: Column<Row>[] = [
  {
    key: 'name',
    header: t`Person`,
    cell: ({ employee }) => <Person name={employee.name} photo={null} detail={employee.code} />,
  },
  { key: 'lines', header: t`Variable inputs`, cell: linesOf, card: 'meta' },
  {
    key: 'before',
    header: t`Net before`,
    cell: (row) => net(row.netBeforePaise),
    align: 'right',
    from: 'md',
    card: 'none',
  },
  { key: 'after', header: t`Net after`, cell: afterOf, align: 'right', card: 'fact' },
  {
    key: 'change',
    header: t`Change`,
    cell: ({ netBeforePaise: before, netAfterPaise: after }) =>
      before === null || after === null ? '–' : <span className="amount">{signedMoney(after - before)}</span>,
    align: 'right',
    card: 'fact',
  },
]

/** The effect of the rows on net pay, in rupees, before they are saved. */
export function SheetEffect({ effect }: { effect: Effect }) {
  const { people, totals, netBeforePaise, netAfterPaise } = effect
  const without = people.filter(({ problem }) => problem !== null).length
  const facts = [
    { label: t`People`, value: people.length },
    { label: t`Payments`, value: <Money value={totals.paymentsPaise} /> },
    { label: t`Reimbursements`, value: <Money value={totals.reimbursementsPaise} /> },
    { label: t`Deductions`, value: <Money value={totals.deductionsPaise} /> },
    totals.lossOfPayHalfDays > 0 && { label: t`LOP days`, value: totals.lossOfPayHalfDays / 2 },
    {
      label: t`Change in net pay`,
      value: <span className="amount">{signedMoney(netAfterPaise - netBeforePaise)}</span>,
    },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Facts facts={facts} minWidth={140} />
      {without === 0 ? null : (
        <Alert severity="warning">
          {plural(without, {
            one: '# person has no payslip with these inputs.',
            other: '# people have no payslip with these inputs.',
          })}
        </Alert>
      )}
      <DataList
        reply={{ data: people, isLoading: false }}
        words={{
          label: t`Effect on net pay`,
          failed: t`Could not load people.`,
          unmatched: t`No people match these filters`,
        }}
        columns={columns}
        rowKey={({ employee }) => employee._id}
        rowName={({ employee }) => employee.name}
        empty={<EmptyState title={t`No one is affected now`} />}
      />
    </Box>
  )
}

function linesOf({ lines, lossOfPayHalfDays, knownLossOfPayHalfDays }: Row) {
  const lost = formatDays(lossOfPayHalfDays / 2)
  const known = formatDays(knownLossOfPayHalfDays / 2)
  const loss = knownLossOfPayHalfDays === 0 ? t`LOP ${lost}` : t`LOP ${lost} in addition to ${known}`
  return [
    ...lines.map(
      ({ type, name, amountPaise }) => `${name} ${type === 'deduction' ? '−' : ''}${formatMoney(amountPaise)}`,
    ),
    ...(lossOfPayHalfDays === 0 ? [] : [loss]),
  ].join(', ')
}

function afterOf({ netAfterPaise, problem }: Row) {
  return problem ?? net(netAfterPaise)
}

function net(value: number | null) {
  return value === null ? '–' : <Money value={value} />
}
