import { lastDay, monthOf } from '@muster/engine/day.ts'
import { sum } from '@muster/engine/money.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { encashableLeave } from '../../../platform/leave/leave.ts'
import { leaveWorth } from '../../payroll/index.ts'
import type { Cell, ReportFilter, ReportKind } from '../report-kind.ts'
import { paidStaff } from './leave-liability.queries.ts'

/** The cost of paying out all encashable leave as of the end of the last month. */
export const leaveLiability: ReportKind = {
  cells: async (tx, p) => {
    const month = monthOf(p.last)
    const cells = new Map<string | null, Cell>()
    for (const { departmentId: key, department: name, amountPaise, halfDays } of await owedBy(tx, p)) {
      const cell = cells.get(key) ?? { key, name, month, values: { amount: 0, balance: 0 } }
      cell.values['amount']! += amountPaise
      cell.values['balance']! += halfDays
      cells.set(key, cell)
    }
    return [...cells.values()]
  },
  people: async (tx, { measure, noDepartment, limit, offset, ...p }) => {
    const people = (await owedBy(tx, p))
      .filter(({ departmentId }) => !noDepartment || departmentId === null)
      .map((one) => ({ ...one, day: null, value: measure === 'balance' ? one.halfDays : one.amountPaise }))
      .toSorted((a, b) => b.value - a.value)
    return { data: people.slice(offset, offset + limit), total: people.length }
  },
}

async function owedBy(tx: Tx, p: ReportFilter) {
  const end = lastDay(monthOf(p.last))
  const worth = await leaveWorth(tx, end)
  const owed = new Map((await encashableLeave(tx, { day: end })).map(({ employee, balances }) => [employee, balances]))
  return (await paidStaff(tx, { ...p, end })).flatMap(({ lines, ...person }) => {
    const balances = owed.get(person._id)
    if (!balances) return []
    // Each policy is rounded to the rupee separately.
    const amountPaise = sum(balances.map((halfDays) => worth(lines ?? [], halfDays)))
    return [{ ...person, halfDays: sum(balances), amountPaise }]
  })
}
