import { addMonths } from '@muster/engine/day.ts'
import { sum } from '@muster/engine/money.ts'
import { lateDepositInterest } from '@muster/engine/payroll/outputs/late/late.ts'
import { fileName, isCut, isWhole, nameLength } from '@muster/engine/payroll/outputs/tds/record.ts'
import { listedParties, type SalaryDetail } from '@muster/engine/payroll/outputs/tds/salary-records.ts'
import { formOf, isPublished } from '@muster/engine/payroll/outputs/tds/statement.ts'
import { listOf, plural, say, verbatim, type Sentence } from '@muster/engine/sentence.ts'
import type { KeptDeductor } from './deductor.queries.ts'
import { openOf } from './deductions.ts'
import type { QuarterMaterial } from './statement-material.ts'
import type { StatementRow } from './statement.queries.ts'

export interface Point {
  message: Sentence
  at: 'challans' | 'deductor' | 'company' | 'payroll' | 'employees' | 'certificates' | 'statements' | null
}

export interface CheckedQuarter {
  year: string
  quarter: number
  /** Fourth quarter of Form 24Q: the people with salary details of the year, which it has even if no tax was deducted in it. */
  salaries: readonly { code: string; name: string }[]
  material: QuarterMaterial
  company: { tan: string | null; pan: string | null }
  deductor: KeptDeductor | null
  lockedMonths: ReadonlySet<string>
  withoutPan: readonly string[]
  /** The previous quarter's statement in the register. */
  before: StatementRow | undefined
  /** The part of its challans' tax that is linked to no deduction. */
  unlinkedPaise: number
  /** Interest paid with its challans. */
  interestPaise: number
}

/** Everything that prevents the quarter's file from being generated, each with the page to fix it on. */
export function missingOf(of: CheckedQuarter): Point[] {
  const { year, quarter, material, company, deductor } = of
  const points: Point[] = []
  const add = (message: Sentence, at: Point['at']) => points.push({ message, at })
  if (!isPublished(year, quarter))
    add(
      say`The file layout of Form 138 for the fourth quarter, with the salary details of the year, was not published when last checked in September 2026. Use the government's return preparation utility with Annexures I and II of the March pay run.`,
      null,
    )
  if (company.tan === null) add(say`Add the company's TAN.`, 'company')
  if (company.pan === null) add(say`Add the company's PAN.`, 'company')
  if (deductor === null)
    add(
      say`Enter the deductor details: deductor type, address with state code, and the responsible person with PAN, designation and contact.`,
      'deductor',
    )
  else for (const [text, message] of textsOf(deductor)) if (text !== '' && !isWhole(text)) add(message, 'deductor')
  if (material.deductions.length === 0 && of.salaries.length === 0)
    add(say`No TDS was deducted from salaries in this quarter.`, null)
  for (const month of material.months) {
    const open = material.deductions.filter(({ paidIn }) => paidIn === month).map(openOf)
    const paise = sum(open.filter((one) => one > 0))
    if (paise > 0) add(say`${{ paise }} of TDS deducted in ${{ month }} is not linked to a challan.`, 'challans')
    const over = sum(open.filter((one) => one < 0))
    if (over < 0)
      add(
        say`Challans are linked to ${{ paise: -over }} more than was deducted in ${{ month }}. Link them again.`,
        'challans',
      )
  }
  const nameless = [...material.deductions, ...of.salaries]
    .filter(({ name }) => fileName(name) === '')
    .map(({ code }) => code)
  if (nameless.length > 0)
    add(
      say`The name isn't all in Latin letters: ${listOf([...new Set(nameless)].map(verbatim))}. The file takes no others.`,
      'employees',
    )
  return points
}

