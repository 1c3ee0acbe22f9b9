import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCompany, run } from '../../../testing/company.ts'
import { recompute } from '../../attendance/index.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

/** Priya lost a day's pay in August, in a payslip that was locked when half-days were called halves. */
async function priyaOfBefore() {
  const company = await withPayroll(await aCompany())
  const priya = await company.employee('Priya Nair')
  // ₹31,000 a month: a day of August is ₹1,000.
  await pay(company, priya, 372_000_00, '2026-04-01')
  await company.within((tx) => recompute(tx, [priya.employee], '2026-08-12', '2026-08-12'))
  await lockMonth(company, '2026-08')
  const slips = async () =>
    (await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })).data
  const params = { id: (await slips())[0]!._id }
  const [kept] = await company.within(
    async (tx) => (await run(tx, sql`select inputs from payslip where id = ${params.id}`)).rows,
  )
  const inputs = (kept as { inputs: string }).inputs.replaceAll('"halfDays":', '"halves":')
  expect(inputs).toContain('"halves":')
  const hash = createHash('sha256').update(inputs).digest('hex')
  await company.within((tx) =>
    run(tx, sql`update payslip set inputs = ${inputs}, inputs_hash = ${hash} where id = ${params.id}`),
  )
  return { company, priya, params, hash, slips }
}

test('a payslip frozen with the old field name is verified by the text and hash it was locked with', async () => {
  const { company, priya, params, hash } = await priyaOfBefore()
  const proof = () => priya.call('GET /api/v1/user/payslip/{id}/proof', { params })
  expect(await proof()).toMatchObject({ result: 'identical', hash })
  await company.within((tx) =>
    run(tx, sql`update payslip set days = jsonb_set(days, '{lossOfPayHalfDays}', '1') where id = ${params.id}`),
  )
  expect((await proof()).result).toBe('different')
})

test('its days are shown and corrected like present ones, and it can be reversed', async () => {
  const { company, priya, params, slips } = await priyaOfBefore()
  const lossOfPay = [{ day: '2026-08-12', halfDays: 2, reason: expect.any(String) as string }]
  expect(await priya.call('GET /api/v1/user/payslip/{id}', { params })).toMatchObject({ lossOfPay })
  await company.within((tx) => run(tx, sql`update payslip set days = days - 'lossOfPay' where id = ${params.id}`))
  const older = await priya.call('GET /api/v1/user/payslip/{id}', { params })
  expect(older.lossOfPay, 'kept in the inputs alone').toEqual(lossOfPay)
  await company.admin.call('POST /api/v1/employee/late-attendance/{id}', {
    params: { id: priya.employee },
    body: { day: '2026-08-12', halfDays: -2, reason: 'Was at the customer' },
  })
  await lockMonth(company, '2026-09')
  const september = (await slips()).find(({ month }) => month === '2026-09')!
  const { lines } = await priya.call('GET /api/v1/user/payslip/{id}', { params: { id: september._id } })
  const owed = lines.filter(({ code, type }) => code.endsWith('@2026-08') && type === 'earning')
  expect(owed.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(1_000_00)
  const body = { reason: 'Paid to the wrong person' }
  const back = await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', { params, body })
  const proof = await priya.call('GET /api/v1/user/payslip/{id}/proof', { params: { id: back._id } })
  expect(proof.result).toBe('identical')
})
