import type { Month } from '@muster/engine/day.ts'
import { rupeeText } from '@muster/engine/format.ts'
import type { Ended } from '../ended.ts'

/**
 * Half of the pay is basic and a fifth and 1,600 are excluded, so the rest is wages, but at least half of all pay (negative arrears can
 * reverse that); overtime and awards count too.
 */
const wageCodes = new Set(['BASIC', 'SPECIAL'])

/**
 * State insurance belongs to the month of payment, arrears included, each contribution rounded up; coverage lasts to the end of the
 * contribution period, and later facts never reopen a month (rule book 2 and 8). So it is checked payslip by payslip, not against what
 * would have been deducted had all been known.
 */
export function stateInsurance({ company, slips }: Ended): string[] {
  const wrong: string[] = []
  for (const person of company.people) {
    if (!person) continue
    const own = slips.filter(({ employee, kind }) => employee === person.employee && kind === 'regular')
    let coveredIn = ''
    for (const { month, facts, lines } of own) {
      const esi = facts.esi
      if (esi === null || month < '2025-12') continue
      const paid = lines
        .filter(
          ({ code, type }) => type === 'earning' && (wageCodes.has(code.split('@')[0]!) || code.startsWith('AWARD')),
        )
        .reduce((total, { amountPaise }) => total + amountPaise, 0)
      const all = lines
        .filter(({ type }) => type === 'earning')
        .reduce((total, { amountPaise }) => total + amountPaise, 0)
      const wages = Math.max(0, paid, Math.round(all / 2))
      const who = `${person.is.name} ${month}`
      const period = periodOf(month)
      if (coveredIn === period && !esi.covered)
        wrong.push(`${who}: not insured any more within the contribution period`)
      if (esi.covered) coveredIn = period
      const isUnder = esi.contractWagesPaise <= 21_000_00
      if (isUnder && !esi.covered) wrong.push(`${who}: not insured with wages of ${rupeeText(esi.contractWagesPaise)}`)
      if (!esi.covered) continue
      if (esi.wagesPaise !== wages)
        wrong.push(`${who}: insured wages ${rupeeText(esi.wagesPaise)}, paid ${rupeeText(wages)}`)
      const low = esi.days > 0 && wages <= 176_00 * esi.days
      const employee = low ? 0 : up(wages, 75)
      if (esi.employeePaise !== employee && !low)
        wrong.push(`${who}: the share of insurance is ${rupeeText(esi.employeePaise)}, due ${rupeeText(employee)}`)
      if (esi.employerPaise !== up(wages, 325))
        wrong.push(`${who}: the employer's share is ${rupeeText(esi.employerPaise)}`)
    }
  }
  return wrong
}

/** Up to the next rupee. */
function up(wages: number, basisPoints: number): number {
  return Math.ceil((wages * basisPoints) / 10_000 / 100) * 100
}

/** April to September and October to March. */
function periodOf(month: Month): string {
  const [year, of] = [Number(month.slice(0, 4)), month.slice(5)]
  if (of >= '04' && of <= '09') return `${year}-04`
  return of >= '10' ? `${year}-10` : `${year - 1}-10`
}
