import { say, type Sentence } from '@muster/engine/sentence.ts'
import { createHash } from 'node:crypto'
import type { Id, Month } from '@muster/contract/values.ts'
import { addMonths, financialYear, firstDay, lastDay, monthOf } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { rules, type PayslipInput } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { snapshot } from '@muster/engine/payroll/calculation/snapshot.ts'
import { breather } from '../../../../platform/breathe.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { attendanceFacts } from '../../../attendance/index.ts'
import { encashmentsOfMonth } from '../../../../platform/leave/leave.ts'
import { enteredLossOfPay } from '../../pay-input/loss-of-pay-input.queries.ts'
import { componentFlags } from '../../component-flags/component-flags.ts'
import { installments, loansByEmployee } from '../../loan/loan-pay.ts'
import { payableInputs } from '../../payable/payable-pay.ts'
import { payablesOfMonth } from '../../payable/payable-pay.queries.ts'
import { payDateOf } from '../../pay-run-config/pay-run-config.ts'
import type { Config } from '../../pay-run-config/pay-run-config.queries.ts'
import type { PersonFacts } from '../../payslip/person-facts.ts'
import { settlementsOfMonth } from './settled.queries.ts'
import { organisationBook, statutoryOfPeople, statutorySettings, type SettingRow } from '../../statutory/index.ts'
import { taxFactsOfPeople } from '../../tax/facts.ts'
import { arrearsOfPeople } from '../arrears/arrears.ts'
import { declaredAtStart } from '../arrears/declared.ts'
import { carriedForward, earlierMonths } from './earlier.queries.ts'
import { encashedLeave, overtimePay } from './extra-pay.ts'
import { payInputs, leftOver } from './pay-inputs.ts'
import { employedInPieces, peopleOfMonth, type PersonRow, type SalaryRow } from './inputs.queries.ts'
import { countsDaysOff } from '../arrears/loss-of-pay.ts'
import { earlierFrom } from '../../statutory-input/so-far.ts'
import { salaries } from './salaries.ts'
import { statutoryInput } from '../../statutory-input/statutory-input.ts'

/** An employee in a month and everything that their pay depends on. */
export interface PersonInputs {
  employee: Id
  person: PersonFacts
  input: PayslipInput
  /** Why there is no pay whatever the input says; null when pay is to be calculated. */
  excluded: { code: string; reason: Sentence } | null
  /** What the run settles once it is approved. */
  settles: { lateDays: Id[]; encashments: Id[]; settlements: Id[] }
}

export interface RunInputs {
  book: LawBook
  people: PersonInputs[]
}

interface RunOfMonth {
  id: Id
  month: Month
  config: Config
}

/** How many people are read at a time: what is done at once in memory does not grow with the company. */
export const pieceSize = 500

/**
 * The inputs of everyone employed in a month, in the order of their ids. `draft`: an unsaved statutory setting, to preview its effect.
 */
export async function readInputs(tx: Tx, run: RunOfMonth, draft?: SettingRow): Promise<RunInputs> {
  const span = { first: firstDay(run.month), last: lastDay(run.month) }
  const pieces = await employedInPieces(tx, { ...span, size: pieceSize })
  if (pieces.length <= 1) return readInputsOf(tx, run, null, draft)
  const people: PersonInputs[] = []
  let book: LawBook | undefined
  for (const { employees } of pieces) {
    const piece = await readInputsOf(tx, run, employees, draft)
    people.push(...piece.people)
    book ??= piece.book
  }
  return { book: book!, people }
}

/**
 * The same for some `employees`, or (null) everyone at once, for which query plans are better than for a list of all. The number of
 * statements does not depend on the number of employees.
 */
