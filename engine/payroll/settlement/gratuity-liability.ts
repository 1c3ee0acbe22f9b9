import type { Day } from '../../day.ts'
import type { LawBook } from '../../law/law.ts'
import type { TraceStep } from '../../law/trace.ts'
import type { Paise } from '../../money.ts'
import type { SalaryLine } from '../payslip/payslip-input.ts'
import { gratuity, type GratuitySettings } from '../rules/in/exit/gratuity.ts'
import { serviceOf, type Service } from '../rules/in/exit/service.ts'
import { codeWages } from '../rules/in/wages/wages.ts'
import type { WageTerms } from '../statutory/statutory-input.ts'
import { contracted } from '../steps/wage-bases.ts'
import { wageParts } from '../steps/wages-of-worksheet.ts'

export interface GratuityOwed {
  service: Service
  /** Wages by the labour codes of a full month. */
  wagesPaise: Paise
  isVested: boolean
  /** What would be paid if they resigned on the day. */
  payablePaise: Paise
  /** What the service so far is worth, whether or not it is long enough: what would be paid on death. */
  accruedPaise: Paise
  trace: TraceStep[]
}

/** What gratuity an employer owes somebody as things stand on a day. */
export function gratuityOwed(
  book: LawBook,
  of: { day: Day; joinedOn: Day; lines: readonly SalaryLine[]; fixedTerm: boolean },
  { wages: terms, ...settings }: GratuitySettings & { wages: WageTerms },
): GratuityOwed {
  const { day, fixedTerm } = of
  const service = serviceOf(of.joinedOn, day)
  const { wagesPaise, trace } = codeWages(book, day, wageParts(contracted(of.lines), terms), terms)
  const input = { day, lastWagesPaise: wagesPaise, service, fixedTerm }
  const today = gratuity(book, { ...input, reason: 'resignation' }, settings)
  const accrued = gratuity(book, { ...input, reason: 'death' }, settings)
  return {
    ...{ service, wagesPaise, isVested: today.eligible, payablePaise: today.gratuityPaise },
    ...{ accruedPaise: accrued.gratuityPaise, trace: [...trace, ...today.trace] },
  }
}
