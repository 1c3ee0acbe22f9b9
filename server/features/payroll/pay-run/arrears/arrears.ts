import type { Id, Month } from '@muster/contract/values.ts'
import { addMonths, financialYear } from '@muster/engine/day.ts'
import type { ArrearsInput } from '@muster/engine/payroll/payslip/arrears-input.ts'
import { arrearsOf } from '@muster/engine/payroll/arrears/arrears.ts'
import { resettled } from '@muster/engine/payroll/arrears/professional-tax-resettled.ts'
import { rules } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { readSnapshot } from '@muster/engine/payroll/calculation/snapshot.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { lateAttendance, type LateDay } from '../../../attendance/index.ts'
import { changedMonths, unpaidMonths, type ChangedMonth } from './arrears.queries.ts'
import type { ArrearsQuestion, Recalculated } from './arrears-question.ts'
import { documentsOf } from '../inputs/earlier.queries.ts'
import { declaredSalary } from './declared.ts'
import { isOpen, withLateOvertime } from './late-overtime.ts'
import { requestsSaid, withLate } from './loss-of-pay.ts'
import { wholeMonths } from './whole-months.ts'

/** How many months back a run corrects pay automatically. */
export const arrearsReach = 24

export interface ArrearsOfPerson {
  arrears: ArrearsInput[]
  /** Late-recorded days that this run settles. */
  lateDays: Id[]
}

/**
 * What earlier locked months owe everyone, where anything about them has changed or nothing was paid for them. The number
 * of statements depends on the unpaid months, not on the number of employees.
 */
export async function arrearsOfPeople(tx: Tx, question: ArrearsQuestion): Promise<Map<Id, ArrearsOfPerson>> {
  const { month, run, employees } = question
  const span = { from: addMonths(month, -arrearsReach), before: month, employees }
  const lateOf = await lateDaysOf(tx, question)
  const changed = await changedMonths(tx, { ...span, late: [...lateOf.keys()] })
  const unpaid = await unpaidMonths(tx, span)
  const people = new Map<Id, ArrearsOfPerson>()
  const months = [
    ...changed.flatMap((one) => changedMonth(question, one, lateOf.get(`${one.employee} ${one.month}`) ?? [])),
    ...(await wholeMonths(tx, question, unpaid, lateOf)),
  ]
  for (const { employee, owed, late } of await withLateOvertime(tx, question, months)) {
    const known = people.get(employee) ?? { arrears: [], lateDays: [] }
    if (owed !== null)
      known.arrears.push(
        withWhy(
          owed,
          late.filter((day) => isOpen(day, run)),
        ),
      )
    // The whole record decides the month's amount; what other runs settled stays settled by them.
    known.lateDays.push(...late.filter((day) => isOpen(day, run)).map(({ id }) => id))
    people.set(employee, known)
  }
  await resettleTaxes(tx, question, people)
  return people
}

/** Names the requests that changed days of the month, where it has no other note. */
function withWhy(owed: ArrearsInput, late: readonly LateDay[]): ArrearsInput {
  const reason = requestsSaid(late)
  return reason === undefined ? owed : { reason, ...owed }
}

/** Months of a half-year or year that began before the first month a run corrects still count in its tax. */
async function resettleTaxes(
  tx: Tx,
  { book, month }: ArrearsQuestion,
  people: Map<Id, ArrearsOfPerson>,
): Promise<void> {
  const from: Month = `${financialYear(addMonths(month, -arrearsReach)).slice(0, 4)}-04`
  const employees = [...people].flatMap(([employee, { arrears }]) =>
    arrears.some(({ stateTaxes }) => stateTaxes?.pt) ? [employee] : [],
  )
  for (const { employee, months, joinedOn, leftOn } of await documentsOf(tx, { employees, from, before: month })) {
    const { arrears, lateDays } = people.get(employee) ?? { arrears: [], lateDays: [] }
    const settled = resettled(book, month, arrears, months, { joinedOn, leftOn })
    if (settled.length > 0) people.set(employee, { arrears: settled, lateDays })
  }
  for (const { arrears } of people.values()) arrears.sort((a, b) => (a.month < b.month ? -1 : 1))
}

async function lateDaysOf(
  tx: Tx,
  { month, run, countsLateDays, employees }: ArrearsQuestion,
): Promise<Map<string, LateDay[]>> {
  const late = await lateAttendance(tx, { upTo: addMonths(month, -1), settled: true, employees })
  const counted = late.map(({ days, ...of }) => ({
    ...of,
    days: days.filter((day) => countsLateDays || !isOpen(day, run)),
  }))
  return new Map(
    counted.filter(({ days }) => days.length > 0).map(({ employee, month: of, days }) => [`${employee} ${of}`, days]),
  )
}

/** Months locked under earlier rules cannot be recalculated. */
function changedMonth(
  question: ArrearsQuestion,
  { employee, month, run, inputs, settled, salaries, declared, joinedOn, leftOn }: ChangedMonth,
  days: readonly LateDay[],
): Recalculated[] {
  const { book, salaryOf } = question
  const original = readSnapshot(inputs)
  if (original.rules !== rules) return []
  // A settlement that paid the month already includes those days in the loss of pay it settled.
  const late = days.filter(({ settledRun }) => settledRun !== run)
  const now = {
    salary: salaryOf(salaries ?? []),
    lossOfPay: withLate(original.lossOfPay, late),
    employment: { joinedOn, leftOn },
  }
  const owed = arrearsOf(book, { original, now, settled: settled ?? [], ...declaredSalary(question, declared) })
  return [{ employee, month, owed, late, salary: now.salary, whole: null }]
}