/** What the file says of the deductor: in Latin letters as a whole, as a part would be another name or address. */
function textsOf({ name, branch, place, person }: KeptDeductor): [text: string, ifNot: Sentence][] {
  const address = ({ line1, line2, line3, line4, line5 }: KeptDeductor['place']) =>
    [line1, line2, line3, line4, line5].join(' ')
  return [
    [name, say`The deductor's name isn't all in Latin letters. The file takes no others.`],
    [branch, say`The deductor's branch isn't all in Latin letters. The file takes no others.`],
    [address(place), say`The deductor's address isn't all in Latin letters. The file takes no others.`],
    [person.name, say`The responsible person's name isn't all in Latin letters. The file takes no others.`],
    [
      person.designation,
      say`The responsible person's designation isn't all in Latin letters. The file takes no others.`,
    ],
    [
      address(person.place),
      say`The responsible person's address isn't all in Latin letters. The file takes no others.`,
    ],
  ]
}

/** Employees, landlords and lenders whom the salary details would have without a name; null if there are none. */
export function namelessIn(salaries: readonly SalaryDetail[]): Sentence | null {
  const nameless = salaries.filter((one) => [one, ...listedParties(one)].some(({ name }) => fileName(name) === ''))
  return nameless.length === 0
    ? null
    : say`The name of the employee, a landlord or a lender isn't all in Latin letters: ${listOf(nameless.map(({ code }) => verbatim(code)))}. The file takes no others.`
}

/** Points to know before using the file. */
export function notesOf(of: CheckedQuarter): Point[] {
  const { year, quarter, material, lockedMonths, withoutPan, before, deductor, unlinkedPaise, interestPaise } = of
  const notes: Point[] = []
  const add = (message: Sentence, at: Point['at']) => notes.push({ message, at })
  for (const month of material.months)
    if (!lockedMonths.has(month)) add(say`No salaries of a locked pay run were paid in ${{ month }}.`, 'payroll')
  if (withoutPan.length > 0)
    add(
      say`${plural(withoutPan.length, { one: '# employee has', other: '# employees have' })} no PAN and will be listed as PANNOTAVBL: ${listOf(withoutPan.map(verbatim))}.`,
      'employees',
    )
  const long = [...material.deductions, ...of.salaries].filter(({ name }) => isCut(name)).map(({ code }) => code)
  if (long.length > 0)
    add(
      say`The name is shortened to ${nameLength} characters, as the file takes no more: ${listOf([...new Set(long)].map(verbatim))}.`,
      'employees',
    )
  if (before?.receipt == null && deductor !== null && deductor.earlierReceipt === null)
    add(
      say`The file will say that no statement was filed before. If one was, enter its receipt number.`,
      before === undefined ? 'deductor' : 'statements',
    )
  if (unlinkedPaise > 0)
    add(say`${{ paise: unlinkedPaise }} of the tax paid by its challans is not linked to a deduction.`, 'challans')
  const owed = lateInterest(material)
  if (owed > interestPaise)
    add(
      say`Interest of ${{ paise: owed }} is due for late deposits, and its challans paid ${{ paise: interestPaise }}.`,
      'challans',
    )
  if (formOf(year) === '24Q' && quarter === 4)
    add(say`The salary details are those of the certificates, as per accepted proofs.`, 'certificates')
  return notes
}

/** Interest due by law on every deposit after its due date. */
function lateInterest({ book, deductions }: QuarterMaterial): number {
  return sum(
    deductions.flatMap(({ payDate, deposits }) =>
      deposits.map(({ paidOn, amountPaise }) =>
        lateDepositInterest(book, { deductedOn: payDate, depositedOn: paidOn, amountPaise }),
      ),
    ),
  )
}

/** The previous quarter: `2026-27` 1 after `2025-26` 4. */
export function quarterBefore(year: string, quarter: number): { year: string; quarter: number } {
  if (quarter > 1) return { year, quarter: quarter - 1 }
  const start = Number(addMonths(`${year.slice(0, 4)}-04`, -12).slice(0, 4))
  return { year: `${start}-${String((start + 1) % 100).padStart(2, '0')}`, quarter: 4 }
}