export async function readInputsOf(
  tx: Tx,
  run: RunOfMonth,
  employees: Id[] | null,
  draft?: SettingRow,
): Promise<RunInputs> {
  const { month, config } = run
  const payDate = payDateOf(month, config)
  const book = await organisationBook(tx)
  const settings = await statutorySettings(tx, lastDay(month), draft)
  const flags = await componentFlags(tx)
  const salaryOf = (rows: readonly SalaryRow[]) => salaries(flags, rows)
  const people = await peopleOfMonth(tx, { month, first: firstDay(month), last: lastDay(month), employees })
  const attendance = byEmployee(await attendanceFacts(tx, { month, employees }))
  const enteredLoss = byEmployee(await enteredLossOfPay(tx, { month, employees }))
  const identity = byEmployee(await statutoryOfPeople(tx, { month, employees }))
  const proofsOnly = payDate.slice(5) >= settings.tds.proofCutOff && payDate.slice(5) < '04-01'
  const tax = await taxFactsOfPeople(tx, { financialYear: financialYear(monthOf(payDate)), proofsOnly, employees })
  const earlier = byEmployee(await earlierMonths(tx, { from: earlierFrom(month, payDate), before: month, employees }))
  const carried = byEmployee(await carriedForward(tx, { from: addMonths(month, -12), before: month, employees }))
  const owed = await arrearsOfPeople(tx, {
    book,
    month,
    run: run.id,
    salaryOf,
    countsLateDays: settings.pay.lateArrears,
    employees,
  })
  const declared = await declaredAtStart(tx, { book, salaryOf, employees }, month)
  const leave = Map.groupBy(await encashmentsOfMonth(tx, { month, run: run.id, employees }), ({ employee }) => employee)
  const loans = await loansByEmployee(tx, employees)
  const owedByRequests = Map.groupBy(
    await payablesOfMonth(tx, { month, last: lastDay(month), employees }),
    ({ employee }) => employee,
  )
  const settled = byEmployee(
    await settlementsOfMonth(tx, { first: firstDay(month), last: lastDay(month), run: run.id, employees }),
  )

  const inputsOf = ({ employee, person, isInactive, salaries: rows, inputs: given }: PersonRow): PersonInputs => {
    const { lossOfPay = [], nonWorkingDays = [], overtimeMinutes = 0 } = attendance.get(employee) ?? {}
    const { oneOffs, deductions } = payInputs(flags, given ?? [])
    const payables = payableInputs(owedByRequests.get(employee) ?? [])
    const salary = salaryOf(rows ?? [])
    const pay = { book, settings, lines: salary.at(-1)?.lines ?? [], payDate }
    // Unused leave at exit is paid by the settlement.
    const paidOut = (leave.get(employee) ?? []).filter(({ atExit }) => !atExit)
    const settlement = settled.get(employee)
    const who = identity.get(employee)
    const input: PayslipInput = {
      rules,
      law: book.hash,
      month,
      payDate,
      employment: { joinedOn: person.joinedOn, leftOn: person.leftOn },
      salary,
      basis: config.dayBasis,
      nonWorkingDays: countsDaysOff(config.dayBasis) ? nonWorkingDays.toSorted() : [],
      lossOfPay: [
        ...lossOfPay.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
        ...(enteredLoss.get(employee)?.lossOfPay ?? []),
      ],
      arrears: owed.get(employee)?.arrears ?? [],
      oneOffs: [
        ...oneOffs,
        ...overtimePay(pay, overtimeMinutes),
        ...encashedLeave(pay, paidOut),
        ...payables.oneOffs,
        ...(settlement?.oneOffs ?? []),
      ],
      deductions: [
        ...deductions,
        ...installments(loans.get(employee) ?? [], month, person.leftOn),
        ...payables.deductions,
        ...leftOver(carried.get(employee)),
      ],
      ...(settlement === undefined ? {} : { settles: true }),
      statutory:
        who === undefined
          ? null
          : statutoryInput({
              month,
              book,
              settings,
              person: who,
              joinedOn: person.joinedOn,
              tax: tax.get(employee),
              payDate,
              declaredAtStart: declared.get(employee),
              earlier: earlier.get(employee) ?? { months: [], paidIn: [] },
            }),
      rounding: { line: config.lineRounding, net: config.netRounding },
    }
    const settles = {
      lateDays: owed.get(employee)?.lateDays ?? [],
      encashments: [...paidOut.map(({ id }) => id), ...(settlement?.encashments ?? [])],
      settlements: settlement === undefined ? [] : [settlement.id],
    }
    return { employee, person, input, excluded: whyExcluded(rows === null, isInactive, person), settles }
  }
  const inputs: PersonInputs[] = []
  const breathe = breather()
  for (const one of people) {
    inputs.push(inputsOf(one))
    await breathe()
  }
  return { book, people: inputs }
}

/** The canonical text of an input, and its hash: equal when nothing that the pay depends on has changed. */
export function frozen(input: PayslipInput): { text: string; hash: string } {
  const text = snapshot(input)
  return { text, hash: createHash('sha256').update(text).digest('hex') }
}

function byEmployee<T extends { employee: Id }>(rows: readonly T[]): Map<Id, T> {
  return new Map(rows.map((row) => [row.employee, row]))
}

function whyExcluded(hasNoSalary: boolean, isInactive: boolean, person: PersonFacts): PersonInputs['excluded'] {
  if (isInactive && person.leftOn === null)
    return { code: 'inactive', reason: say`Inactive, without a last working day` }
  return hasNoSalary ? { code: 'noSalary', reason: say`No salary is set` } : null
}
