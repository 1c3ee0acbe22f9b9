import { t } from '@lingui/core/macro'
import type { Column } from '../../../shared/table/column.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { ActiveSwitch } from './active-switch.tsx'
import { eligibleOf } from './eligible-sentences.ts'
import { accrualLabels, carryText, daysText, type LeavePolicy } from './policy-values.ts'

export const policyColumns = (canWrite: boolean): Column<LeavePolicy>[] => [
  { key: 'name', header: t`Name`, cell: (row) => `${row.name} (${row.code})` },
  {
    key: 'days',
    header: t`Annual days`,
    align: 'right',
    cell: (row) => <span className="tnum">{row.halfDaysAYear === 0 ? '–' : daysText(row.halfDaysAYear)}</span>,
  },
  { key: 'accrual', header: t`Granted`, cell: (row) => (row.halfDaysAYear === 0 ? '–' : accrualLabels[row.accrual]) },
  { key: 'carry', header: t`Unused leave`, cell: carryText, from: 'md', card: 'meta' },
  { key: 'eligible', header: t`Eligibility`, cell: eligibleOf, from: 'md', card: 'meta' },
  { key: 'paid', header: t`Pay`, cell: (row) => (row.isPaid ? t`Paid` : t`Unpaid`), from: 'md', card: 'none' },
  {
    key: 'people',
    header: t`People`,
    align: 'right',
    cell: (row) => <span className="tnum">{row.people.toLocaleString('en-IN')}</span>,
    from: 'md',
    card: 'none',
  },
  {
    key: 'status',
    header: t`Active`,
    cell: (row) =>
      canWrite ? <ActiveSwitch policy={row} /> : <StatusChip status={row.isActive ? 'active' : 'inactive'} />,
    card: 'status',
  },
]
