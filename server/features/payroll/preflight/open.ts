import type { PreflightCode } from '@muster/contract/payroll/pay-run/preflight.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { pendingInMonth } from '../../approvals/index.ts'
import { attendanceFacts, openAttendance } from '../../attendance/index.ts'
import { leaveThatMovesPay } from '../../../platform/leave/leave.ts'

interface Open {
  employee: Id
  detail: { code: PreflightCode; words: Sentence }
}

/** Employees who lose pay because of a missing punch; with the day if it is only one. */
export async function missingPunches(tx: Tx, month: string): Promise<Open[]> {
  const open = await openAttendance(tx, { month })
  return open.map(({ employee, missingPunch }) => {
    const [day = ''] = missingPunch
    const words =
      missingPunch.length === 1
        ? say`Missing punch on ${{ day }}`
        : say`Missing punches on ${{ halfDays: missingPunch.length * 2 }}`
    return { employee, detail: { code: 'openAttendance', words } }
  })
}

/** Requests whose decision can change the month's pay: those about days with, or possibly with, loss of pay. */
export async function undecidedRequests(tx: Tx, month: string): Promise<Open[]> {
  const pending = (await pendingInMonth(tx, { month })).filter(({ type }) => aboutDays.has(type))
  if (pending.length === 0) return []
  const employees = [...new Set(pending.map(({ employee }) => employee))]
  const moving = await leaveThatMovesPay(tx, employees, firstDay(month), lastDay(month))
  for (const { employee, lossOfPay } of await attendanceFacts(tx, { month, employees })) {
    for (const { day } of lossOfPay) moving.add(`${employee} ${day}`)
  }
  const days = [...moving].map((key) => key.split(' ') as [Id, string])
  return pending
    .filter(({ employee, startsOn, endsOn }) =>
      days.some(([whose, day]) => whose === employee && day >= startsOn && day <= endsOn),
    )
    .map(({ employee, title, quantity }) => {
      const words = quantity.text === '' ? title : say`${title}, ${quantity}`
      return { employee, detail: { code: 'pendingRequests', words } }
    })
}

/** These decide how a day is paid; a claim or a trip does not. */
const aboutDays = new Set<string>(['leave', 'attendance', 'workFromHome'])
