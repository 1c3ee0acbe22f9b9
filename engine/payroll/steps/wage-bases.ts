import { sum, type Paise } from '../../money.ts'
import type { Worksheet, Entry, Origin } from './worksheet.ts'
import type { SalaryLine } from '../payslip/payslip-input.ts'
import type { Treatment } from '../payslip/treatment.ts'

/** An amount of pay with its treatment by law. */
export interface Treated {
  code: string
  kind: string
  amountPaise: Paise
  treatment: Treatment | null
}

/** The earnings of some origins, as the bases of the law take them. */
export function earned(sheet: Worksheet, ...origins: readonly Origin[]): Treated[] {
  return sheet
    .entries(...origins)
    .filter(isPay)
    .map(treated)
}

/** What a salary pays in a full month. */
export function contracted(lines: readonly SalaryLine[]): Treated[] {
  return lines
    .filter(({ kind }) => kind === 'earning')
    .map(({ code, kind, monthlyPaise, treatment }) => ({ code, kind, amountPaise: monthlyPaise, treatment }))
}

/** The sum of the amounts that match a test. */
export function sumWhere(list: readonly Treated[], test: (treatment: Treatment) => boolean): Paise {
  return sum(
    list.filter(({ treatment }) => treatment !== null && test(treatment)).map(({ amountPaise }) => amountPaise),
  )
}

function isPay({ line }: Entry): boolean {
  return line.kind === 'earning'
}

function treated({ line, treatment }: Entry): Treated {
  return { code: line.code, kind: line.kind, amountPaise: line.amountPaise, treatment }
}
