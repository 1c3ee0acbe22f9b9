import type { Month } from '@muster/engine/day.ts'
import { rupeeText } from '@muster/engine/format.ts'
import { ownEsi } from '@muster/engine/payroll/outputs/esi-sheet.ts'
import type { Ended } from '../ended.ts'
import { counted, declaredRaises, wagesOf } from './declared-raises.ts'

/**
 * State insurance belongs to the month of payment, arrears included, and whole months paid late to themselves, each contribution rounded up; coverage lasts to the end of the
 * contribution period, and later facts never reopen a month (rule book 2 and 8). So it is checked payslip by payslip, not against what
 * would have been deducted had all been known. A raise brings nothing to a month before it was declared.
 */
export function stateInsurance(of: Ended): string[] {
  const { company, slips } = of
  const wrong: string[] = []
  for (const person of company.people) {
    if (!person) continue
    wrong.push(...declaredRaises(of, person))
    const own = slips.filter(({ employee, kind }) => employee === person.employee && kind === 'regular')
    let coveredIn = ''
    for (const slip of own) {
      const { month, facts } = slip
      const lines = counted(slip)
      const esi = facts.esi
      if (esi === null || month < '2025-12') continue
      const late = new Map((esi.late ?? []).map((one) => [one.month, one]))
      const wages = wagesOf(
        month,
        lines.filter(({ code }) => !late.has(code.split('@')[1] ?? '')),
      )
      const who = `${person.is.name} ${month}`
      const period = periodOf(month)
      if (coveredIn === period && !esi.covered)
        wrong.push(`${who}: not insured any more within the contribution period`)
      if (esi.covered) coveredIn = period
      // Without a registration in the month itself there are only late months of before.
      const isUnder = esi.contractWagesPaise > 0 && esi.contractWagesPaise <= 21_000_00
      if (isUnder && !esi.covered) wrong.push(`${who}: not insured with wages of ${rupeeText(esi.contractWagesPaise)}`)
      for (const [at, one] of late) {
        const paid = lines.filter(({ code }) => code.split('@')[1] === at)
        wrong.push(...amounts(`${who}, for ${at}`, one, one.covered ? wagesOf(at, paid) : 0))
      }
      if (!esi.covered) continue
      wrong.push(...amounts(who, ownEsi(esi), wages))
    }
  }
  return wrong
}

interface Amounts {
  wagesPaise: number
  employeePaise: number
  employerPaise: number
  days: number
}

function amounts(who: string, esi: Amounts, wages: number): string[] {
  const wrong: string[] = []
  if (esi.wagesPaise !== wages)
    wrong.push(`${who}: insured wages ${rupeeText(esi.wagesPaise)}, paid ${rupeeText(wages)}`)
  const low = esi.days > 0 && wages <= 176_00 * esi.days
  const employee = low ? 0 : up(wages, 75)
  if (esi.employeePaise !== employee && !low)
    wrong.push(`${who}: the share of insurance is ${rupeeText(esi.employeePaise)}, due ${rupeeText(employee)}`)
  if (esi.employerPaise !== up(wages, 325))
    wrong.push(`${who}: the employer's share is ${rupeeText(esi.employerPaise)}`)
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
