import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aCompany, run } from '../../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'
import { proveNewest } from './prove-newest.ts'

/** Priya works in Karnataka with every law applicable and a complete profile. */
async function priyaUnderTheLaw(annualCtcPaise: number) {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const { admin } = company
  const priya = await company.employee('Priya Nair', { department: 'Design' })
  const params = { id: priya.employee }
  const personal = { pan: 'ABCPE1234F', uan: '100123456789', birthDate: '1994-02-03', gender: 'female' as const }
  await admin.call('PUT /api/v1/employee/personal-info/{id}', { params, body: personal })
  const account = { accountNumber: '918273645546372', accountNumberAgain: '918273645546372', ifsc: 'HDFC0007654' }
  const bank = { holderName: 'Priya Nair', ...account, accountType: 'savings' as const }
  await admin.call('PUT /api/v1/employee/bank-details/{id}', { params, body: bank })
  await pay(company, priya, annualCtcPaise)
  const slip = async (month: string) => {
    await lockMonth(company, month)
    const { data } = await priya.call('GET /api/v1/user/passbook/{id}', { params })
    const id = data.find((row) => row.month === month)!._id
    return priya.call('GET /api/v1/user/payslip/{id}', { params: { id } })
  }
  return { company, priya, slip }
}

describe('a payslip under the law', () => {
  test('shows for each deduction the statutory values behind it, with dates and sources', async () => {
    const { slip } = await priyaUnderTheLaw(480_000_000)
    const { lines } = await slip('2026-10')
    for (const code of ['EPF', 'PT', 'TDS', 'EMPLOYER_EPS', 'EMPLOYER_EPF']) {
      const { explanation } = lines.find((line) => line.code === code)!
      expect.soft(explanation.steps.length, code).toBeGreaterThan(0)
    }
    const { steps } = lines.find(({ code }) => code === 'EPF')!.explanation
    const used = steps.flatMap(({ law = [] }) => law)
    expect(used.map(({ name }) => name).join()).toContain('ceiling')
    for (const { from, source, value } of used)
      expect([from, source, value]).toEqual([expect.stringMatching(/^\d{4}-/), expect.any(String), expect.any(String)])
    const tds = lines.find(({ code }) => code === 'TDS')!
    expect(tds.explanation.steps.at(-1)?.amountPaise).toBe(tds.amountPaise)
  })

  test('of someone whose year is tax-free says why nothing is deducted', async () => {
    const { slip } = await priyaUnderTheLaw(240_000_000)
    const { lines, taxYear } = await slip('2026-10')
    expect(lines.some(({ code }) => code === 'TDS')).toBe(false)
    expect(taxYear).toMatchObject({ financialYear: '2026-27', taxPaise: 0, deductedPaise: 0, leftPaise: 0 })
    expect(
      taxYear!.steps
        .flatMap(({ law = [] }) => law)
        .map(({ name }) => name.toLowerCase())
        .join(),
    ).toContain('rebate')
  })

  test('prints only the last characters of confidential numbers', async () => {
    const { slip } = await priyaUnderTheLaw(480_000_000)
    const { person, issuedOn } = await slip('2026-10')
    expect(person).toMatchObject({
      panLast4: '234F',
      uanLast4: '6789',
      esiLast4: null,
      relative: null,
      bank: { accountLast4: '6372' },
    })
    expect(issuedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('has a year-to-date total for each component, which add up to those of the year', async () => {
    const { slip } = await priyaUnderTheLaw(480_000_000)
    await slip('2026-10')
    const { lines, earlierLines, yearToDate, grossPaise } = await slip('2026-11')
    const basic = lines.find(({ code }) => code === 'BASIC')!
    expect(basic).toMatchObject({ fullMonthPaise: basic.amountPaise, yearToDatePaise: basic.amountPaise * 2 })
    const ofYear = (type: string) =>
      [...lines, ...earlierLines].reduce((sum, one) => sum + (one.type === type ? (one.yearToDatePaise ?? 0) : 0), 0)
    expect(ofYear('earning')).toBe(yearToDate.grossPaise)
    expect(ofYear('earning')).toBe(grossPaise * 2)
    expect(ofYear('deduction')).toBe(yearToDate.deductionsPaise)
  })

  test('is recalculated from its frozen inputs to the same figure, line and step, even if the law has changed', async () => {
    const { company, priya, slip } = await priyaUnderTheLaw(480_000_000)
    const { _id } = await slip('2026-10')
    const params = { id: _id }
    const own = { law: 'in.pf.ceiling', from: '2026-11-01', value: 3_000_000, source: 'A notification of a test' }
    await company.admin.call('POST /api/v1/user/statutory-law', { body: own })
    const proof = await priya.call('GET /api/v1/user/payslip/{id}/proof', { params })
    expect(proof).toEqual({
      result: 'identical',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      law: expect.stringMatching(/^in-/),
    })
  })

  test('that was reversed says so, and its reversal is verified as well', async () => {
    const { company, priya, slip } = await priyaUnderTheLaw(480_000_000)
    const { _id } = await slip('2026-10')
    const body = { reason: 'Paid to the wrong person' }
    const back = await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', { params: { id: _id }, body })
    const read = (id: string) => priya.call('GET /api/v1/user/payslip/{id}', { params: { id } })
    expect((await read(_id)).reversal).toEqual({ is: 'reversed', ...body, payslipId: back._id })
    const reversal = await read(back._id)
    expect(reversal).toMatchObject({ reversal: { is: 'reversal', ...body, payslipId: _id }, taxYear: null })
    expect(reversal.yearToDate.netPaise).toBe(0)
    const proof = await priya.call('GET /api/v1/user/payslip/{id}/proof', { params: { id: back._id } })
    expect(proof.result).toBe('identical')
    expect(await company.within((tx) => proveNewest(tx, 20))).toEqual({ same: 2, different: 0, older: 0 })
    expect(await company.within((tx) => proveNewest(tx, 1))).toEqual({ same: 1, different: 0, older: 0 })
    const passbook = await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })
    expect(passbook.data.map(({ kind }) => kind).toSorted()).toEqual(['regular', 'reversal'])
  })

  test("that pays a month again has its arrears in their component's year to date, and is marked in its run", async () => {
    const { company, slip } = await priyaUnderTheLaw(480_000_000)
    const october = await slip('2026-10')
    const body = { reason: 'Paid to the wrong person' }
    await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', { params: { id: october._id }, body })
    const { lines, runId, yearToDate } = await slip('2026-11')
    const basic = lines.find(({ code }) => code === 'BASIC')!
    const again = lines.find(({ code }) => code === 'BASIC@2026-10')!
    expect(again).toMatchObject({ name: 'Basic, October 2026', amountPaise: basic.amountPaise, yearToDatePaise: null })
    expect(again.explanation.steps.length).toBeGreaterThan(0)
    expect(basic.yearToDatePaise).toBe(basic.amountPaise * 2)
    expect(yearToDate.grossPaise).toBe(october.grossPaise * 2)
    const params = { id: runId }
    const page = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', {
      params,
      query: { flag: 'arrears' },
    })
    expect(page.data).toMatchObject([{ employee: { name: 'Priya Nair' } }])
  })

  test('that someone changed in the database is distinguished from one that comes out the same', async () => {
    const { company, priya, slip } = await priyaUnderTheLaw(480_000_000)
    const { _id } = await slip('2026-10')
    await company.within((tx) =>
      run(tx, sql`update payslip set days = jsonb_set(days, '{employed}', '30') where id = ${_id}`),
    )
    const proof = await priya.call('GET /api/v1/user/payslip/{id}/proof', { params: { id: _id } })
    expect(proof.result).toBe('different')
    const colleague = await company.employee('Rahul Iyer')
    const refusal = await colleague.refused('GET /api/v1/user/payslip/{id}/proof', { params: { id: _id } })
    expect(refusal.status).toBe(404)
  })
})
