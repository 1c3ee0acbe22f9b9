import { describe, expect, it } from 'vitest'
import { aCompany } from '../../testing/company.ts'
import { tamper } from '../../testing/tamper.ts'
import { audit, verifyChain, nowIs } from './audit.ts'

describe('the activity log', () => {
  it('is one chain per organisation, even with concurrent writes', async () => {
    const [company, elsewhere] = [await aCompany(), await aCompany('Other')]
    const { employee } = await company.employee('Priya Nair')
    const write = (n: number) =>
      company.within((tx) =>
        audit(tx, company.admin, 'changed', { type: 'employee', id: employee }, { people: nowIs(n) }),
      )
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(write))
    await elsewhere.within((tx) => audit(tx, null, 'added', { type: 'employee', id: employee }))
    expect(await company.within(verifyChain)).toEqual([])
    const { data, pagination } = await company.admin.call('GET /api/v1/employee/activity/{id}', {
      params: { id: employee },
    })
    expect(data.map(({ _id }) => _id)).toEqual(['8', '7', '6', '5', '4', '3', '2', '1'])
    expect(pagination).toMatchObject({ total: 8 })
  })

  it('cannot be changed by the application, and shows where the database owner changed it', async () => {
    const company = await aCompany()
    const { employee } = await company.employee('Priya Nair')
    for (const action of ['added', 'changed', 'invited'] as const)
      await company.within((tx) => audit(tx, company.admin, action, { type: 'employee', id: employee }))
    for (const text of ["update audit_event set action = 'seen'", 'delete from audit_event']) {
      await expect(company.within((tx) => tx.query({ name: '', text, values: [] }))).rejects.toThrow(
        'permission denied',
      )
    }
    const brokenAfter = async (text: string) => {
      await tamper(text, [company.organisation])
      return company.within(verifyChain)
    }
    expect(await brokenAfter("update audit_event set action = 'seen' where organisation_id = $1 and n = 2")).toEqual([
      2,
    ])
    expect(await brokenAfter('delete from audit_event where organisation_id = $1 and n = 2')).toEqual([3])
  })
})
