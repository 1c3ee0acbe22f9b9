import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'

const own = 'GET /api/v1/employee/family-member'
const get = 'GET /api/v1/employee/family-member/{id}'
const put = 'PUT /api/v1/employee/family-member/{id}'
const meera = { name: 'Meera Nair', relation: 'mother' as const, birthDate: '1964-03-08', isDependent: true }
const arun = { name: 'Arun Menon', relation: 'spouse' as const, birthDate: '1992-07-09' }

describe('family members', () => {
  let company: Company
  let priya: Person
  let ravi: Person
  let hr: Person
  beforeAll(async () => {
    company = await aCompany()
    priya = await company.employee('Priya Nair')
    ravi = await company.employee('Ravi Kumar', { role: 'Manager' })
    hr = await company.employee('Anita Rao', { role: 'HR' })
  })

  it("are entered by the person, changed by HR and logged with the nominees' shares", async () => {
    const params = { id: priya.employee }
    expect(await hr.call(get, { params })).toEqual([])
    await priya.call(put, { params, body: { members: [meera] } })
    const members = [
      { ...arun, nomineePercent: 60 },
      { ...meera, nomineePercent: 40 },
    ]
    await hr.call(put, { params, body: { members } })
    const shown = [
      { ...arun, isDependent: false, nomineePercent: 60 },
      { ...meera, nomineePercent: 40 },
    ]
    expect(await priya.call(own)).toEqual(shown)
    expect(await hr.call(get, { params })).toEqual(shown)
    expect((await hr.call('GET /api/v1/employee/basic-info/{id}', { params })).familyMembers).toBe(2)
    const { data } = await hr.call('GET /api/v1/employee/activity/{id}', { params })
    expect(data[0]?.changes).toMatchObject({
      familyMembers: { from: 'Meera Nair', to: 'Arun Menon 60%, Meera Nair 40%' },
    })
    await priya.call(put, { params, body: { members: [{ ...arun, nomineePercent: null }] } })
    expect(await priya.call(own)).toEqual([{ ...arun, isDependent: false, nomineePercent: 0 }])
  })

  it("have already been born, and the nominees' shares add up to 100, with errors at the field", async () => {
    const params = { id: hr.employee }
    const refused = async (members: object[]) => (await hr.refused(put, { params, body: { members } } as never)).errors
    expect(await refused([{ ...meera, nomineePercent: 50 }, { ...arun, nomineePercent: 30 }, arun])).toEqual([
      {
        path: 'body.members.1.nomineePercent',
        message: 'The shares of all nominees are 80% in total. Make them 100%, or clear all of them.',
      },
    ])
    expect(await refused([{ ...arun, birthDate: '2026-12-24' }])).toEqual([
      { path: 'body.members.0.birthDate', message: 'Choose a day that is not in the future' },
    ])
    expect(await refused(Array.from({ length: 13 }, () => arun))).toEqual([
      { path: 'body.members', message: 'Add at most 12 family members' },
    ])
    expect(await hr.call(own)).toEqual([])
  })

  it('of others are only for those who may change employees, and are not found elsewhere', async () => {
    const [params, other] = [{ id: priya.employee }, await aCompany('Other')]
    for (const key of [get, put] as const) {
      const body = { members: [] }
      expect([key, (await ravi.refused(key, { params, body } as never)).status]).toEqual([key, 403])
      expect([key, (await other.admin.refused(key, { params, body } as never)).status]).toEqual([key, 404])
    }
    expect(await company.admin.call(own)).toEqual([])
  })
})
