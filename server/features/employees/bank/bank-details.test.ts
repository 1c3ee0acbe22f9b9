import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aCompany, run } from '../../../testing/company.ts'

const account = {
  ...{ holderName: 'Priya Nair', accountNumber: '5010 0123 4821', accountNumberAgain: '501001234821' },
  ...{ ifsc: 'hdfc0001234', bankName: 'HDFC Bank', branch: 'MG Road', accountType: 'savings' as const },
}

describe('bank details', () => {
  it('are sealed, shown by their last four digits, and visible in full to their owner', async () => {
    const company = await aCompany()
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const priya = await company.employee('Priya Nair')
    expect(await priya.call('GET /api/v1/employee/self-bank-details')).toBeNull()
    const shown = await hr.call('POST /api/v1/employee/bank-details', {
      body: { employeeId: priya.employee, ...account, upi: 'Priya@okbank' },
    })
    expect(shown).toMatchObject({ accountNumber: '•••• 4821', ifsc: 'HDFC0001234', upi: 'priya@okbank' })
    const { rows } = await company.within((tx) => run(tx, sql`select * from employee_bank`))
    expect(JSON.stringify(rows)).not.toContain('501001234821')
    expect(await priya.call('GET /api/v1/employee/self-bank-details')).toEqual(shown)
    expect(await priya.call('GET /api/v1/employee/self-bank-details/reveal')).toEqual({ value: '501001234821' })
  })

  it('can be changed without typing the account number again, unless it is a new one', async () => {
    const company = await aCompany()
    const { employee: id } = await company.employee('Priya Nair')
    const { accountNumber: _, accountNumberAgain: __, ...rest } = account
    const put = 'PUT /api/v1/employee/bank-details/{id}'
    const none = await company.admin.refused(put, { params: { id }, body: rest })
    expect(none.errors).toEqual([{ path: 'body.accountNumber', message: 'Enter the account number' }])
    await company.admin.call(put, { params: { id }, body: account })
    const changed = await company.admin.call(put, { params: { id }, body: { ...rest, branch: 'Indiranagar' } })
    expect(changed).toMatchObject({ accountNumber: '•••• 4821', branch: 'Indiranagar' })
    const differ = await company.admin.refused(put, {
      params: { id },
      body: { ...account, accountNumberAgain: '501001234822' },
    })
    expect(differ.errors).toEqual([{ path: 'body.accountNumberAgain', message: 'The two account numbers differ' }])
  })

  it('are shown in full to those with permission, and the view is logged', async () => {
    const company = await aCompany()
    const accountant = await company.employee('Asha Pillai', { role: 'Accountant' })
    const priya = await company.employee('Priya Nair')
    const params = { id: priya.employee }
    await company.admin.call('PUT /api/v1/employee/bank-details/{id}', { params, body: account })
    expect(await accountant.call('GET /api/v1/employee/bank-details/{id}/reveal', { params })).toEqual({
      value: '501001234821',
    })
    expect(await accountant.refused('PUT /api/v1/employee/bank-details/{id}', { params, body: account })).toMatchObject(
      {
        status: 403,
      },
    )
    const { data } = await company.admin.call('GET /api/v1/employee/activity/{id}', { params })
    expect(data).toMatchObject([
      { who: 'Asha Pillai', action: 'saw accountNumber', changes: {} },
      { action: 'changedBank', changes: { accountNumber: { from: null, to: '•••• 4821' } } },
    ])
    expect(JSON.stringify(data)).not.toContain('501001234821')
  })
})
