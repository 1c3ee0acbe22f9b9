import type { Id, Month } from '@muster/contract/values.ts'
import { addMonths, financialYear } from '@muster/engine/day.ts'
import type { ArrearsInput } from '@muster/engine/payroll/arrears/arrears-input.ts'
import { arrearsOf } from '@muster/engine/payroll/arrears/arrears.ts'
import { resettled } from '@muster/engine/payroll/statutory/professional-tax-resettled.ts'
import { rules } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { readSnapshot } from '@muster/engine/payroll/payslip/snapshot.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { lateAttendance, type LateDay } from '../../../attendance/index.ts'
import { changedMonths, unpaidMonths, type ChangedMonth } from './arrears.queries.ts'
import type { ArrearsQuestion, Recalculated } from './arrears-question.ts'
import { documentsOf } from '../inputs/earlier.queries.ts'
import { isOpen, withLateOvertime } from './late-overtime.ts'
import { requestsSaid, withLate } from './loss-of-pay.ts'
import { wholeMonths } from './whole-months.ts'

/** How many months back a run puts pay right by itself. */
export const arrearsReach = 24

export interface ArrearsOfPerson {
  arrears: ArrearsInput[]
  /** Days recorded late that this run settles. */
  lateDays: Id[]
}

/**
 * What earlier locked months owe everybody, as far as anything about them has changed or nothing was paid for them. The number
 * of statements depends on the months that nobody was paid for, and not on the people.
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
    // All that is on record decides what the month comes to; what other runs have settled stays settled by them.
    known.lateDays.push(...late.filter((day) => isOpen(day, run)).map(({ id }) => id))
    people.set(employee, known)
  }
  await resettleTaxes(tx, question, people)
  return people
}

/** Names the requests that changed days of the month, where nothing else is said of it. */
function withWhy(owed: ArrearsInput, late: readonly LateDay[]): ArrearsInput {
  const reason = requestsSaid(late)
  return reason === undefined ? owed : { reason, ...owed }
}

/** The months of a half-year or year that began before the first month that a run puts right count in its tax. */
async function resettleTaxes(
  tx: Tx,
  { book, month }: ArrearsQuestion,
  people: Map<Id, ArrearsOfPerson>,
): Promise<void> {
  const from: Month = `${financialYear(addMonths(month, -arrearsReach)).slice(0, 4)}-04`
  const employees = [...people].flatMap(([employee, { arrears }]) =>
    arrears.some(({ stateTaxes }) => stateTaxes?.pt) ? [employee] : [],
  )
  for (const { employee, months } of await documentsOf(tx, { employees, from, before: month })) {
    const { arrears, lateDays } = people.get(employee) ?? { arrears: [], lateDays: [] }
    const settled = resettled(book, month, arrears, months)
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

/** Months that were locked by earlier rules can not be calculated again. */
function changedMonth(
  { book, salaryOf }: ArrearsQuestion,
  { employee, month, run, inputs, settled, salaries, joinedOn, leftOn }: ChangedMonth,
  days: readonly LateDay[],
): Recalculated[] {
  const original = readSnapshot(inputs)
  if (original.rules !== rules) return []
  // A settlement that paid the month has those days in its own loss of pay that it settled.
  const late = days.filter(({ settledRun }) => settledRun !== run)
  const now = {
    salary: salaryOf(salaries ?? []),
    lossOfPay: withLate(original.lossOfPay, late),
    employment: { joinedOn, leftOn },
  }
  const owed = arrearsOf(book, { original, now, settled: settled ?? [] })
  return [{ employee, month, owed, late, salary: now.salary, whole: null }]
}
