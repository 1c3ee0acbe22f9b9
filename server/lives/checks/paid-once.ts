import { rupeeText } from '@muster/engine/format.ts'
import type { Paise } from '@muster/contract/values.ts'
import type { Ended } from '../ended.ts'
import { unreversed } from '../paid.ts'

/**
 * What reaches a person's account is what the payslips that stand are due, however often they were reversed, returned and paid again:
 * payments that did not come back, less what is still to be set off, are the net pay of those payslips, less what is still to be paid.
 */
export async function paidOnce({ company, runs, slips }: Ended): Promise<string[]> {
  const wrong: string[] = []
  const payments = new Map<string, Paise>()
  for (const { id, kind } of runs) {
    if (kind === 'reversal') continue
    const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payments', { params: { id }, query: {} })
    for (const { payslipId, employee, state, netPaise } of data) {
      const isWaiting = state === 'returned' || state === 'onHold'
      // What is not paid any more because its payslip was reversed is paid by the next run.
      if (isWaiting && slips.some(({ reverses, net }) => reverses === payslipId && net !== 0)) continue
      payments.set(employee._id, (payments.get(employee._id) ?? 0) + netPaise)
    }
  }
  for (const person of company.people) {
    if (!person) continue
    const own = slips.filter(({ employee }) => employee === person.employee)
    const loans = await company.admin.call('GET /api/v1/employee/loan/{id}', { params: { id: person.employee } })
    const reversals = new Set(own.filter(({ kind }) => kind === 'reversal').map(({ id }) => id))
    const setOff = loans.filter(({ payslipId }) => payslipId !== null && reversals.has(payslipId))
    const codes = new Set(setOff.map(({ n }) => `LOAN:${n}`))
    const open = setOff.reduce((total, { leftPaise }) => total + leftPaise, 0)
    // Set-off apart, which is not less pay.
    const due = unreversed(slips, person).reduce(
      (total, { net, lines }) =>
        total + net + lines.reduce((sum, { code, amountPaise }) => sum + (codes.has(code) ? amountPaise : 0), 0),
      0,
    )
    const reached = payments.get(person.employee) ?? 0
    if (reached - open !== due)
      wrong.push(
        `${person.is.name}: the bank paid ${rupeeText(reached)}, of which ${rupeeText(open)} is to be set off; due ${rupeeText(due)}`,
      )
  }
  return wrong
}
