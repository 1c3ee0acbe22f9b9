import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { asValue, audit } from '../../../platform/audit/audit.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'

let company: Company
let hr: Person
let priya: Person

beforeAll(async () => {
  company = await aCompany()
  hr = await company.employee('Hema Rao', { role: 'HR' })
  priya = await company.employee('Priya Nair')
})

const namesOf = (employee: string, account: string) =>
  company.within(async (tx) => {
    const { rows } = await run(tx, sql`select names_of(${employee}, ${account}) as names`)
    return (rows as { names: string[] }[])[0]!.names.toSorted()
  })
const reason = 'Marriage'
const files = { file: { name: 'deed.pdf', bytes: Buffer.from('%PDF-1.4\nx\n%%EOF') } }

describe("a person's earlier names", () => {
  it('are known for an employee, whether HR changed them or approved a request', async () => {
    const params = { id: priya.employee }
    await hr.call('PUT /api/v1/employee/basic-info/{id}', { params, body: { lastName: 'Menon' } })
    const body = { firstName: 'Priya', lastName: 'Pillai', reason }
    const { _id } = await priya.call('POST /api/v1/employee/self-change-request/name', { body, files })
    const decided = { params: { id: _id }, body: { outcome: 'approve', note: '' } } as const
    await hr.call('PUT /api/v1/employee/change-request/{id}', decided)
    expect(await namesOf(priya.employee, priya.account)).toEqual(['Priya Menon', 'Priya Nair', 'Priya Pillai'])
  })

  it('are known for the company admin, who changes their own, and who becomes an employee', async () => {
    const { admin, location, shift } = company
    const { name } = await admin.call('GET /api/v1/user/user-info')
    const details = { name: 'Asha Menon', contactNo: '+919812345678', designation: 'Owner' }
    await admin.call('PUT /api/v1/user/user-info', { body: details })
    const { data } = await admin.call('GET /api/v1/user/activity-log', { query: {} })
    const own = data.find(({ action }) => action === 'changed')
    expect(own).toMatchObject({ changes: { name: { from: name, to: 'Asha Menon' }, designation: { to: 'Owner' } } })
    const { _id: employee } = await admin.call('POST /api/v1/employee/own-record', {
      body: {
        ...{ firstName: 'Asha', lastName: 'Varma', code: 'ACM-1', joinedOn: '2026-04-01' },
        ...{ locationId: location, shiftId: shift },
      },
    } as never)
    expect(await namesOf(employee, admin.account)).toEqual([name, 'Asha Menon', 'Asha Varma'].toSorted())
    const refused = await admin.refused('PUT /api/v1/user/user-info', { body: details })
    expect(refused.errors?.map(({ path }) => path)).toEqual(['body.name', 'body.contactNo'])
    expect(refused.message).toBe('Your name and phone are kept in your employee record. Change them there.')
  })

  it('do not include names that the person gave to records', async () => {
    const changes = { name: { from: asValue('Laptop'), to: asValue('Old laptop') } }
    await company.within((tx) => audit(tx, hr, 'renamedPasskey', { type: 'account', id: hr.account }, changes))
    expect(await namesOf(hr.employee, hr.account)).toEqual(['Hema Rao'])
  })
})

describe('a name', () => {
  const untold = 'The log does not say that this name changed.'
  it.each([
    ['of an employee', () => sql`update employee set last_name = 'Shetty' where id = ${hr.employee}`],
    ['of an account', () => sql`update account set name = 'Hema Shetty' where id = ${hr.account}`],
  ])('%s never changes without a log entry, however it is changed', async (_, statement) => {
    await expect(company.within((tx) => run(tx, statement()))).rejects.toThrow(untold)
  })

  it('of the account alone is logged when the record is renamed', async () => {
    const ravi = await company.employee('Ravi Shetty')
    const changes = { name: { from: asValue('Ravi Shetty'), to: asValue('R. Shetty') } }
    await company.within(async (tx) => {
      await run(tx, sql`update account set name = 'R. Shetty' where id = ${ravi.account}`)
      await audit(tx, hr, 'changed', { type: 'account', id: ravi.account }, changes)
    })
    const params = { id: ravi.employee }
    await hr.call('PUT /api/v1/employee/basic-info/{id}', { params, body: { lastName: 'Gowda' } })
    expect(await namesOf(ravi.employee, ravi.account)).toEqual(['R. Shetty', 'Ravi Gowda', 'Ravi Shetty'])
  })
})
