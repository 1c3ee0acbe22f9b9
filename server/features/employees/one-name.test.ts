import { beforeAll, expect, it } from 'vitest'
import { aCompany } from '../../testing/company.ts'
import { checkedFile, imported } from '../imports/testing/run-file.ts'
import { lockMonth, withPayroll } from '../payroll/testing.ts'

let company: Awaited<ReturnType<typeof withPayroll>>
let mail: (name: string) => string

beforeAll(async () => {
  company = await withPayroll(await aCompany(), { statutory: true })
  mail = (name) => `${name}.${company.organisation.slice(-6)}@acme.test`
})

const people = async (search: string) => {
  const { data } = await company.admin.call('GET /api/v1/employee/basic-info', { query: { search, limit: 50 } })
  return data.map(({ name }) => name)
}

const importing = async (...lines: string[]) =>
  imported(company, company.admin, await checkedFile(company, company.admin, 'employees', lines))

it('is enough for someone who is added one by one, and who is renamed', async () => {
  const roles = await company.admin.call('GET /api/v1/user/role', { query: { roleName: 'Employee' } })
  const { location: locationId, shift: shiftId } = company
  const input = { locationId, shiftId, joinedOn: '2026-11-02' as const, roleId: roles.data[0]!._id }
  const { _id: id } = await company.admin.call('POST /api/v1/employee/basic-info', {
    body: { ...input, firstName: 'Selvi', code: 'ONE-1', workEmail: mail('selvi') },
  })
  expect(await people('selvi')).toEqual(['Selvi'])
  const change = (body: object) => company.admin.call('PUT /api/v1/employee/basic-info/{id}', { params: { id }, body })
  await change({ lastName: 'Arumugam' })
  await change({ firstName: 'Selvy' })
  expect(await people('selvy')).toEqual(['Selvy Arumugam'])
  await change({ lastName: '' })
  expect(await people('selvy')).toEqual(['Selvy'])
})

it('is enough in a file, as a first name or as the whole', async () => {
  await importing(
    'Employee ID,First name,Last name,Work email,Date of joining',
    `ONE-2,Murugan,,${mail('murugan')},02/11/2026`,
  )
  await importing('Employee ID,Employee name,Work email,Date of joining', `ONE-3,Kannan,${mail('kannan')},02/11/2026`)
  expect(await people('murugan')).toEqual(['Murugan'])
  expect(await people('kannan')).toEqual(['Kannan'])
  // An empty cell changes nothing; a whole name of one word does.
  const parts = 'Employee ID,First name,Last name,Work email,Date of joining'
  const rest = `${mail('kannan')},02/11/2026`
  await importing(parts, `ONE-3,Kannan,Pillai,${rest}`)
  await importing(parts, `ONE-3,Kanan,,${rest}`)
  expect(await people('pillai')).toEqual(['Kanan Pillai'])
  await importing('Employee ID,Employee name,Work email,Date of joining', `ONE-3,Kannan,${rest}`)
  expect(await people('kannan')).toEqual(['Kannan'])
})

it('is enough to be added quickly and paid, and stands alone in the files of the run', async () => {
  const body = {
    people: [{ name: 'Thangam', email: mail('thangam'), annualCtcPaise: 24_000_000 }],
    joinedOn: '2026-11-01' as const,
  }
  await company.admin.call('POST /api/v1/user/quick-add', { body })
  expect(await people('thangam')).toEqual(['Thangam'])
  const account = await company.within((tx) =>
    tx.query({ name: '', text: 'select name from account where email = $1', values: [mail('thangam')] }),
  )
  expect(account.rows).toEqual([{ name: 'Thangam' }])
  const id = await lockMonth(company, '2026-11')
  const register: unknown = await company.admin.call('GET /api/v1/user/payrun/{id}/files/{kind}', {
    params: { id, kind: 'register' },
  })
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id }, query: {} })
  expect(data.map(({ employee }) => employee.name)).toEqual(['Thangam'])
  expect((register as Buffer).toString()).toContain('"Thangam"')
})
