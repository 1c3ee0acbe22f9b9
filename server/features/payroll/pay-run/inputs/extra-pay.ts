import type { Paise } from '@muster/contract/values.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { times } from '@muster/engine/money.ts'
import type { OneOff, SalaryLine } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { lineNames } from '@muster/engine/payroll/payslip/line-name.ts'
import { overtime } from '@muster/engine/payroll/rules/in/wages/overtime.ts'
import { plainPay, type Treatment } from '@muster/engine/payroll/payslip/treatment.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { PayableLeave } from '../../../../platform/leave/leave.ts'
import type { StatutorySettings } from '../../statutory/index.ts'

interface Pay {
  book: LawBook
  settings: StatutorySettings
  /** The salary at the end of the month. */
  lines: readonly SalaryLine[]
  payDate: string
}

/** Time after the shift, paid at twice the rate where the employer pays it. Source: rule book 7.7. */
export function overtimePay(of: Pay, minutes: number): OneOff[] {
  const { settings } = of
  if (!settings.pay.overtimePaid || minutes === 0) return []
  const { amountPaise, trace } = overtimeAmount(of, minutes)
  if (amountPaise === 0) return []
  const reason = afterShift(minutes)
  const treatment = overtimeTreatment(settings)
  return [
    { code: 'OVERTIME', name: lineNames.OVERTIME.text, kind: 'earning', amountPaise, reason, treatment, steps: trace },
  ]
}

/** Pay for minutes of overtime by law and the employer's hours and days, however they were recorded. */
export function overtimeAmount({ book, settings: { pay }, lines, payDate }: Pay, minutes: number) {
  const monthlyWagesPaise = wagesOf(lines)
  const hours = { numerator: minutes, denominator: 60 }
  const ownDays = {
    daysPerMonth: { numerator: pay.overtimeDaysPerMonth, denominator: 1 },
    hoursPerDay: { numerator: pay.overtimeHoursPerDay, denominator: 1 },
  }
  return overtime(book, { day: payDate, monthlyWagesPaise, hours }, ownDays)
}

/** Hours and minutes of overtime. */
export function afterShift(minutes: number): Sentence {
  return say`${Math.floor(minutes / 60)} h ${minutes % 60} min after the shift`
}

export function overtimeTreatment({ esi }: StatutorySettings): Treatment {
  return { ...plainPay, wageClass: 'excluded', esiWage: esi.overtimeCounts }
}

/** Leave encashed in service: a day's pay by the employer's basis, taxed like salary. Source: rule book 7.3. */
export function encashedLeave({ settings, lines }: Pay, leave: readonly PayableLeave[]): OneOff[] {
  return leave
    .filter(({ atExit }) => !atExit)
    .map(({ policy, halfDays, reason }) => {
      const { amountPaise, words } = dayPay(settings.pay.encashmentDay, lines, halfDays)
      return {
        code: `ENCASHMENT_${policy.code}`,
        name: `${policy.name} encashment`,
        kind: 'earning',
        amountPaise,
        reason: say`${{ halfDays }}: ${reason}`,
        treatment: { ...plainPay, wageClass: 'outside', esiWage: false, taxHead: 'leaveEncashment' },
        steps: [{ words, amountPaise }],
      } as const
    })
}

/** Half-days at a day's pay, to the rupee. */
export function dayPay(
  by: StatutorySettings['pay']['encashmentDay'],
  lines: readonly SalaryLine[],
  halfDays: number,
): { amountPaise: Paise; words: Sentence } {
  const [of, days] = by.split('/') as ['basic' | 'gross', string]
  const monthlyPaise = of === 'gross' ? grossOf(lines) : basicOf(lines)
  const amountPaise = times(monthlyPaise, halfDays, Number(days) * 2, 'nearestRupee')
  const [count, pay] = [{ halfDays }, { paise: monthlyPaise }]
  const words =
    of === 'gross' ? say`${count} at gross pay of ${pay} ÷ ${days}` : say`${count} at basic pay of ${pay} ÷ ${days}`
  return { amountPaise, words }
}

export function grossOf(lines: readonly SalaryLine[]): Paise {
  return total(lines, () => true)
}

export function basicOf(lines: readonly SalaryLine[]): Paise {
  return total(lines, ({ treatment: { taxHead } }) => taxHead === 'basic' || taxHead === 'da')
}

function wagesOf(lines: readonly SalaryLine[]): Paise {
  return total(lines, ({ treatment }) => treatment.wageClass === 'included')
}

function total(lines: readonly SalaryLine[], test: (line: SalaryLine) => boolean): Paise {
  let sum = 0
  for (const line of lines) if (line.kind === 'earning' && test(line)) sum += line.monthlyPaise
  return sum
}
