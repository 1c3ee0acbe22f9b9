import { expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

const get = 'GET /api/v1/employee/settlement/{id}'

/** Priya, ₹31,000 a month, left on 5 August: entered once August is locked and its payslip reversed, as is a day of absence. */
async function toldAfterReversal(lockedAfter: readonly ('2026-09' | '2026-10')[]) {
  const company = await withPayroll(await aCompany())
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  const params = { id: priya.employee }
  await pay(company, priya, 372_000_00, '2026-04-01')
  for (const month of ['2026-07', '2026-08'] as const) await lockMonth(company, month)
  const passbook = async () => (await company.admin.call('GET /api/v1/user/passbook/{id}', { params })).data
  const august = (await passbook()).find(({ month }) => month === '2026-08')!
  await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', {
    params: { id: august._id },
    body: { reason: 'She had left' },
  })
  const left = { status: 'inactive' as const, inactiveDate: '2026-08-05', reason: 'Moves to Pune' }
  await company.admin.call('PUT /api/v1/employee/status/{id}', { params, body: left })
  for (const month of lockedAfter) await lockMonth(company, month)
  await company.admin.call('POST /api/v1/employee/late-attendance/{id}', {
    params,
    body: { day: '2026-08-04', halfDays: 2, reason: 'Was not there' },
  })
  await hr.call('PUT /api/v1/employee/settlement/{id}', {
    params,
    body: {
      ...{ reason: 'resignation' as const, noticeDays: 0, servedDays: 0, noticeBy: 'nobody' as const },
      ...{ isFixedTerm: false, paysGratuity: false, paysBonus: false },
      ...{ gratuityExemptBeforePaise: 0, leaveExemptBeforePaise: 0, items: [] },
    },
  })
  const { statement } = await hr.call(get, { params })
  await hr.call('POST /api/v1/employee/settlement/{id}/step', { params, body: { action: 'approve' } })
  const paid = (await passbook()).reduce((sum, { kind, month, grossPaise }) => {
    return month >= '2026-08' && kind !== 'reversal' ? sum + grossPaise : sum
  }, 0)
  const { late } = await company.admin.call('GET /api/v1/employee/attendance/{id}', {
    params,
    query: { attendance: '2026-08' },
  })
  return { gross: statement!.grossPaise, late, paid: paid - august.grossPaise }
}

test.each([[[]], [['2026-09'] as const]])(
  'a day recorded late of a reversed last month is taken by its settlement, once; locked since: %j',
  async (lockedAfter) => {
    const { gross, late, paid } = await toldAfterReversal(lockedAfter)
    // Five days of ₹1,000, without the one of absence.
    expect(paid).toBe(4_000_00)
    if (lockedAfter.length === 0) expect(gross).toBe(4_000_00)
    expect(late.map(({ settledAt }) => settledAt !== null)).toEqual([true])
  },
)
