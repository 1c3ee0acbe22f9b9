import { beforeEach, describe, expect, it } from 'vitest'
import type { Day, Id } from '@muster/contract/values.ts'
import { aCompany, type Person } from '../../../testing/company.ts'
import { calculateRun } from '../pay-run/calculation/calculate-run.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../testing.ts'

type Company = Awaited<ReturnType<typeof withPayroll>>
let company: Company
let anita: Person

beforeEach(async () => {
  company = await withPayroll(await aCompany())
  anita = await company.employee('Anita Rao')
  await pay(company, anita, 60_000_000)
})

const findingsOf = async (run: Id, code: 'unpaidDays' | 'overpaidDays' = 'unpaidDays') => {
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/preflight/{code}', {
    params: { id: run, code },
  })
  return data.map(({ employee, detail }) => `${employee.name}: ${detail}`)
}
const codes = async (run: Id) => {
  const { findings } = await company.admin.call('GET /api/v1/user/payrun/{id}/preflight', { params: { id: run } })
  return findings.map(({ code, level }) => `${level} ${code}`)
}
const leaves = (person: Person, inactiveDate: Day) =>
  company.admin.call('PUT /api/v1/employee/status/{id}', {
    params: { id: person.employee },
    body: { status: 'inactive', inactiveDate, reason: 'Moves to Pune' },
  })
const reverse = async (person: Person, month: string) => {
  const params = { id: person.employee }
  const { data } = await person.call('GET /api/v1/user/passbook/{id}', { params })
  const { _id: id } = data.find((slip) => slip.month === month)!
  await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', { params: { id }, body: { reason: 'Wrong' } })
}

describe('days of employment and paid days, before a run is approved', () => {
  it('are the same for a company that started here mid-year: nothing is found', async () => {
    for (const month of ['2026-08', '2026-09'] as const) await lockMonth(company, month)
    const run = await runPayroll(company, '2026-10')
    expect(await codes(run)).not.toContain('warning unpaidDays')
    expect([await findingsOf(run), await findingsOf(run, 'overpaidDays')]).toEqual([[], []])
  })

  it('are the same for someone who joined in a locked month and is paid for it by this run', async () => {
    for (const month of ['2026-08', '2026-09'] as const) await lockMonth(company, month)
    const priya = await company.employee('Priya Nair', { joinedOn: '2026-08-20' })
    const early = await runPayroll(company, '2026-10')
    expect(await findingsOf(early)).toEqual(['Priya Nair: 20 Aug 2026 to 30 Sep 2026: no salary for these days'])
    await pay(company, priya, 60_000_000, '2026-09-01')
    await company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id: early }, body: { action: 'recalculate' } })
    await calculated(early)
    expect(await findingsOf(early)).toEqual(['Priya Nair: 20 Aug 2026 to 31 Aug 2026: no salary for these days'])
    await pay(company, priya, 60_000_000, '2026-08-20')
    await company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id: early }, body: { action: 'recalculate' } })
    await calculated(early)
    expect(await findingsOf(early)).toEqual([])
  })

  it('differ for people who were excluded or whose payslip was reversed, until they are paid', async () => {
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    await lockMonth(company, '2026-08')
    await lockMonth(company, '2026-09')
    await reverse(priya, '2026-09')
    await leaves(priya, '2026-09-30')
    const run = await runPayroll(company, '2026-10')
    expect(await findingsOf(run)).toEqual([
      'Priya Nair: 1 Sep 2026 to 30 Sep 2026: pay them with the full and final settlement',
    ])
    const params = { id: priya.employee }
    const body = {
      ...{ reason: 'resignation' as const, noticeDays: 0, servedDays: 0, noticeBy: 'nobody' as const },
      ...{ isFixedTerm: false, paysGratuity: false, paysBonus: false, items: [] },
      ...{ gratuityExemptBeforePaise: 0, leaveExemptBeforePaise: 0 },
    }
    await company.admin.call('PUT /api/v1/employee/settlement/{id}', { params, body })
    await company.admin.call('POST /api/v1/employee/settlement/{id}/step', { params, body: { action: 'approve' } })
    expect(await findingsOf(run)).toEqual([])
  })

  it('differ if someone was paid after the last working day, until the settlement includes it', async () => {
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    for (const month of ['2026-08', '2026-09'] as const) await lockMonth(company, month)
    await leaves(priya, '2026-08-20')
    const run = await runPayroll(company, '2026-10')
    expect(await findingsOf(run, 'overpaidDays')).toEqual([
      'Priya Nair: 21 Aug 2026 to 30 Sep 2026: paid after the last working day, 20 Aug 2026. Recover with the full and final settlement.',
    ])
    const params = { id: priya.employee }
    const body = {
      ...{ reason: 'resignation' as const, noticeDays: 0, servedDays: 0, noticeBy: 'nobody' as const },
      ...{ isFixedTerm: false, paysGratuity: false, paysBonus: false, items: [] },
      ...{ gratuityExemptBeforePaise: 0, leaveExemptBeforePaise: 0 },
    }
    await company.admin.call('PUT /api/v1/employee/settlement/{id}', { params, body })
    await company.admin.call('POST /api/v1/employee/settlement/{id}/step', { params, body: { action: 'approve' } })
    expect([await findingsOf(run, 'overpaidDays'), await findingsOf(run)]).toEqual([[], []])
  })

  it('name a month without a run, which can no longer be run', async () => {
    await lockMonth(company, '2026-08')
    const run = await runPayroll(company, '2026-10')
    expect(await codes(run)).toContain('error skippedMonth')
    expect(await findingsOf(run)).toEqual([])
  })
})

async function calculated(run: Id): Promise<void> {
  await calculateRun(company.app, { organisation: company.organisation, run })
}
