import { describe, expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { declare, financialYear, pdf, people, ppf, prove, rent } from './testing.ts'

describe('who sees a tax declaration', () => {
  test('the employee and payroll; no colleague, no manager, no other company', async () => {
    const { priya, manager, accounts, company } = await people()
    const item = await declare(priya, ppf)
    const proof = await prove(priya, item)
    const other = await aCompany('Globex')
    const person = { params: { id: priya.employee } }
    for (const outsider of [manager, await company.employee('Meera Iyer')]) {
      const refusals = [
        await outsider.refused('GET /api/v1/user/tax-declaration'),
        await outsider.refused('GET /api/v1/user/tax-declaration/{id}', person),
        await outsider.refused('GET /api/v1/user/tax-projection/{id}', person),
        await outsider.refused('GET /api/v1/user/tax-proof/{id}', { params: { id: proof } }),
        await outsider.refused('PUT /api/v1/user/tax-regime/{id}', {
          ...person,
          body: { financialYear, regime: 'old' },
        }),
        await outsider.refused('PUT /api/v1/user/tax-item-decision/{id}', {
          params: { id: item },
          body: { action: 'accept' },
        }),
      ]
      expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
      const params = { id: item }
      const own = [
        await outsider.refused('PUT /api/v1/employee/self-tax-item/{id}', { params, body: { details: ppf } }),
        await outsider.refused('DELETE /api/v1/employee/self-tax-item/{id}', { params }),
        await outsider.refused('GET /api/v1/employee/self-tax-proof/{id}', { params: { id: proof } }),
        await outsider.refused('DELETE /api/v1/employee/self-tax-proof/{id}', { params: { id: proof } }),
        await outsider.refused('POST /api/v1/employee/self-tax-proof/{id}', {
          params,
          files: { proof: { name: 'a.pdf', bytes: pdf } },
        }),
      ]
      expect(own.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    }
    expect((await other.admin.refused('GET /api/v1/user/tax-declaration/{id}', person)).status).toBe(404)
    expect((await other.admin.refused('GET /api/v1/user/tax-proof/{id}', { params: { id: proof } })).status).toBe(404)
    const seen = await accounts.raw('GET /api/v1/user/tax-proof/{id}', { params: { id: proof } })
    expect([seen.status, seen.body]).toEqual([200, pdf])
    const ownSeen = await priya.raw('GET /api/v1/employee/self-tax-proof/{id}', { params: { id: proof } })
    expect([ownSeen.status, ownSeen.body]).toEqual([200, pdf])
  })

  test('someone who can only read payroll decides nothing; no one decides their own; the admin has none', async () => {
    const { accounts, company } = await people()
    const reader = await company.employee('Asha Menon', { role: 'Accountant' })
    const item = await declare(accounts, ppf)
    await prove(accounts, item)
    const decision = { params: { id: item }, body: { action: 'accept' } } as const
    expect((await reader.refused('PUT /api/v1/user/tax-item-decision/{id}', decision)).status).toBe(403)
    expect(await accounts.refused('PUT /api/v1/user/tax-item-decision/{id}', decision)).toMatchObject({
      status: 403,
      message: 'Someone else in payroll must do this for you.',
    })
    expect((await company.admin.refused('GET /api/v1/employee/self-tax')).status).toBe(403)
    await company.admin.call('PUT /api/v1/user/tax-item-decision/{id}', decision)
  })

  test('the PAN of a landlord is stored encrypted and shown to the employee who declared it', async () => {
    const { priya, company } = await people()
    await declare(priya, rent)
    const { rows } = await company.within((tx) =>
      tx.query({ name: '', text: 'select details::text from tax_item', values: [] }),
    )
    expect(JSON.stringify(rows)).not.toContain(rent.landlordPan)
    const { items } = await priya.call('GET /api/v1/employee/self-tax')
    expect(items[0]?.details).toMatchObject({ landlordPan: rent.landlordPan, landlordName: rent.landlordName })
  })
})
