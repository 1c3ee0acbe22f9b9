import type { Column } from '../../../shared/table/column.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { ActiveSwitch } from './active-switch.tsx'
import { eligibleOf } from './eligible-words.ts'
import { accrualWords, carryWords, daysText, type LeavePolicy } from './policy-values.ts'

export const policyColumns = (canWrite: boolean): Column<LeavePolicy>[] => [
  { key: 'name', header: 'Name', cell: (row) => `${row.name} (${row.code})` },
  {
    key: 'days',
    header: 'Days a year',
    align: 'right',
    cell: (row) => <span className="tnum">{row.halvesAYear === 0 ? '–' : daysText(row.halvesAYear)}</span>,
  },
  { key: 'accrual', header: 'Granted', cell: (row) => (row.halvesAYear === 0 ? '–' : accrualWords[row.accrual]) },
  { key: 'carry', header: 'Left over', cell: carryWords, from: 'md', card: 'meta' },
  { key: 'eligible', header: 'Eligible', cell: eligibleOf, from: 'md', card: 'meta' },
  { key: 'paid', header: 'Pay', cell: (row) => (row.isPaid ? 'Paid' : 'Unpaid'), from: 'md', card: 'none' },
  {
    key: 'people',
    header: 'People',
    align: 'right',
    cell: (row) => <span className="tnum">{row.people.toLocaleString('en-IN')}</span>,
    from: 'md',
    card: 'none',
  },
  {
    key: 'status',
    header: 'Active',
    cell: (row) =>
      canWrite ? <ActiveSwitch policy={row} /> : <StatusChip status={row.isActive ? 'active' : 'inactive'} />,
    card: 'status',
  },
]
