import { describe, expect, it } from 'vitest'
import type { Day, Month } from '@muster/contract/values.ts'
import { lastDay } from '@muster/engine/day.ts'
import { aCompany } from '../../../../testing/company.ts'
import { recompute } from '../../../attendance/index.ts'
import { lockMonth, pay, withPayroll } from '../../testing.ts'

interface Told {
  /** Days that Priya requests to correct, approved after August was locked. */
  requested?: readonly Day[]
  /** A day that HR enters manually. */
  byHand?: Day
  /** A run locked between the reversal of August and the corrections. */
  lockedAfter?: readonly Month[]
}

/** Priya was absent all August: its locked payslip is reversed, days of it are corrected, and her settlement pays it. */
async function settled({ requested = [], byHand, lockedAfter = [] }: Told) {
  const company = await withPayroll(await aCompany())
  company.clock.set('2026-07-31T04:00:00.000Z')
  const anita = await company.employee('Anita Rao', { role: 'Manager' })
  const hr = await company.employee('Meera Iyer', { role: 'HR' })
  const priya = await company.employee('Priya Nair', { reportsTo: anita, joinedOn: '2026-04-01' })
  const params = { id: priya.employee }
  await pay(company, priya, 372_000_00, '2026-04-01')
  company.clock.set('2026-08-31T16:00:00.000Z')
  await company.within((tx) => recompute(tx, [priya.employee], '2026-08-01', '2026-08-31'))
  await lockMonth(company, '2026-08')
  const passbook = async () => (await company.admin.call('GET /api/v1/user/passbook/{id}', { params })).data
  const [august] = await passbook()
  await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', {
    params: { id: august!._id },
    body: { reason: 'She is leaving' },
  })
  await company.admin.call('PUT /api/v1/employee/status/{id}', {
    params,
    body: { status: 'onNotice', inactiveDate: '2026-08-31', reason: 'Moves to Pune' },
  })
  for (const month of lockedAfter) {
    company.clock.set(`${lastDay(month)}T16:00:00.000Z`)
    await lockMonth(company, month)
  }
  for (const day of requested) {
    const { requests } = await priya.call('POST /api/v1/employee/attendance-request', {
      body: {
        days: [{ day, type: 'both', punchInTime: '09:30', punchOutTime: '18:30' }],
        reason: 'At the customer all day',
      },
    })
    const id = requests[0]!._id
    await anita.call('PUT /api/v1/employee/attendance-request/{id}', { params: { id }, body: { status: 'approved' } })
  }
  if (byHand !== undefined)
    await company.admin.call('POST /api/v1/employee/late-attendance/{id}', {
      params,
      body: { day: byHand, halfDays: -2, reason: 'Was at the customer' },
    })
  await hr.call('PUT /api/v1/employee/settlement/{id}', {
    params,
    body: {
      ...{ reason: 'resignation' as const, noticeDays: 0, servedDays: 0, noticeBy: 'nobody' as const },
      ...{ isFixedTerm: false, paysGratuity: false, paysBonus: false },
      ...{ gratuityExemptBeforePaise: 0, leaveExemptBeforePaise: 0, items: [] },
    },
  })
  const reasonsOf = (lines: readonly { type: string; explanation: { reason: string | null } }[]) => {
    const earned = lines.filter(({ type }) => type === 'earning')
    return [...new Set(earned.map(({ explanation }) => explanation.reason))]
  }
  company.clock.set('2026-10-02T04:00:00.000Z')
  const { statement } = await hr.call('GET /api/v1/employee/settlement/{id}', { params })
  await hr.call('POST /api/v1/employee/settlement/{id}/step', { params, body: { action: 'approve' } })
  const slip = (await passbook()).find(({ kind }) => kind === 'settlement')!
  const paid = await company.admin.call('GET /api/v1/user/payslip/{id}', { params: { id: slip._id } })
  return { announced: reasonsOf(statement!.lines), reasons: reasonsOf(paid.lines), gross: paid.grossPaise }
}

/** Seven days off are paid in any case, ₹1,000 each, and the corrected days. */
const said = (reason: string | null, days: number) => ({
  announced: [reason],
  reasons: [reason],
  gross: days * 1_000_00,
})

describe('a settlement that pays a locked month whose payslip was reversed', () => {
  it('names the requests that corrected its days, and a day that HR entered', async () => {
    const both = '12 Aug 2026: attendance request AT-0001 and 13 Aug 2026: attendance request AT-0002'
    const words = await settled({ requested: ['2026-08-12', '2026-08-13'], byHand: '2026-08-14' })
    expect(words).toEqual(said(both, 10))
  })

  it('names the request even if the next month was locked meanwhile', async () => {
    const words = await settled({ requested: ['2026-08-12'], lockedAfter: ['2026-09'] })
    expect(words).toEqual(said('12 Aug 2026: attendance request AT-0001', 8))
  })

  it('gives no reason if no request changed a day', async () => {
    expect(await settled({ byHand: '2026-08-13' })).toEqual(said(null, 8))
  })
})
