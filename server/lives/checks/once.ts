import { codeOf } from '../../features/payroll/pay-run/inputs/pay-inputs.ts'
import { rupeeText } from '@muster/engine/format.ts'
import type { Ended } from '../ended.ts'
import { unreversed } from '../paid.ts'

/**
 * A one-time payment or deduction is made once, in the month it was entered for; what exceeds the limit of deductions is carried by the
 * last payslip (rule book 7.6), and one for a month in which no one was paid (because an exit was recorded later) is not paid.
 */
export function once({ company, slips }: Ended): string[] {
  const wrong: string[] = []
  for (const person of company.people) {
    if (!person) continue
    const own = slips.filter(({ employee }) => employee === person.employee)
    const stands = unreversed(slips, person)
    for (const name of new Set(person.once.map((one) => one.name))) {
      const entered = person.once.filter((one) => one.name === name)
      const isPaid = entered.some(({ month }) => stands.some((slip) => slip.kind === 'regular' && slip.month === month))
      const { amount, type } = entered[0]!
      const code = codeOf(name)
      const paid = own.flatMap(({ lines }) => lines.filter((line) => line.code === code))
      const sum = paid.reduce((total, { amountPaise }) => total + amountPaise, 0)
      const waits = stands.at(-1)?.facts.carriedForward.filter((one) => one.code === code) ?? []
      const left = type === 'deduction' ? waits.reduce((total, { amountPaise }) => total + amountPaise, 0) : 0
      // The settlement of a reversed last month pays what was entered for that month.
      const isSettled = entered.some(({ month }) =>
        stands.some((slip) => slip.kind === 'settlement' && slip.month === month),
      )
      if (isSettled && sum + left === amount * 100) continue
      if (sum + left === (isPaid ? amount * 100 : 0)) continue
      wrong.push(`${person.is.name}: ${name} of ${amount} came to ${rupeeText(sum)}, ${rupeeText(left)} waits`)
    }
  }
  return wrong
}
