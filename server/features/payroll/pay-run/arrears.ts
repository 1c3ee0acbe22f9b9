import type { Id, Month } from '@muster/contract/values.ts'
import { addMonths } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import type { ArrearsInput } from '@muster/engine/payroll/arrears-input.ts'
import { arrearsOf } from '@muster/engine/payroll/arrears.ts'
import { rules, type LossOfPay, type PayslipInput, type Salary } from '@muster/engine/payroll/payslip-input.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { lateAttendance, type LateDay, type LateMonth } from '../../attendance/index.ts'
import { changedMonths, type ChangedMonth } from './arrears.queries.ts'
import type { SalaryRow } from './inputs.queries.ts'
import { monthsBack } from './reach.ts'

export interface ArrearsOfPerson {
  arrears: ArrearsInput[]
  /** Days recorded late that this run settles. */
  lateDays: Id[]
}

interface ArrearsQuestion {
  book: LawBook
  month: Month
  run: Id
  salaryOf: (rows: readonly SalaryRow[]) => Salary[]
  /** Whether loss of pay that was recorded late is settled. */
  countsLateDays: boolean
}

/** What earlier locked months owe everybody, as far as anything about them has changed. Two statements. */
export async function arrearsOfPeople(
  tx: Tx,
  { book, month, run, salaryOf, countsLateDays }: ArrearsQuestion,
): Promise<Map<Id, ArrearsOfPerson>> {
  const late = (await lateAttendance(tx, { upTo: addMonths(month, -1), settled: true }))
    .map((one) => ({ ...one, days: one.days.filter((day) => countsLateDays || !isOpen(day, run)) }))
    .filter(({ days }) => days.length > 0)
  const lateOf = new Map(late.map((one) => [`${one.employee} ${one.month}`, one]))
  const changed = await changedMonths(tx, {
    from: addMonths(month, -monthsBack),
    before: month,
    late: [...lateOf.keys()],
  })
  const people = new Map<Id, ArrearsOfPerson>()
  for (const one of changed) {
    const original = JSON.parse(one.inputs) as PayslipInput
    // Months that were locked by earlier rules can not be calculated again.
    if (original.rules !== rules) continue
    const lateDays = lateOf.get(`${one.employee} ${one.month}`)
    const owed = arrearsOf(book, { original, now: now(original, one, lateDays, salaryOf), settled: one.settled ?? [] })
    const known = people.get(one.employee) ?? { arrears: [], lateDays: [] }
    if (owed !== null) known.arrears.push(owed)
    // All that is on record decides what the month comes to; what other runs have settled stays settled by them.
    known.lateDays.push(...(lateDays?.days ?? []).filter((day) => isOpen(day, run)).map(({ id }) => id))
    people.set(one.employee, known)
  }
  return people
}

function isOpen({ settledRun }: LateDay, run: Id): boolean {
  return settledRun === null || settledRun === run
}

function now(
  original: PayslipInput,
  { salaries, joinedOn, leftOn }: ChangedMonth,
  late: LateMonth | undefined,
  salaryOf: (rows: readonly SalaryRow[]) => Salary[],
) {
  return {
    salary: salaryOf(salaries ?? []),
    lossOfPay: late === undefined ? original.lossOfPay : withLate(original.lossOfPay, late.days),
    employment: { joinedOn, leftOn },
  }
}

/** The loss of pay of a month with what was recorded late: never below nothing or above a day. */
function withLate(before: readonly LossOfPay[], late: readonly LateDay[]): LossOfPay[] {
  const days = new Map(before.map((loss) => [loss.day, loss]))
  for (const { day, halves, reason } of late) {
    const known = days.get(day)
    days.set(day, { day, halves: (known?.halves ?? 0) + halves, reason: known?.reason ?? reason })
  }
  return [...days.values()]
    .filter(({ halves }) => halves > 0)
    .map((loss) => ({ ...loss, halves: Math.min(2, loss.halves) }))
}
