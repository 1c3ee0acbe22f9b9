import { lineNames } from '../payslip/line-name.ts'
import { times, sum, type Paise } from '../../money.ts'
import type { OneOff, SalaryLine } from '../payslip/payslip-input.ts'
import type { SettledNotice } from './settlement-input.ts'
import { plainPay, plainReimbursement } from '../payslip/treatment.ts'
import { plural, say } from '../../sentence.ts'

/**
 * Days of notice not served: paid by the employer as profits in lieu of salary, or deducted from the employee. Whole rupees. Source: rule
 * book 7.4.
 *
 * @returns null if the whole notice was served
 */
export function noticePay(notice: SettledNotice, lines: readonly SalaryLine[]): OneOff | null {
  const { by, noticeDays, servedDays, of, lowersTax } = notice
  const short = noticeDays - servedDays
  if (short <= 0) return null
  const monthlyPaise = ofMonth(lines, of.basis)
  const amountPaise = times(monthlyPaise, short, of.days, 'nearestRupee')
  const reason = say`${servedDays} of ${noticeDays} days of notice served`
  const pay = { paise: monthlyPaise }
  const words =
    of.basis === 'basic'
      ? say`${plural(short, { one: '# day', other: '# days' })} at basic pay of ${pay} ÷ ${of.days}`
      : say`${plural(short, { one: '# day', other: '# days' })} at gross pay of ${pay} ÷ ${of.days}`
  const steps = [{ words, amountPaise, rounding: 'nearestRupee' as const }]
  if (by === 'employee')
    return {
      ...{
        code: 'NOTICE_RECOVERY',
        name: lineNames.NOTICE_RECOVERY.text,
        kind: 'deduction',
        amountPaise,
        reason,
        steps,
      },
      treatment: lowersTax ? { ...plainReimbursement, tax: 'taxable' } : plainReimbursement,
    }
  const treatment = { ...plainPay, wageClass: 'outside', esiWage: false, taxHead: 'profitsInLieu' } as const
  return { code: 'NOTICE_PAY', name: lineNames.NOTICE_PAY.text, kind: 'earning', amountPaise, reason, treatment, steps }
}

function ofMonth(lines: readonly SalaryLine[], basis: 'basic' | 'gross'): Paise {
  const earnings = lines.filter(({ kind }) => kind === 'earning')
  const counted = earnings.filter(
    ({ treatment: { taxHead } }) => basis === 'gross' || taxHead === 'basic' || taxHead === 'da',
  )
  return sum(counted.map(({ monthlyPaise }) => monthlyPaise))
}
