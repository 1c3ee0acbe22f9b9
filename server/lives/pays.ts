import type { Id, Month } from '@muster/contract/values.ts'
import { calculateRun } from '../features/payroll/pay-run/calculate.ts'
import type { CompanyOfLife } from './company-of-life.ts'

/** A run that is calculated, and what was known then. */
export interface Calculated {
  id: Id
  month: Month
  told: number
}

export async function calculates(company: CompanyOfLife, month: Month): Promise<Calculated> {
  const { _id: id } = await company.admin.call('POST /api/v1/user/payrun', { body: { month } })
  await calculateRun(company.app, { organisation: company.organisation, run: id })
  return { id, month, told: company.told.length }
}

/** Approves a run by two clicks at the same moment, of which one is taken, and marks it as paid. */
export async function approves(company: CompanyOfLife, { id, month, told }: Calculated): Promise<void> {
  const { admin, app, organisation } = company
  const key = 'PUT /api/v1/user/payrun/{id}'
  const approve = () => admin.raw(key, { params: { id }, body: { action: 'approve' } })
  const twice = async () => {
    const answers = await Promise.all([approve(), approve()])
    return answers.toSorted((a, b) => a.status - b.status)
  }
  let [first, second] = await twice()
  // What was told since the calculation may have changed pay: then it is calculated again, and has to be approved.
  if (first!.status === 409 && company.told.length > told) {
    await admin.call(key, { params: { id }, body: { action: 'recalculate' } })
    await calculateRun(app, { organisation, run: id })
    ;[first, second] = await twice()
  }
  const answers = [first, second].map((one) => `${one!.status} ${(one!.body as { message: string }).message}`)
  if (first!.status !== 200) throw new Error(`${month} cannot be approved: ${answers.join('; ')}`)
  if (second!.status !== 409) throw new Error(`${month} was approved twice at the same moment: ${answers.join('; ')}`)
  company.lockedTo = month
  company.lockedHolidays.set(month, new Set(company.holidays))
  await admin.call(key, { params: { id }, body: { action: 'pay' } })
}
