import { latest, monthOf } from '@muster/engine/day.ts'
import type { CompanyOfLife, Somebody } from '../company-of-life.ts'
import type { OnceType } from '../life.ts'
import { isPaidIn } from '../known.ts'
import { firstOpenMonth } from '../open-month.ts'
import type { Teller } from './teller.ts'

export const once: Teller<'once'> = (company, person, fact) => tellOnce(company, person, fact)

export const loan: Teller<'loan'> = async (company, person, { amount, months }) => {
  const { today, admin } = company
  const startMonth = latest(firstOpenMonth(company), monthOf(today))
  if (!isPaidIn(person, startMonth)) return false
  const given = { name: 'Advance', principalPaise: amount * 100, givenOn: today, startMonth }
  const repaid = { repaidBy: 'months' as const, months, installmentPaise: null, reason: 'Asked for' }
  const body = { employeeId: person.employee, ...given, ...repaid }
  const { _id: id } = await admin.call('POST /api/v1/employee/loan', { body })
  person.loans.push({ id, amount })
  return true
}

/** A uniquely named payment or deduction, in the first open month. */
export async function tellOnce(
  company: CompanyOfLife,
  person: Somebody,
  { type, amount }: { type: OnceType; amount: number },
  name = `${words[type]} ${company.people.flatMap((one) => one?.once ?? []).length + 1}`,
): Promise<boolean> {
  const month = firstOpenMonth(company)
  if (!isPaidIn(person, month)) return false
  const isBenefit = type === 'perquisite'
  const nature = isBenefit ? ({ nature: 'perquisite', benefit: 'gifts' } as const) : {}
  const what = {
    type: isBenefit ? ('earning' as const) : type,
    name,
    amountPaise: amount * 100,
    reason: 'Agreed',
    ...nature,
  }
  const body = { ...what, employeeId: person.employee, fromMonth: month, toMonth: month }
  const { _id: id } = await company.admin.call('POST /api/v1/user/pay-input', { body })
  person.once.push({ id, name, type, amount, month })
  return true
}

const words: Record<OnceType, string> = {
  ...{ earning: 'Award', deduction: 'Breakage', reimbursement: 'Fares', perquisite: 'Present' },
}
