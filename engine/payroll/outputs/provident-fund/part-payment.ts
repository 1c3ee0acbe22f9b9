import { round, type Paise } from '../../../money.ts'
import type { Excluded } from '../paid-row.ts'
import { memberName, whyNotInReturn, type PfRow } from './pf-return.ts'

/**
 * The contribution file of a part payment: what is paid now for some members of an approved return. A line of six fields per member: UAN,
 * name, EPF contribution, EPS contribution, difference of the two, refund of advances; whole rupees.
 *
 * Source: EPFO, revamped ECR: user manual v3.0, contribution help file; circular of 26 September 2025, para 6(ii).
 */
export function partPayment(rows: Iterable<PfRow>): { lines: string[]; excluded: Excluded[]; amountPaise: Paise } {
  const lines: string[] = []
  const excluded: Excluded[] = []
  let amountPaise = 0
  for (const row of rows) {
    const reason = whyNotInReturn(row)
    if (reason !== null) {
      excluded.push({ code: row.code, name: row.name, reason })
      continue
    }
    const { employeePaise, vpfPaise, epsPaise, employerEpfPaise } = row.pf
    const amounts = [employeePaise + vpfPaise, epsPaise, employerEpfPaise].map((one) => round(one, 'nearestRupee'))
    amountPaise += amounts.reduce((sum, one) => sum + one, 0)
    lines.push([row.uan, memberName(row.name), ...amounts.map((one) => String(one / 100)), '0'].join('#~#'))
  }
  return { lines, excluded, amountPaise }
}

/** `ECRpart202610.txt`: letters and digits only. */
export function partPaymentFileName(month: string): string {
  return `ECRpart${month.replace('-', '')}.txt`
}
