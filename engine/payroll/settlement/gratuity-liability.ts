import type { Day, HalfDays } from '../../day.ts'
import type { LawBook } from '../../law/law.ts'
import type { TraceStep } from '../../law/trace.ts'
import type { Paise } from '../../money.ts'
import type { SalaryLine } from '../payslip/payslip-input.ts'
import { gratuity, type GratuitySettings } from '../rules/in/exit/gratuity.ts'
import { serviceOf, type Service } from '../rules/in/exit/service.ts'
import { codeWages } from '../rules/in/wages/wages.ts'
import type { WageTerms } from '../payslip/statutory-input.ts'
import { contracted } from '../steps/wage-bases.ts'
import { wageParts } from '../steps/wages-of-worksheet.ts'

export interface GratuityOwed {
  service: Service
  /** A full month's wages under the labour codes. */
  wagesPaise: Paise
  isVested: boolean
  /** What would be paid on resignation that day. */
  payablePaise: Paise
  /** The value of the service so far, whether or not it qualifies: what would be paid on death. */
  accruedPaise: Paise
  trace: TraceStep[]
}

/** The gratuity that an employer owes someone as of a day. */
export function gratuityOwed(
  book: LawBook,
  of: {
    day: Day
    joinedOn: Day
    lines: readonly SalaryLine[]
    fixedTerm: boolean
    lastYearHalfDays?: HalfDays | undefined
  },
  { wages: terms, ...settings }: GratuitySettings & { wages: WageTerms },
): GratuityOwed {
  const { day, fixedTerm, lastYearHalfDays } = of
  const service = serviceOf(of.joinedOn, day)
  const { wagesPaise, trace } = codeWages(book, day, wageParts(contracted(of.lines), terms), terms)
  const input = { day, lastWagesPaise: wagesPaise, service, fixedTerm, lastYearHalfDays }
  const today = gratuity(book, { ...input, reason: 'resignation' }, settings)
  const accrued = gratuity(book, { ...input, reason: 'death' }, settings)
  return {
    ...{ service, wagesPaise, isVested: today.eligible, payablePaise: today.gratuityPaise },
    ...{ accruedPaise: accrued.gratuityPaise, trace: [...trace, ...today.trace] },
  }
}
