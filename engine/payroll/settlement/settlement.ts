import { lineNames } from '../payslip/line-name.ts'
import { contracted } from '../steps/wage-bases.ts'
import { wageParts } from '../steps/wages-of-worksheet.ts'
import type { LawBook } from '../../law/law.ts'
import type { TraceStep } from '../../law/trace.ts'
import { useLaw } from '../../law/use.ts'
import type { Paise } from '../../money.ts'
import { noticePay } from './notice.ts'
import type { OneOff } from '../payslip/payslip-input.ts'
import { bonus } from '../rules/in/wages/bonus.ts'
import { earnedOf } from '../rules/in/wages/year-bonus.ts'
import { gratuityCeiling } from '../rules/in/exit/gratuity.law.ts'
import { gratuity } from '../rules/in/exit/gratuity.ts'
import { leaveEncashment } from '../rules/in/exit/leave-encashment.ts'
import { serviceOf, serviceSaid } from '../rules/in/exit/service.ts'
import { codeWages } from '../rules/in/wages/wages.ts'
import type { SettledBonus, SettledGratuity, SettledLeave, SettlementInput, SettlementPay } from './settlement-input.ts'
import { plainPay, type TaxHead, type Treatment } from '../payslip/treatment.ts'
import { plural, say, type Said } from '../../sentence.ts'

/**
 * The lines of a full and final settlement, apart from the last month's pay and loans, which the payslip handles itself. Tax-exempt parts
 * are separate lines. Source: rule book 7.5.
 */
export function settlementPay(book: LawBook, input: SettlementInput): SettlementPay {
  const pay: SettlementPay = { oneOffs: [], nothing: [] }
  const notice = input.notice === null ? null : noticePay(input.notice, input.lines)
  if (notice !== null) pay.oneOffs.push(notice)
  if (input.leave !== null) settleLeave(book, input, input.leave, pay)
  if (input.gratuity !== null) settleGratuity(book, input, input.gratuity, pay)
  if (input.bonus !== null) settleBonus(book, input, input.bonus, pay)
  pay.oneOffs.push(...input.items)
  return pay
}

function settleLeave(book: LawBook, input: SettlementInput, leave: SettledLeave, pay: SettlementPay): void {
  const { exemptPaise, taxablePaise, trace } = leaveEncashment(book, {
    day: input.payDate,
    receivedPaise: leave.amountPaise,
    averageSalaryPaise: leave.averageSalaryPaise,
    leaveDays: { numerator: leave.halfDays, denominator: 2 },
    serviceYears: serviceOf(input.joinedOn, input.leftOn).years,
    exemptEarlierPaise: leave.exemptEarlierPaise,
    duringService: false,
    government: false,
  })
  const line = {
    code: 'LEAVE_ENCASHMENT' as const,
    reason: say`Balance of ${{ halfDays: leave.halfDays }} at exit`,
  }
  const steps = [...leave.steps, ...trace]
  pay.oneOffs.push(...split(line, 'leaveEncashment', { exemptPaise, taxablePaise }, steps))
}

function settleGratuity(book: LawBook, input: SettlementInput, of: SettledGratuity, pay: SettlementPay): void {
  const day = input.leftOn
  const service = serviceOf(input.joinedOn, day)
  const wages = codeWages(book, day, wageParts(contracted(input.lines), of.wages), of.wages)
  const { reason, fixedTerm, settings, lastYearHalfDays } = of
  const asked = { day, lastWagesPaise: wages.wagesPaise, service, reason, fixedTerm, lastYearHalfDays }
  const due = gratuity(book, asked, settings)
  const steps = [...wages.trace, ...due.trace]
  if (due.gratuityPaise === 0) {
    pay.nothing.push({ name: say`Gratuity`, steps })
    return
  }
  const limit = useLaw(book, gratuityCeiling, input.payDate)
  const left = Math.max(0, limit.value - of.exemptEarlierPaise)
  const exemptPaise = Math.min(due.gratuityPaise, left)
  const words = say`Tax-exempt up to ${{ paise: left }}`
  const line = { code: 'GRATUITY' as const, reason: say`Service of ${serviceSaid(service)}` }
  const amounts = { exemptPaise, taxablePaise: due.gratuityPaise - exemptPaise }
  const last = { words, amountPaise: exemptPaise, law: [limit.use] }
  pay.oneOffs.push(...split(line, 'gratuity', amounts, [...steps, last]))
}

function settleBonus(book: LawBook, input: SettlementInput, of: SettledBonus, pay: SettlementPay): void {
  const { earned, daysWorked } = earnedOf(of.months)
  const { bonusPaise, trace } = bonus(
    book,
    {
      day: input.leftOn,
      monthlyWagesPaise: earned.at(-1)?.wagesPaise ?? 0,
      earned,
      minimumWagePaise: of.minimumWagePaise,
      daysWorked,
    },
    of.settings,
  )
  if (bonusPaise === 0) {
    pay.nothing.push({ name: lineNames.STATUTORY_BONUS, steps: trace })
    return
  }
  pay.oneOffs.push({
    code: 'STATUTORY_BONUS',
    name: lineNames.STATUTORY_BONUS.text,
    kind: 'earning',
    amountPaise: bonusPaise,
    reason: say`${plural(earned.length, { one: '# month of the year', other: '# months of the year' })}`,
    treatment: { ...plainPay, wageClass: 'excluded', esiWage: false, taxHead: 'bonus' },
    steps: trace,
  })
}

/** The exempt and the taxable part, each as a line if it is not zero. */
function split(
  { code, reason }: { code: 'LEAVE_ENCASHMENT' | 'GRATUITY'; reason: Said },
  taxHead: TaxHead,
  { exemptPaise, taxablePaise }: { exemptPaise: Paise; taxablePaise: Paise },
  steps: readonly TraceStep[],
): OneOff[] {
  const outside: Treatment = { ...plainPay, wageClass: 'outside', ptWage: false, esiWage: false, taxHead }
  const line = { kind: 'earning', reason, steps } as const
  const lines: OneOff[] = [
    {
      ...line,
      ...{ code, name: lineNames[code].text, amountPaise: exemptPaise },
      treatment: { ...outside, tax: 'exemptBothRegimes' },
    },
    {
      ...line,
      code: `${code}_TAXABLE`,
      name: lineNames[`${code}_TAXABLE` as const].text,
      amountPaise: taxablePaise,
      treatment: outside,
    },
  ]
  return lines.filter(({ amountPaise }) => amountPaise > 0)
}
