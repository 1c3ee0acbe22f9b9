import { describe, expect, test } from 'vitest'
import { startingIdentity } from '@muster/contract/payroll/statutory/employee-statutory.routes.ts'
import { aCompany } from '../../../../testing/company.ts'
import { withPayroll } from '../../testing.ts'
import { statutoryOfPeople } from './people.ts'

const put = (id: string, from: string, more: object) => ({
  params: { id },
  body: { from, note: '', value: { ...startingIdentity, ...more } },
})

describe('the statutory identity of people', () => {
  test('applies from its month on, and is read for everyone at once', async () => {
    const company = await aCompany()
    const [priya, ravi] = [await company.employee('Priya Nair'), await company.employee('Ravi Kumar')]
    await company.admin.call('PUT /api/v1/employee/personal-info/{id}', {
      params: { id: priya.employee },
      body: { birthDate: '1994-02-28', gender: 'female', pan: 'ABCPN1234F' },
    })
    const vpf = { type: 'amount', monthlyPaise: 500_000 }
    await company.admin.call('PUT /api/v1/employee/statutory/{id}', put(priya.employee, '2026-10', { vpf }))
    const people = async (month: string) =>
      new Map((await company.within((tx) => statutoryOfPeople(tx, { month }))).map((one) => [one.employee, one]))
    expect((await people('2026-09')).get(priya.employee)).toMatchObject({ vpf: { type: 'none' } })
    const october = await people('2026-10')
    expect(october.get(priya.employee)).toMatchObject({
      ...{ vpf, gender: 'female', birthDate: '1994-02-28', hasPan: true, hasUan: false, locationId: company.location },
    })
    expect(october.get(ravi.employee)).toMatchObject({
      ...startingIdentity,
      gender: null,
      birthDate: null,
      hasPan: false,
    })
  })

  test('says which schemes the company is not registered for', async () => {
    const company = await withPayroll(await aCompany())
    const { employee: id } = await company.employee('Priya Nair')
    const shown = await company.admin.call('GET /api/v1/employee/statutory/{id}', { params: { id } })
    expect(shown.notRegistered).toEqual(['pf', 'esi'])
  })

  test("records who changed what, on the employee's record", async () => {
    const company = await aCompany()
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const { employee: id } = await company.employee('Priya Nair')
    await hr.call('PUT /api/v1/employee/statutory/{id}', put(id, '2026-04', { ptExempt: 'disability', disabled: true }))
    const shown = await hr.call('PUT /api/v1/employee/statutory/{id}', put(id, '2030-04', { pfOnFullWages: true }))
    expect(shown).toMatchObject({ from: '2026-04', next: '2030-04', value: { ptExempt: 'disability' } })
    expect(shown.notRegistered).toEqual([])
    expect(shown.history).toMatchObject([
      { from: '2030-04', who: 'Anita Rao' },
      {
        changes: [
          { field: 'disabled', from: 'false', to: 'true' },
          { field: 'ptExempt', from: null, to: 'disability' },
        ],
      },
    ])
    const { data } = await hr.call('GET /api/v1/employee/activity/{id}', { params: { id } })
    expect(data[0]).toMatchObject({ action: 'changedStatutory', who: 'Anita Rao' })
  })

  test('names what is inconsistent, and refuses a change that changes nothing', async () => {
    const company = await aCompany()
    const { employee: id } = await company.employee('Priya Nair')
    const refused = (more: object) =>
      company.admin.refused('PUT /api/v1/employee/statutory/{id}', put(id, '2026-10', more))
    const outside = await refused({ pfMember: false, vpf: { type: 'rate', basisPoints: 1000 } })
    expect(outside.errors?.map(({ path }) => path)).toEqual(['body.value.vpf'])
    expect((await refused({})).status).toBe(422)
  })

  test('cannot be changed by oneself, or read by colleagues and managers', async () => {
    const company = await aCompany()
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const manager = await company.employee('Meera Shah', { role: 'Manager' })
    const priya = await company.employee('Priya Nair', { reportsTo: manager })
    const own = await hr.refused('PUT /api/v1/employee/statutory/{id}', put(hr.employee, '2026-10', { disabled: true }))
    expect(own).toMatchObject({ status: 403, message: 'Someone else must change your own statutory details.' })
    const params = { id: priya.employee }
    expect((await manager.refused('GET /api/v1/employee/statutory/{id}', { params })).status).toBe(403)
    const elsewhere = await aCompany('Other')
    expect((await elsewhere.admin.refused('GET /api/v1/employee/statutory/{id}', { params })).status).toBe(404)
  })
})
