import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aCompany, run } from '../../../testing/company.ts'

describe('the pay run configuration', () => {
  test('has defaults, and is saved', async () => {
    const company = await aCompany()
    expect(await company.admin.call('GET /api/v1/user/payrun-config')).toMatchObject({
      dayBasis: 'calendar',
      updatedAt: null,
    })
    const body = {
      cutOffDay: 24,
      payDay: 28,
      dayBasis: 'fixed30',
      lineRounding: 'nearestPaisa',
      netRounding: 'none',
    } as const
    await company.admin.call('POST /api/v1/user/payrun-config', { body })
    await company.admin.call('PUT /api/v1/user/payrun-config', { body: { ...body, payDay: 29 } })
    expect(await company.admin.call('GET /api/v1/user/payrun-config')).toMatchObject({
      payDay: 29,
      dayBasis: 'fixed30',
    })
    const refusal = await company.admin.refused('PUT /api/v1/user/payrun-config', { body: { ...body, cutOffDay: 30 } })
    expect(refusal).toMatchObject({ status: 400, errors: [{ path: 'body.cutOffDay' }] })
  })
})

describe('the account for paying salaries', () => {
  const account = { holderName: 'Acme Private Limited', ifsc: 'HDFC0001234', bankName: 'HDFC Bank' }
  const number = { accountNumber: '501 0000 0001', accountNumberAgain: '50100000001' }

  test('is stored encrypted, shown by its last digits, and in full to those who may change it', async () => {
    const company = await aCompany()
    const [save, read] = ['PUT /api/v1/user/payrun-bank', 'GET /api/v1/user/payrun-bank'] as const
    expect(await company.admin.call(read)).toBeNull()
    expect(await company.admin.refused(save, { body: account })).toMatchObject({
      errors: [{ path: 'body.accountNumber', message: 'Enter the account number' }],
    })
    await company.admin.call(save, { body: { ...account, ...number } })
    // Without a number the existing one stays.
    const changed = await company.admin.call(save, { body: { ...account, bankName: 'HDFC' } })
    expect(changed).toMatchObject({ accountNumber: '•••• 0001', bankName: 'HDFC' })
    expect(await company.admin.call('GET /api/v1/user/payrun-bank/reveal')).toEqual({ value: '50100000001' })

    const accountant = await company.employee('Dev Shah', { role: 'Accountant' })
    expect(await accountant.call(read)).toMatchObject({ accountNumber: '•••• 0001' })
    expect(await accountant.refused('GET /api/v1/user/payrun-bank/reveal')).toMatchObject({ status: 403 })
    expect(await accountant.refused(save, { body: account })).toMatchObject({ status: 403 })
    const priya = await company.employee('Priya Nair')
    expect(await priya.refused(read)).toMatchObject({ status: 403 })
    expect(await (await aCompany('Globex')).admin.call(read)).toBeNull()

    const { rows } = await company.within((tx) =>
      run(tx, sql`select account_sealed from company_bank union all select changes::text from audit_event`),
    )
    expect(rows.length).toBeGreaterThan(2)
    expect(JSON.stringify(rows)).not.toContain('50100000001')
    const { rows: log } = await company.within((tx) =>
      run(tx, sql`select action from audit_event where record_type = 'organisation' order by n`),
    )
    expect(log.map((row) => (row as { action: string }).action)).toEqual(
      expect.arrayContaining(['changedCompanyBank', 'saw accountNumber']),
    )
  })
})
