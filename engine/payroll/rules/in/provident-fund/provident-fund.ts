import { firstDay } from '../../../../day.ts'
import type { LawBook, LawUse } from '../../../../law/law.ts'
import { partOf, rateOf, rateValue, type Rate } from '../../../../law/rate.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import { checkPaise, round, type Paise, type Rounding } from '../../../../money.ts'
import { edliRate, epsRate, pfAdminRate, pfRate } from './provident-fund.law.ts'
import { providentFundSettings, type ProvidentFundInput, type ProvidentFundSettings } from './input.ts'
import { cappedWages, pensionWages } from './wages.ts'
import { say, type SentenceValue } from '../../../../sentence.ts'

/** The results that a step of the trace can lead to. */
export type Contribution = 'employee' | 'voluntary' | 'pension' | 'employer' | 'insurance' | 'administration'

export interface ProvidentFund {
  /** Whole rupees, as in the return. */
  epfWagesPaise: Paise
  epsWagesPaise: Paise
  edliWagesPaise: Paise
  employeeEpfPaise: Paise
  vpfPaise: Paise
  /** `employeeEpfPaise` plus `vpfPaise`: what is deducted. */
  employeeSharePaise: Paise
  employerEpsPaise: Paise
  employerEpfPaise: Paise
  /** To the paisa: the challan rounds their sum over all members. */
  edliPaise: Paise
  adminPaise: Paise
  trace: TraceStep[]
}

/**
 * Provident fund, pension and deposit-linked insurance of one member for a wage month. Wages are rounded to the rupee first, then each
 * share; employer shares add up to the full rate.
 *
 * @throws RangeError if wages are below zero · LawError before 1 June 2018
 * Source: EPF, EPS and EDLI Schemes 2026 (G.S.R. 525 to 527 (E)).
 */
export function providentFund(
  book: LawBook,
  input: ProvidentFundInput,
  settings: ProvidentFundSettings = providentFundSettings,
): ProvidentFund {
  if (checkPaise(input.wagesPaise, 'wages') < 0) throw new RangeError('Provident fund wages can not be below zero')
  const day = firstDay(input.month)
  const trace: TraceStep[] = []
  const capped = cappedWages(book, input, settings, trace)
  const edliWagesPaise = capped.wagesPaise
  const epfWagesPaise = input.onFullWages ? round(input.wagesPaise, 'nearestRupee') : edliWagesPaise
  if (input.onFullWages) {
    trace.push({ words: say`PF is on full wages, by choice`, amountPaise: epfWagesPaise })
  }
  const epsWagesPaise = pensionWages(book, input, settings, capped, trace)
  const taken = (contribution: keyof typeof sentenceOf, rate: Rate, of: Paise, use: LawUse, rounding: Rounding) => {
    const amountPaise = partOf(of, rate, rounding)
    trace.push({
      of: contribution,
      words: sentenceOf[contribution](rateValue(rate), { paise: of }),
      amountPaise,
      law: [use],
      rounding,
    })
    return amountPaise
  }

  const rate = useLaw(book, pfRate, day)
  const epfShareRate = settings.epfRate ?? rateOf(rate.value)
  const employeeEpfPaise = taken('employee', epfShareRate, epfWagesPaise, rate.use, 'nearestRupee')
  const vpfPaise = voluntary(input, { epfWagesPaise, employeeEpfPaise }, trace)
  const pension = useLaw(book, epsRate, day)
  const epsShareRate = settings.epsRate ?? rateOf(pension.value)
  const employerEpsPaise = taken('pension', epsShareRate, epsWagesPaise, pension.use, 'nearestRupee')
  const employerEpfPaise = employeeEpfPaise - employerEpsPaise
  const rest = say`Employer, EPF: ${{ paise: employeeEpfPaise }} matching the employee, less EPS`
  trace.push({ of: 'employer', words: rest, amountPaise: employerEpfPaise, law: [rate.use] })
  const edli = useLaw(book, edliRate, day)
  const edliPaise = taken('insurance', rateOf(edli.value), edliWagesPaise, edli.use, 'nearestPaisa')
  const admin = useLaw(book, pfAdminRate, day)
  const adminPaise = taken('administration', rateOf(admin.value), epfWagesPaise, admin.use, 'nearestPaisa')
  return {
    epfWagesPaise,
    epsWagesPaise,
    edliWagesPaise,
    employeeEpfPaise,
    vpfPaise,
    employeeSharePaise: employeeEpfPaise + vpfPaise,
    employerEpsPaise,
    employerEpfPaise,
    edliPaise,
    adminPaise,
    trace,
  }
}

const sentenceOf = {
  employee: (rate: SentenceValue, wages: SentenceValue) => say`Employee: ${rate} of ${wages}`,
  pension: (rate: SentenceValue, wages: SentenceValue) => say`Employer, EPS: ${rate} of ${wages}`,
  insurance: (rate: SentenceValue, wages: SentenceValue) => say`Employer, EDLI: ${rate} of ${wages}`,
  administration: (rate: SentenceValue, wages: SentenceValue) => say`Employer, EPF admin charges: ${rate} of ${wages}`,
}

/** Together with the employee's own share at most all of the wages. */
function voluntary(
  { vpf, wagesPaise }: ProvidentFundInput,
  { epfWagesPaise, employeeEpfPaise }: Pick<ProvidentFund, 'epfWagesPaise' | 'employeeEpfPaise'>,
  trace: TraceStep[],
): Paise {
  const isAmount = typeof vpf === 'number'
  const asked = isAmount ? round(vpf, 'nearestRupee') : partOf(epfWagesPaise, vpf, 'nearestRupee')
  const most = Math.max(0, round(wagesPaise, 'nearestRupee') - employeeEpfPaise)
  const amountPaise = Math.min(asked, most)
  if (amountPaise === 0) return 0
  const how = isAmount ? say`the amount chosen` : say`${rateValue(vpf)} of ${{ paise: epfWagesPaise }}`
  const words = amountPaise < asked ? say`VPF: ${how}, limited to the wages` : say`VPF: ${how}`
  trace.push({ of: 'voluntary', words, amountPaise, rounding: 'nearestRupee' })
  return amountPaise
}
