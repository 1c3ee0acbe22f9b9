import type { Day } from '../../../day.ts'
import { sum, type Paise } from '../../../money.ts'
import { exact, toNearest } from '../../rules/in/income-tax/exact.ts'
import type { Form16Figure } from '../../rules/in/forms/form-16-figures.ts'
import type { Form16Row } from '../../rules/in/forms/form-16.ts'
import { amount, fileDay, fileName, fileText, inFields, yesNo, type FileRecord } from './record.ts'

/** An employee's year in the fourth quarter's statement: the figures of the certificate. */
export interface SalaryDetail {
  code: string
  name: string
  pan: string | null
  /** W for women, S from 60, O from 80 years, G for others. */
  category: 'W' | 'S' | 'O' | 'G'
  from: Day
  to: Day
  isOldRegime: boolean
  /** Rows of the certificate. */
  rows: readonly Form16Row[]
  grossTotalIncomePaise: Paise
  /** What the year's law rounds tax to. */
  roundedToRupees: number
  tdsPaise: Paise
  /** By previous employers in the year, as declared. */
  earlierTdsPaise: Paise
  landlords: readonly Party[]
  /** Whether the year's rent is above one lakh and house rent allowance is exempt. */
  hasRentAboveLimit: boolean
  lenders: readonly Party[]
}

/** A landlord or lender paid by the employee; the statement has room for four. */
export interface Party {
  pan: string
  name: string
}

const section16 = [
  ['16(ia)', 'standardDeduction'],
  ['16(ii)', 'entertainmentAllowance'],
  ['16(iii)', 'professionalTax'],
] as const satisfies readonly (readonly [string, Form16Figure])[]

const chapter6A = [
  ['80C', '80C'],
  ['80CCC', '80CCC'],
  ['80CCD(1)', '80CCD1'],
  ['80CCD(1B)', '80CCD1B'],
  ['80CCD(2)', '80CCD2'],
  ['80CCH', '80CCH'],
  ['80D', '80D'],
  ['80E', '80E'],
  ['80G', '80G'],
  ['80TTA', '80TTA'],
  ['OTHERS', 'otherDeductions'],
] as const satisfies readonly (readonly [string, Form16Figure])[]

/** The salary detail of an employee (SD), its deductions of section 16 (S16) and of Chapter VI-A (C6A). */
export function salaryRecords(number: number, salary: SalaryDetail): FileRecord[] {
  const figures = figuresOf(salary.rows)
  const parts = (list: readonly (readonly [string, Form16Figure])[]) =>
    list.map(([section, figure]) => ({ section, paise: figures(figure) })).filter(({ paise }) => paise !== 0)
  const children = { s16: parts(section16), c6a: parts(chapter6A) }
  const child = (type: 'S16' | 'C6A', of: { section: string; paise: Paise }, at: number): FileRecord => ({
    fields: 8,
    type,
    values: { 3: '1', 4: String(number), 5: String(at + 1), 6: of.section, 7: amount(of.paise) },
  })
  return [
    detail(number, salary, figures, children),
    ...children.s16.map((of, at) => child('S16', of, at)),
    ...children.c6a.map((of, at) => child('C6A', of, at)),
  ]
}

type Figures = (figure: Form16Figure) => Paise
type Parts = readonly { section: string; paise: Paise }[]

function detail(
  number: number,
  salary: SalaryDetail,
  figure: Figures,
  { s16, c6a }: { s16: Parts; c6a: Parts },
): FileRecord {
  const total = figure('currentEmployer') + figure('otherEmployers')
  const ofSection16 = sum(s16.map(({ paise }) => paise))
  const due = figure('slabTax') - figure('rebate') + figure('surcharge') + figure('cess') - figure('relief')
  // Net tax payable is rounded, s.288B; its parts are not.
  const net = toNearest(exact(Math.max(0, due)), salary.roundedToRupees)
  const otherTax = figure('otherTds') + figure('otherTcs')
  const deducted = salary.tdsPaise + salary.earlierTdsPaise + otherTax
  const values = {
    ...{ 3: '1', 4: String(number), 5: 'A', 7: salary.pan ?? 'PANNOTAVBL' },
    ...{ 8: salary.pan === null ? fileText(salary.code, 10) : '', 9: fileName(salary.name), 10: salary.category },
    ...{ 11: fileDay(salary.from), 12: fileDay(salary.to), 13: amount(total), 15: String(s16.length) },
    ...{ 16: amount(ofSection16), 17: amount(total - ofSection16), 18: amount(figure('otherIncome')) },
    ...{
      19: amount(figure('grossTotalIncome')),
      21: String(c6a.length),
      22: amount(sum(c6a.map(({ paise }) => paise))),
    },
    ...{ 23: amount(figure('totalIncome')), 24: amount(figure('slabTax')), 25: amount(figure('surcharge')) },
    ...{ 26: amount(figure('cess')), 27: amount(figure('relief')), 28: amount(net), 29: amount(deducted) },
    ...{ 30: amount(net - deducted), 31: amount(figure('savings')) },
    ...{ 34: amount(figure('currentEmployer')), 35: amount(figure('otherEmployers')) },
    ...{ 36: amount(salary.tdsPaise), 37: amount(salary.earlierTdsPaise), 38: yesNo(salary.pan === null) },
    ...parties(39, salary.hasRentAboveLimit, salary.landlords),
    ...parties(49, salary.lenders.length > 0, salary.lenders),
    59: 'N',
    ...{ 67: amount(figure('salary')), 68: amount(figure('perquisites')), 69: amount(figure('profitsInLieu')) },
    ...{
      70: amount(figure('exemptTravel')),
      71: amount(figure('exemptGratuity')),
      72: amount(figure('exemptPension')),
    },
    ...{ 73: amount(figure('exemptLeave')), 74: amount(figure('exemptHra')), 75: amount(figure('exemptOther')) },
    ...{ 76: amount(figure('exemptions')), 77: amount(figure('otherSources')), 78: amount(figure('rebate')) },
    ...{ 79: yesNo(salary.isOldRegime), 80: amount(figure('exemptAllowances')), 81: amount(otherTax) },
  }
  return { fields: 88, type: 'SD', values }
}

/** The landlords and lenders in the file: those in the order declared for which it has room. */
export function listedParties({ hasRentAboveLimit, landlords, lenders }: SalaryDetail): Party[] {
  return [...(hasRentAboveLimit ? landlords.slice(0, mostParties) : []), ...lenders.slice(0, mostParties)]
}

const mostParties = 4

/** Whether there are any, how many have a PAN, and PAN and name of up to four. */
function parties(first: number, any: boolean, all: readonly Party[]): FileRecord['values'] {
  const listed = any ? all.slice(0, mostParties) : []
  const cells = listed.flatMap(({ pan, name }) => [pan, fileName(name)])
  return { [first]: yesNo(any), [first + 1]: String(listed.length), ...inFields(first + 2, cells) }
}

function figuresOf(rows: readonly Form16Row[]): Figures {
  const amounts = new Map(rows.map(({ figure, amountPaise }) => [figure, amountPaise ?? 0]))
  return (figure) => amounts.get(figure) ?? 0
}
