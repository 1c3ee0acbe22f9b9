import type { Day, Id, Month } from '@muster/contract/values.ts'
import { addMonths, lastDay, monthOf } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import type { PayslipInput } from '@muster/engine/payroll/payslip/payslip-input.ts'
import type { EarlierMonth } from '@muster/engine/payroll/payslip/year-so-far.ts'
import { newId } from '../../../platform/id.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { lateAttendance } from '../../attendance/index.ts'
import { componentFlags } from '../component-flags/component-flags.ts'
import { hasLedger } from '../payable/ledgers.ts'
import { payRunConfig } from '../pay-run-config/pay-run-config.ts'
import { arrearsOfPeople } from '../pay-run/arrears/arrears.ts'
import { carriedForward, earlierMonths } from '../pay-run/inputs/earlier.queries.ts'
import { readInputsOf, type PersonInputs } from '../pay-run/inputs/inputs.ts'
import { leftOver } from '../pay-run/inputs/pay-inputs.ts'
import { requestsSaid, withLate } from '../pay-run/arrears/loss-of-pay.ts'
import { runOfMonth, type RunRow } from '../pay-run/pay-run.queries.ts'
import { salaries } from '../pay-run/inputs/salaries.ts'
import { earlierFrom, soFarOf } from '../statutory-input/so-far.ts'
import { lastLockedMonth } from '../locked-month/locked-month.ts'
import { statutorySettings } from '../statutory/index.ts'
import { paidMonth } from './last-pay.queries.ts'

export interface LastPay {
  book: LawBook
  month: Month
  /** The run of the month, locked or not; undefined when it was not started. */
  run: RunRow | undefined
  /** The month is locked: the settlement is a separate payslip. */
  isExtra: boolean
  /** The month was paid; the other payslip pays what it did not. */
  wasPaid: boolean
  person: PersonInputs
  /** The inputs of the last payslip, without the settlement. */
  input: PayslipInput
  /** Late-recorded days that it settles. */
  lateDays: Id[]
}

/** What an employee's last pay depends on; undefined if not employed in the month. */
export async function lastPay(tx: Tx, employee: Id, leftOn: Day): Promise<LastPay | undefined> {
  const month = monthOf(leftOn)
  const run = await runOfMonth(tx, { month })
  const config = run?.config ?? (await payRunConfig(tx))
  const { book, people } = await readInputsOf(tx, { id: run?._id ?? newId(), month, config }, [employee])
  const person = people.find((one) => one.employee === employee)
  if (!person) return undefined
  const isExtra = run?.state === 'approved' || run?.state === 'paid'
  const paid = isExtra && run ? await paidMonth(tx, { run: run._id, month, employee }) : undefined
  const wasPaid = paid?.isPaid === true
  const pays = wasPaid
    ? await rest(tx, book, person, month)
    : isExtra
      ? await anew(tx, book, person, month)
      : { input: person.input, lateDays: person.settles.lateDays }
  return { book, month, run, isExtra, wasPaid, person, ...pays }
}

/** A locked month without a valid payslip: paid with the days recorded late, and with what later months owe or are owed. */
async function anew(
  tx: Tx,
  book: LawBook,
  { employee, input, settles }: PersonInputs,
  month: Month,
): Promise<Pick<LastPay, 'input' | 'lateDays'>> {
  const { settings, owed } = await owedByNow(tx, book, month, employee)
  const late = settings.pay.lateArrears ? await lateAttendance(tx, { upTo: month, employees: [employee] }) : []
  const own = late.filter((one) => one.month === month).flatMap(({ days }) => days)
  // Attendance shows the days that ended after locking itself.
  const beyond = own.filter(({ source }) => source !== 'ended')
  const { arrears = [], lateDays = [] } = owed.get(employee) ?? {}
  const after = arrears.filter((one) => one.month > month)
  const daysChanged = requestsSaid(own)
  return {
    input: {
      ...input,
      lossOfPay: withLate(input.lossOfPay, beyond),
      arrears: [...input.arrears, ...after],
      ...(daysChanged === undefined ? {} : { daysChanged }),
    },
    lateDays: [...new Set([...settles.lateDays, ...own.map(({ id }) => id), ...lateDays])],
  }
}

/** What locked months owe an employee, up to the last of them. */
async function owedByNow(tx: Tx, book: LawBook, month: Month, employee: Id) {
  const next = addMonths((await lastLockedMonth(tx)) ?? month, 1)
  const settings = await statutorySettings(tx, lastDay(next))
  const flags = await componentFlags(tx)
  const owed = await arrearsOfPeople(tx, {
    book,
    month: next,
    run: newId(),
    salaryOf: (rows) => salaries(flags, rows),
    countsLateDays: settings.pay.lateArrears,
    employees: [employee],
  })
  return { next, settings, owed }
}

/**
 * What a locked month and later ones did not pay: no salary, but arrears either way, the rest of loans, payables from requests, and
 * deferred deductions. The month's contributions were already made; only ESI is due on wages paid now, for people insured in the month.
 * Income tax is that of the year with everything paid in it.
 */
async function rest(
  tx: Tx,
  book: LawBook,
  { employee, input }: PersonInputs,
  month: Month,
): Promise<Pick<LastPay, 'input' | 'lateDays'>> {
  const { next, owed } = await owedByNow(tx, book, month, employee)
  const from = earlierFrom(month, input.payDate)
  const employees = [employee]
  const [earlier] = await earlierMonths(tx, { from, before: next, employees })
  const [carried] = await carriedForward(tx, { from: addMonths(next, -12), before: next, employees })
  const { statutory } = input
  const isInsured = statutory?.soFar.esiCovered === true || earlier?.months.some(isInsuredIn(month)) === true
  const unpaid: PayslipInput = {
    ...input,
    contract: input.salary.at(-1)?.lines ?? [],
    salary: input.salary.map((one) => ({ ...one, lines: [] })),
    lossOfPay: [],
    arrears: owed.get(employee)?.arrears ?? [],
    oneOffs: input.oneOffs.filter(hasLedger),
    deductions: [...input.deductions.filter(hasLedger), ...leftOver(carried)],
    statutory:
      statutory === null
        ? null
        : {
            ...statutory,
            ...{ pf: null, pt: null, lwf: null },
            tax: statutory.tax === null ? null : { ...statutory.tax, perquisites: [] },
            // It contains no wages to take half of.
            capDeductions: false,
            soFar: {
              ...soFarOf(
                book,
                { month: next, payDate: input.payDate, place: null },
                earlier ?? { months: [], paidIn: [] },
              ),
              esiCovered: isInsured,
            },
          },
  }
  return { input: unpaid, lateDays: owed.get(employee)?.lateDays ?? [] }
}

function isInsuredIn(month: Month): (one: EarlierMonth) => boolean {
  return (one) => one.month === month && one.esiCovered
}
