import { rupeeText } from '@muster/engine/format.ts'
import type { Ended } from '../ended.ts'
import { unreversed } from '../paid.ts'

/**
 * Overpayments are recovered, as far as pay and the limit of deductions allow (rule book 7.6); the rest is carried by the last payslip, or
 * owed like a loan after a settlement, as is what was paid with a payslip reversed since. None of it is lost, and none recovered twice.
 */
export async function recovery({ company, slips }: Ended): Promise<string[]> {
  const wrong: string[] = []
  for (const person of company.people) {
    if (!person) continue
    const own = slips.filter(({ employee }) => employee === person.employee)
    const sumOf = (code: string) =>
      own
        .flatMap(({ lines }) => lines.filter((line) => line.code === code))
        .reduce((total, { amountPaise }) => total + amountPaise, 0)
    const stands = unreversed(slips, person)
    for (const code of ['OVERPAID', 'PT_ADVANCED', 'LWF_ADVANCED']) {
      const waits = (stands.at(-1)?.facts.carriedForward ?? []).filter((one) => one.code === code)
      const waiting = waits.reduce((total, { amountPaise }) => total + amountPaise, 0)
      const taken = sumOf(code)
      if (taken + waiting !== 0)
        wrong.push(`${person.is.name}: of ${code} ${rupeeText(-taken)} is open, ${rupeeText(waiting)} waits`)
    }
    const receivable = -sumOf('RECEIVABLE')
    if (receivable === 0) continue
    const params = { id: person.employee }
    const all = await company.admin.call('GET /api/v1/employee/loan/{id}', { params })
    const owed = all.filter(({ _id }) => !person.loans.some(({ id }) => id === _id))
    const left = owed.reduce((total, { leftPaise }) => total + leftPaise, 0)
    const setOff = owed.reduce((total, { n }) => total + sumOf(`LOAN:${n}`), 0)
    if (left + setOff < receivable)
      wrong.push(
        `${person.is.name}: ${rupeeText(receivable)} is to be recovered, ${rupeeText(left + setOff)} is followed up`,
      )
  }
  return wrong
}
