import { expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

const get = 'GET /api/v1/employee/settlement/{id}'
const step = 'POST /api/v1/employee/settlement/{id}/step'

/** Priya leaves on 30 September; once that month is locked, a raise from August on is entered. */
async function leaverWithRaise(monthlyRupees: number, raisedTo: number, lockedAfter: readonly '2026-10'[] = []) {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  const params = { id: priya.employee }
  const identity = { employeeId: priya.employee, esi: '3100123456' }
  await company.admin.call('POST /api/v1/employee/personal-info', { body: identity })
  await pay(company, priya, monthlyRupees * 12_00)
  for (const month of ['2026-07', '2026-08', '2026-09'] as const) await lockMonth(company, month)
  const left = { status: 'inactive' as const, inactiveDate: '2026-09-30', reason: 'Moves to Pune' }
  await company.admin.call('PUT /api/v1/employee/status/{id}', { params, body: left })
  for (const month of lockedAfter) await lockMonth(company, month)
  company.clock.advance(60)
  await pay(company, priya, raisedTo * 12_00, '2026-08-01')
  const settle = async () => {
    await hr.call('PUT /api/v1/employee/settlement/{id}', {
      params,
      body: {
        ...{ reason: 'resignation' as const, noticeDays: 0, servedDays: 0, noticeBy: 'nobody' as const },
        ...{ isFixedTerm: false, paysGratuity: false, paysBonus: false },
        ...{ gratuityExemptBeforePaise: 0, leaveExemptBeforePaise: 0, items: [] },
      },
    })
    const { statement } = await hr.call(get, { params })
    const { runId } = await hr.call(step, { params, body: { action: 'approve' } })
    const { payslipId } = await hr.call(get, { params })
    return { lines: statement!.lines, run: runId!, payslip: payslipId! }
  }
  return { company, hr, settle }
}

type Lines = { code: string; amountPaise: number }[]
const insurance = (lines: Lines) =>
  Object.fromEntries(lines.filter(({ code }) => code.includes('ESI')).map((line) => [line.code, line.amountPaise]))
const arrearsOf = (lines: Lines) =>
  lines.filter(({ code }) => /^(BASIC|SPECIAL|HRA)@/.test(code)).reduce((sum, { amountPaise }) => sum + amountPaise, 0)

test.each([[[]], [['2026-10'] as const]])(
  'arrears that a settlement pays beside the month are insured, in the sheet of its run, once; locked since: %j',
  async (lockedAfter) => {
    const { company, hr, settle } = await leaverWithRaise(14_000, 15_000, lockedAfter)
    const { lines, run, payslip } = await settle()
    expect(arrearsOf(lines)).toBeGreaterThan(1_500_00)
    const shares = insurance(lines)
    // At least half of what is paid, rounded up to the rupee.
    expect(shares['ESI']).toBeGreaterThanOrEqual(8_00)
    expect(shares['ESI']).toBeLessThanOrEqual(15_00)
    expect(shares['EMPLOYER_ESI']).toBeGreaterThanOrEqual(33_00)
    const { files } = await company.admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id: run } })
    const sheet = files.find(({ kind }) => kind === 'esi')
    expect(sheet).toMatchObject({ people: 1, amountPaise: shares['ESI']! + shares['EMPLOYER_ESI']! })
    const proof = await company.admin.call('GET /api/v1/user/payslip/{id}/proof', { params: { id: payslip } })
    expect(proof.result).toBe('identical')
    // Reversed and settled again: the same result.
    const back = { params: { id: payslip }, body: { reason: 'Look again' } }
    await hr.call('POST /api/v1/user/payslip/{id}/reversal', back)
    expect(insurance((await settle()).lines)).toEqual(shares)
  },
)

test('someone insured stays so to the end of the period, even if the raise takes the salary over the ceiling', async () => {
  const { settle } = await leaverWithRaise(20_000, 60_000, ['2026-10'])
  expect(insurance((await settle()).lines)['ESI']).toBeGreaterThan(0)
})

test('someone never insured does not become so through small arrears', async () => {
  const { settle } = await leaverWithRaise(60_000, 61_000)
  expect(insurance((await settle()).lines)).toEqual({})
})
