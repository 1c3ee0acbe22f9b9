import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'

const own = 'GET /api/v1/employee/emergency-contact'
const post = 'POST /api/v1/employee/emergency-contact/{id}'
const put = 'PUT /api/v1/employee/emergency-contact/{id}'
const meera = { name: 'Meera Nair', relation: 'parent' as const, phone: '+919812345670' }
const arun = { name: 'Arun Nair', relation: 'sibling' as const, phone: '+919812345671', address: 'Kochi' }

describe('emergency contacts', () => {
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

  it('are entered by the person in order, visible to HR and logged', async () => {
    const params = { id: priya.employee }
    await priya.call(post, { params, body: meera })
    await priya.call(put, { params, body: { contacts: [arun, meera] } })
    expect((await priya.call(own)).map(({ name }) => name)).toEqual(['Arun Nair', 'Meera Nair'])
    expect(await hr.call('GET /api/v1/employee/emergency-contact/{id}', { params })).toEqual([
      arun,
      { ...meera, address: '' },
    ])
    const { data } = await hr.call('GET /api/v1/employee/activity/{id}', { params })
    expect(data[0]?.changes).toMatchObject({ emergencyContacts: { from: 'Meera Nair', to: 'Arun Nair, Meera Nair' } })
  })

  it('are at most three, even if several are added at the same moment', async () => {
    const params = { id: ravi.employee }
    const replies = await Promise.all(
      [0, 1, 2, 3, 4].map((n) => ravi.raw(post, { params, body: { ...meera, phone: `+91981234568${n}` } })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409])
    expect(await ravi.call(own)).toHaveLength(3)
    const four = [0, 1, 2, 3].map((n) => ({ ...meera, phone: `+91981234568${n}` }))
    expect((await ravi.refused(put, { params, body: { contacts: four } })).errors).toEqual([
      { path: 'body.contacts', message: 'Add at most 3 contacts' },
    ])
  })

  it("do not contain the employee's own number or a number twice, with the error at the field", async () => {
    const params = { id: hr.employee }
    await hr.call('PUT /api/v1/employee/self-personal-info', { body: { phone: '+919800000001' } })
    const contacts = [meera, { ...arun, phone: '+91 98000 00001' }, { ...arun, phone: meera.phone }]
    expect((await hr.refused(put, { params, body: { contacts } })).errors).toEqual([
      { path: 'body.contacts.1.phone', message: "This is the employee's own number. Enter another one" },
      { path: 'body.contacts.2.phone', message: 'Another contact has this number' },
    ])
    expect((await hr.refused(post, { params, body: { ...meera, phone: '+919800000001' } })).errors).toMatchObject([
      { path: 'body.phone' },
    ])
    expect(await hr.call(own)).toEqual([])
  })

  it('of others are only for those who may change employees, and are not found elsewhere', async () => {
    const [params, other] = [{ id: priya.employee }, await aCompany('Other')]
    const get = 'GET /api/v1/employee/emergency-contact/{id}'
    for (const key of [get, post, put] as const) {
      const body = key === post ? meera : { contacts: [] }
      expect([key, (await ravi.refused(key, { params, body } as never)).status]).toEqual([key, 403])
      expect([key, (await other.admin.refused(key, { params, body } as never)).status]).toEqual([key, 404])
    }
    expect(await company.admin.call(own)).toEqual([])
  })

  it('are missing from the record until there is one', async () => {
    const params = { id: (await company.employee('Neha Shah')).employee }
    const missing = async () => (await hr.call('GET /api/v1/employee/basic-info/{id}', { params })).missing
    expect(await missing()).toContain('emergency')
    await hr.call(post, { params, body: meera })
    expect(await missing()).not.toContain('emergency')
  })
})
