import type { Id, Month } from '@muster/contract/values.ts'
import { calculateRun } from '../features/payroll/pay-run/calculation/calculate-run.ts'
import type { ProrationBasis } from '@muster/engine/payroll/payslip/payslip-input.ts'
import type { Person } from '../testing/company.ts'
import type { CompanyOfLife } from './company-of-life.ts'
import type { Clicks } from './life.ts'

/** A calculated run, and what was known then. */
export interface Calculated {
  id: Id
  month: Month
  told: number
  /** The configuration for a day's pay at that time. */
  basis: ProrationBasis
}

const key = 'PUT /api/v1/user/payrun/{id}'

export async function calculates(company: CompanyOfLife, month: Month): Promise<Calculated> {
  const { _id: id } = await company.admin.call('POST /api/v1/user/payrun', { body: { month } })
  await calculateRun(company.app, { organisation: company.organisation, run: id })
  return { id, month, told: company.told.length, basis: company.config.basis }
}

/** Approves a run, whatever else happens at the same moment, and marks it as paid. */
export async function approves(company: CompanyOfLife, run: Calculated, clicks: Clicks): Promise<void> {
  const { month, told } = run
  let answer = await click(company, run, clicks)
  // Facts recorded since the calculation may have changed pay: then it is recalculated, and approved again.
  if (answer.status === 409 && company.told.length > told) {
    await calculatesAgain(company, run)
    answer = await click(company, run, clicks)
  }
  if (answer.status !== 200) throw new Error(`${month} cannot be approved: ${translateAll(answer)}`)
  company.lockedTo = month
  company.lockedHolidays.set(month, new Set(company.holidays))
  company.lockedBasis.set(month, run.basis)
}

/** Marks a run as paid. Held pay is released before or after that. */
export async function pays(company: CompanyOfLife, { id }: Calculated): Promise<void> {
  const { admin, toHold, toReturn } = company
  const params = { id }
  for (const [{ employee: employeeId }, release] of toHold) {
    const { status } = await admin.raw('POST /api/v1/user/payrun/{id}/hold', {
      params,
      body: { employeeId, reason: 'The account is being checked' },
    })
    // Pay that does not exist or was reversed cannot be held.
    if (status !== 200) toHold.delete([...toHold.keys()].find(({ employee }) => employee === employeeId)!)
    else if (release === 'before') await releases(admin, id, employeeId, 'bank')
  }
  await admin.call(key, { params, body: { action: 'pay' } })
  for (const [{ employee }, release] of toHold) if (release === 'after') await releases(admin, id, employee, 'other')
  toHold.clear()
  for (const [{ employee }, again] of toReturn) await comesBack(admin, id, employee, again)
  toReturn.clear()
}

/** The bank returns a payment, and accepts it the second time if it is paid again. */
async function comesBack(admin: Person, run: Id, employee: Id, again: boolean): Promise<void> {
  const params = { id: run }
  const { data } = await admin.call('GET /api/v1/user/payrun/{id}/payments', { params, query: {} })
  const payment = data.find((one) => one.employee._id === employee)
  if (payment === undefined || payment.state === 'onHold') return
  const { payslipId } = payment
  const put = 'PUT /api/v1/user/payrun/{id}/bank-answer'
  await admin.call(put, { params, body: { payslipId, answer: 'returned', reason: 'Account closed' } })
  if (again) await admin.call(put, { params, body: { payslipId, answer: 'paid' } })
}

async function releases(admin: Person, run: Id, employeeId: Id, paidBy: 'bank' | 'other'): Promise<void> {
  const body = { employeeId, paidBy }
  await admin.call('POST /api/v1/user/payrun/{id}/release', { params: { id: run }, body })
}

/** Reopens an approved run; it is recalculated and approved by what is known now. False if a reversal was built on it. */
export async function reopens(company: CompanyOfLife, run: Calculated): Promise<boolean> {
  const { admin, app, organisation } = company
  const body = { reason: 'A day was forgotten' }
  const answer = await admin.raw('POST /api/v1/user/payrun/{id}/reopen', { params: { id: run.id }, body })
  if (answer.status === 409 && translateAll(answer).includes('reversed')) return false
  if (answer.status !== 200) throw new Error(`${run.month} cannot be opened again: ${translateAll(answer)}`)
  run.basis = company.config.basis
  await calculateRun(app, { organisation, run: run.id })
  await approves(company, { ...run, told: company.told.length }, 'once')
  return true
}

interface Answer {
  status: number
  body: unknown
}

/** Of two approvals one succeeds; one that meets a new calculation waits for its end. */
async function click(company: CompanyOfLife, run: Calculated, clicks: Clicks): Promise<Answer> {
  const { id, month } = run
  const approve = () => company.admin.raw(key, { params: { id }, body: { action: 'approve' } })
  if (clicks === 'once') return approve()
  if (clicks === 'twice') {
    const [first, second] = (await Promise.all([approve(), approve()])).toSorted((a, b) => a.status - b.status)
    if (first!.status === 200 && second!.status !== 409)
      throw new Error(`${month} was approved twice at the same moment: ${translateAll(second!)}`)
    return first!
  }
  const again = () => company.admin.raw(key, { params: { id }, body: { action: 'recalculate' } })
  const [approval, calculation] = await Promise.all([approve(), again()])
  if (approval.status === 200 && calculation.status === 200)
    throw new Error(`${month} was approved and calculated again at the same moment`)
  if (calculation.status !== 200) return approval
  run.basis = company.config.basis
  await calculateRun(company.app, { organisation: company.organisation, run: id })
  return approve()
}

async function calculatesAgain({ admin, app, organisation, config }: CompanyOfLife, run: Calculated): Promise<void> {
  const { id } = run
  await admin.call(key, { params: { id }, body: { action: 'recalculate' } })
  run.basis = config.basis
  await calculateRun(app, { organisation, run: id })
}

function translateAll({ status, body }: Answer): string {
  return `${status} ${(body as { message: string }).message}`
}
