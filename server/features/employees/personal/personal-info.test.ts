import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aCompany, run } from '../../../testing/company.ts'

const numbers = { pan: 'ABCPN1234F', aadhaar: '2341 2341 2346', uan: '100904319456', esi: '3100123456' }

describe('personal details', () => {
  it('are entered by HR with sealed identity numbers, of which only the last four characters are shown', async () => {
    const company = await aCompany()
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const priya = await company.employee('Priya Nair')
    const currentAddress = { line1: '12 MG Road', line2: '', city: 'Bengaluru', state: 'IN-KA', pinCode: '560001' }
    const shown = await hr.call('POST /api/v1/employee/personal-info', {
      body: { employeeId: priya.employee, birthDate: '1994-02-28', gender: 'female', currentAddress, ...numbers },
    })
    expect(shown).toMatchObject({
      ...{ birthDate: '1994-02-28', gender: 'female', nationality: 'IN', currentAddress },
      ...{ pan: '•••• 234F', aadhaar: '•••• 2346', uan: '•••• 9456', esi: '•••• 3456', bloodGroup: null },
    })
    const { rows } = await company.within((tx) => run(tx, sql`select * from employee_personal`))
    expect(JSON.stringify(rows)).not.toMatch(/ABCPN1234F|234123412346|100904319456|3100123456/)
    const own = await priya.call('GET /api/v1/employee/self-personal-info')
    expect(own).toMatchObject({ pan: '•••• 234F', canSeeIdentity: true })
    expect(await priya.call('GET /api/v1/employee/self-personal-info/reveal', { query: { field: 'pan' } })).toEqual({
      value: 'ABCPN1234F',
    })
  })

  it('change the fields given, and clear what is null', async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair')
    const params = { id: priya.employee }
    const put = (body: object) => company.admin.call('PUT /api/v1/employee/personal-info/{id}', { params, body })
    await put({ birthDate: '1994-02-28', bloodGroup: 'O+', ...numbers })
    expect(await put({ bloodGroup: null, uan: '' })).toMatchObject({
      ...{ birthDate: '1994-02-28', bloodGroup: null, pan: '•••• 234F', uan: null },
    })
  })

  it('do not let two people have the same PAN, and name its holder', async () => {
    const company = await aCompany()
    const [priya, ravi] = [await company.employee('Priya Nair'), await company.employee('Ravi Kumar')]
    const put = (id: string) => ({ params: { id }, body: numbers })
    await company.admin.call('PUT /api/v1/employee/personal-info/{id}', put(priya.employee))
    await company.admin.call('PUT /api/v1/employee/personal-info/{id}', put(priya.employee))
    const { status, errors } = await company.admin.refused(
      'PUT /api/v1/employee/personal-info/{id}',
      put(ravi.employee),
    )
    expect(status).toBe(409)
    expect(errors?.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
      { path: 'body.aadhaar', message: 'This Aadhaar belongs to ACM-0001' },
      { path: 'body.esi', message: 'This ESI number belongs to ACM-0001' },
      { path: 'body.pan', message: 'This PAN belongs to ACM-0001' },
      { path: 'body.uan', message: 'This UAN belongs to ACM-0001' },
    ])
  })

  it('hide identity numbers from those who may not see them, who also cannot write them', async () => {
    const company = await aCompany()
    const clerk = await company.employee('Clerk', { granted: ['allEmployeeRead', 'allEmployeeWrite'] })
    const priya = await company.employee('Priya Nair')
    const params = { id: priya.employee }
    await company.admin.call('PUT /api/v1/employee/personal-info/{id}', { params, body: numbers })
    expect(await clerk.call('GET /api/v1/employee/personal-info/{id}', { params })).toMatchObject({
      ...{ pan: null, aadhaar: null, canSeeIdentity: false },
    })
    const write = await clerk.refused('PUT /api/v1/employee/personal-info/{id}', { params, body: { pan: null } })
    expect(write).toMatchObject({ status: 403, message: "You don't have permission to change identity numbers." })
    const reveal = await clerk.refused('GET /api/v1/employee/personal-info/{id}/reveal', {
      params,
      query: { field: 'pan' },
    })
    expect(reveal.status).toBe(403)
  })

  it('are hidden from colleagues and managers', async () => {
    const company = await aCompany()
    const manager = await company.employee('Meera Shah', { role: 'Manager' })
    const priya = await company.employee('Priya Nair', { reportsTo: manager })
    const params = { id: priya.employee }
    expect(await manager.refused('GET /api/v1/employee/personal-info/{id}', { params })).toMatchObject({ status: 403 })
    expect(await manager.refused('GET /api/v1/employee/bank-details/{id}', { params })).toMatchObject({ status: 403 })
  })

  it('name every wrong number', async () => {
    const company = await aCompany()
    const { employee: id } = await company.employee('Priya Nair')
    const { errors } = await company.admin.refused('PUT /api/v1/employee/personal-info/{id}', {
      params: { id },
      body: { pan: 'ABCDE', aadhaar: '234123412345', uan: '12', birthDate: '2026-02-30' },
    })
    expect(errors?.map(({ path }) => path).toSorted()).toEqual([
      ...['body.aadhaar', 'body.birthDate', 'body.pan', 'body.uan'],
    ])
    const child = await company.admin.refused('PUT /api/v1/employee/personal-info/{id}', {
      params: { id },
      body: { birthDate: '2012-11-21' },
    })
    expect(child.message).toBe('An employee must be at least 14 years old')
  })

  it('accept anyone aged 14 or over, and question an implausible birth year', async () => {
    const company = await aCompany()
    const { employee: id } = await company.employee('Priya Nair')
    const born = (birthDate: string) => ({ params: { id }, body: { birthDate } })
    for (const birthDate of ['2012-11-20', '1966-11-20', '1946-11-20', '1941-03-15', '1916-11-21']) {
      await company.admin.call('PUT /api/v1/employee/personal-info/{id}', born(birthDate))
      const info = await company.admin.call('GET /api/v1/employee/personal-info/{id}', { params: { id } })
      expect(info.birthDate).toBe(birthDate)
    }
    const mistyped = await company.admin.refused('PUT /api/v1/employee/personal-info/{id}', born('1903-03-15'))
    expect(mistyped.errors).toEqual([
      { path: 'body.birthDate', message: 'Check the year: this is more than 110 years ago' },
    ])
  })

  it('let people change their own contact details and address, and nothing else', async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair')
    await priya.call('PUT /api/v1/employee/self-personal-info', {
      body: { phone: '+919876543210', maritalStatus: 'married', birthDate: '1990-01-01' } as object,
    })
    expect(await priya.call('GET /api/v1/employee/profile')).toMatchObject({ phone: '+919876543210' })
    expect(await priya.call('GET /api/v1/employee/self-personal-info')).toMatchObject({
      ...{ maritalStatus: 'married', birthDate: null },
    })
    expect(await company.admin.call('GET /api/v1/employee/self-personal-info')).toBeNull()
    expect(await company.admin.call('GET /api/v1/employee/profile')).toBeNull()
    expect(await company.admin.call('GET /api/v1/employee/work-details')).toBeNull()
  })

  it('of another organisation are not found', async () => {
    const [ours, theirs] = [await aCompany(), await aCompany('Other')]
    const params = { id: (await theirs.employee('Ravi')).employee }
    for (const key of [
      'GET /api/v1/employee/personal-info/{id}',
      'GET /api/v1/employee/bank-details/{id}',
      'GET /api/v1/employee/bank-details/{id}/reveal',
      'GET /api/v1/employee/activity/{id}',
    ] as const)
      expect([key, (await ours.admin.refused(key, { params })).status]).toEqual([key, 404])
  })
})
