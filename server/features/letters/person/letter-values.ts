import type { EmploymentType } from '@muster/contract/employees/employment.ts'
import type { Day } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { amountInWords } from '@muster/engine/payroll/amount-in-words.ts'
import { plural, say, type Sentence } from '@muster/engine/sentence.ts'
import { longMonthText, rupeeText } from '@muster/engine/format.ts'
import { addressLine } from '../../organisation/index.ts'
import { translate } from '../../../platform/language/translate.ts'
import type { LetterValues } from '../text/fill.ts'
import type { LetterFacts, SalaryFacts } from './letter-facts.queries.ts'
import { salaryTable } from './salary-table.ts'

interface Letter {
  number: string
  day: Day
  acceptBy: Day | null
  company: { name: string; legalName: string; address: string }
}

/** The field values of a letter to a person. */
export function letterValues(person: LetterFacts, letter: Letter): LetterValues {
  const { joinedOn, leftOn, address, salary } = person
  const day = (one: Day | null) => (one === null ? null : longDay(one))
  return {
    'employee.name': person.name,
    'employee.code': person.code,
    'employee.designation': person.designation,
    'employee.department': person.department,
    'employee.location': person.location,
    'employee.manager': person.manager,
    'employee.employmentType': translate(employmentWords[person.employmentType]),
    'employee.probation': translate(probation(person.probationDays)),
    'employee.address': address === null ? null : addressLine(address),
    'employee.service': translate(serviceOf(joinedOn, leftOn ?? letter.day)),
    'date.letter': longDay(letter.day),
    'date.joining': longDay(joinedOn),
    'date.lastWorkingDay': day(leftOn),
    'date.acceptBy': day(letter.acceptBy),
    'letter.number': letter.number,
    'company.name': letter.company.name,
    'company.legalName': letter.company.legalName || letter.company.name,
    'company.address': letter.company.address,
    ...(salary === null ? noSalary : salaryValues(salary)),
  }
}

function salaryValues(salary: SalaryFacts) {
  const { startsOn, annualPaise, previousPaise } = salary
  const table = salaryTable(salary)
  const total = table.rows.at(-1)?.[1]?.[0]?.text ?? null
  return {
    'salary.annual': rupeeText(annualPaise),
    'salary.annualInWords': amountInWords(annualPaise),
    'salary.monthly': total,
    'salary.from': longDay(startsOn),
    'salary.previousAnnual': previousPaise === null ? null : rupeeText(previousPaise),
    'salary.increase': previousPaise === null ? null : increase(previousPaise, annualPaise),
    'salary.table': table,
  }
}

const noSalary = {
  ...{ 'salary.annual': null, 'salary.annualInWords': null, 'salary.monthly': null, 'salary.from': null },
  ...{ 'salary.previousAnnual': null, 'salary.increase': null, 'salary.table': null },
}

/** The percentage of a raise to one decimal: "12.5%". */
function increase(before: number, after: number): string | null {
  if (before === 0) return null
  const tenths = Number((BigInt(after - before) * 2000n + BigInt(before)) / (BigInt(before) * 2n))
  const size = Math.abs(tenths)
  return `${tenths < 0 ? '−' : ''}${Math.floor(size / 10)}${size % 10 === 0 ? '' : `.${size % 10}`}%`
}

/** "26 November 2026" */
export const longDay = (day: Day) => `${Number(day.slice(8))} ${longMonthText(day)}`

const employmentWords: Readonly<Record<EmploymentType, Sentence>> = {
  fullTime: say`full-time`,
  partTime: say`part-time`,
  contract: say`contract`,
  intern: say`internship`,
}

const probation = (days: number) =>
  days === 0
    ? say`no probation period`
    : days % 30 === 0
      ? say`${plural(days / 30, { one: '# month', other: '# months' })}`
      : say`${plural(days, { one: '# day', other: '# days' })}`

/** Whole years and months between the first and last day, inclusive: "2 years and 3 months". */
export function serviceOf(from: Day, to: Day): Sentence {
  const end = addDays(to, 1)
  const parts = (day: Day) => [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))] as const
  const [[y1, m1, d1], [y2, m2, d2]] = [parts(from), parts(end)]
  const months = Math.max(0, (y2 - y1) * 12 + m2 - m1 - (d2 < d1 ? 1 : 0))
  const years = say`${plural(Math.floor(months / 12), { one: '# year', other: '# years' })}`
  const rest = say`${plural(months % 12, { one: '# month', other: '# months' })}`
  if (months < 1) return say`less than a month`
  if (months < 12) return rest
  return months % 12 === 0 ? years : say`${years} and ${rest}`
}
