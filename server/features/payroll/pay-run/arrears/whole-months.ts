import type { Id, Month } from '@muster/contract/values.ts'
import { financialYear, firstDay, lastDay } from '@muster/engine/day.ts'
import { LawError } from '@muster/engine/law/law.ts'
import type { ArrearsInput } from '@muster/engine/payroll/payslip/arrears-input.ts'
import { arrearsOf } from '@muster/engine/payroll/arrears/arrears.ts'
import { checkInput } from '@muster/engine/payroll/payslip/payslip-input-check.ts'
import { rules, type PayslipInput } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { noTaxFacts } from '@muster/engine/payroll/payslip/tax-facts.ts'
import type { EarlierMonth } from '@muster/engine/payroll/payslip/year-so-far.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { attendanceFacts, type LateDay } from '../../../attendance/index.ts'
import { payDateOf } from '../../pay-run-config/pay-run-config.ts'
import { enteredLossOfPay } from '../../pay-input/loss-of-pay-input.queries.ts'
import { statutoryOfPeople, statutorySettings } from '../../statutory/index.ts'
import type { UnpaidMonth } from './arrears.queries.ts'
import type { ArrearsQuestion, Recalculated } from './arrears-question.ts'
import { earlierMonths } from '../inputs/earlier.queries.ts'
import { declaredAtStart, declaredSalary } from './declared.ts'
import { minutesOf } from './late-overtime.ts'
import { countsDaysOff, withLate } from './loss-of-pay.ts'
import { statutoryInput } from '../../statutory-input/statutory-input.ts'

/**
 * Locked months in which an employee has no unreversed payslip, calculated from what is known today. A month without a
 * salary for each employed day cannot be, and stays unpaid: the checks before approval report it.
 */
export async function wholeMonths(
  tx: Tx,
  question: ArrearsQuestion,
  unpaid: readonly UnpaidMonth[],
  lateOf: ReadonlyMap<string, readonly LateDay[]>,
): Promise<Recalculated[]> {
  const recalculated: Recalculated[] = []
  // What this run deducts for one late month counts in the next.
  const taken = new Map<Id, EarlierMonth[]>()
  for (const [month, people] of [...Map.groupBy(unpaid, (one) => one.month)].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const inputOf = await inputsOf(tx, question, month, people, taken)
    for (const one of people) {
      const { employee, joinedOn, leftOn, settled } = one
      const late = lateOf.get(`${employee} ${month}`) ?? []
      const { original, overtimeMinutes } = inputOf(one, late)
      const isEmployed = joinedOn <= lastDay(month) && (leftOn === null || leftOn >= firstDay(month))
      if (isEmployed && checkInput(question.book, original).length > 0) continue
      const known = { original, paid: [], now: original, settled: settled ?? [] }
      const owed = tried(() => arrearsOf(question.book, { ...known, ...declaredSalary(question, one.declared) }))
      if (owed === undefined) continue
      const minutes = isEmployed ? overtimeMinutes : 0
      recalculated.push({
        employee,
        month,
        owed,
        late,
        salary: original.salary,
        whole: { minutes, settled: settled ?? [] },
      })
      const pt = owed?.stateTaxes?.pt ?? null
      const esiCovered = owed?.stateTaxes?.esi?.covered ?? false
      const taxes = { month, pt, tax: { ...noTaxFacts(), regime: null }, esiCovered }
      if (pt !== null || esiCovered) taken.set(employee, [...(taken.get(employee) ?? []), taxes])
    }
  }
  return recalculated
}

/** What a month would have been calculated from, for someone with nothing locked. Eight statements. */
async function inputsOf(
  tx: Tx,
  question: ArrearsQuestion,
  month: Month,
  people: readonly UnpaidMonth[],
  taken: ReadonlyMap<Id, readonly EarlierMonth[]>,
): Promise<(one: UnpaidMonth, late: readonly LateDay[]) => { original: PayslipInput; overtimeMinutes: number }> {
  const { book, month: before, salaryOf } = question
  const employees = people.map(({ employee }) => employee)
  const settings = await statutorySettings(tx, lastDay(month))
  const attendance = new Map((await attendanceFacts(tx, { month, employees })).map((one) => [one.employee, one]))
  const entered = new Map(
    (await enteredLossOfPay(tx, { month, employees })).map((one) => [one.employee, one.lossOfPay]),
  )
  const identity = new Map((await statutoryOfPeople(tx, { month, employees })).map((one) => [one.employee, one]))
  const april = `${financialYear(month).slice(0, 4)}-04`
  const earlier = new Map(
    (await earlierMonths(tx, { from: april, before, employees })).map((one) => [one.employee, one]),
  )
  const declared = await declaredAtStart(tx, { book, salaryOf, employees }, month)
  return ({ employee, joinedOn, leftOn, salaries, config }, late) => {
    const { lossOfPay = [], nonWorkingDays = [], overtimeMinutes = 0 } = attendance.get(employee) ?? {}
    const who = identity.get(employee)
    // Attendance shows the days that ended after locking itself.
    const beyond = late.filter(({ source }) => source !== 'ended')
    const original: PayslipInput = {
      rules,
      law: book.hash,
      month,
      payDate: payDateOf(month, config),
      employment: { joinedOn, leftOn },
      salary: salaryOf(salaries ?? []),
      basis: config.dayBasis,
      nonWorkingDays: countsDaysOff(config.dayBasis) ? nonWorkingDays.toSorted() : [],
      lossOfPay: withLate([...lossOfPay, ...(entered.get(employee) ?? [])], beyond),
      arrears: [],
      oneOffs: [],
      deductions: [],
      statutory:
        who === undefined
          ? null
          : statutoryInput({
              ...{ month, book, settings, person: who, joinedOn, tax: undefined },
              declaredAtStart: declared.get(employee),
              payDate: payDateOf(month, config),
              earlier: {
                months: [...(earlier.get(employee)?.months ?? []), ...(taken.get(employee) ?? [])],
                paidIn: earlier.get(employee)?.paidIn ?? [],
              },
            }),
      rounding: { line: config.lineRounding, net: config.netRounding },
    }
    return { original, overtimeMinutes: overtimeMinutes + minutesOf(beyond) }
  }
}

/** Undefined where the month's law is not known: an error in one employee's data must not hold up the others. */
function tried(work: () => ArrearsInput | null): ArrearsInput | null | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof LawError) return undefined
    throw error
  }
}
