import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'

const assign = 'POST /api/v1/employee/assignments'

describe('assigning several employees at once', () => {
  let company: Company
  let hr: Person
  let meera: Person
  let arun: Person
  beforeAll(async () => {
    company = await aCompany()
    hr = await company.employee('Anita Rao', { role: 'HR' })
    meera = await company.employee('Meera Shah')
    arun = await company.employee('Arun Nair')
  })
  const shown = (id: string) => hr.call('GET /api/v1/employee/basic-info/{id}', { params: { id } })
  const managerOf = async ({ employee }: Person) => (await shown(employee)).manager?.name ?? null

  it('changes all of them, each as on their own page, and keeps what was left out', async () => {
    const { _id: departmentId } = await company.admin.call('POST /api/v1/user/department', { body: { name: 'Design' } })
    const before = await shown(meera.employee)
    const employees = [meera.employee, arun.employee, meera.employee]
    expect(await hr.call(assign, { body: { employees, departmentId } })).toEqual({ changed: 2 })
    for (const { employee } of [meera, arun]) {
      expect((await shown(employee)).department?.name).toBe('Design')
      const { data } = await hr.call('GET /api/v1/employee/activity/{id}', { params: { id: employee } })
      expect(data[0]).toMatchObject({ who: 'Anita Rao', changes: { department: { from: null, to: 'Design' } } })
    }
    expect((await shown(meera.employee)).shift).toEqual(before.shift)
  })

  it('changes nobody where one is refused, and says who and why', async () => {
    const body = { employees: [arun.employee, hr.employee, meera.employee], reportsTo: meera.employee }
    const { status, message, errors } = await hr.refused(assign, { body })
    expect([status, message]).toEqual([
      409,
      'No one was changed. Remove the people named here from your selection, or correct what is wrong.',
    ])
    expect(errors?.toSorted((one, other) => one.path.localeCompare(other.path))).toEqual([
      {
        path: 'body.employees.1',
        message: 'Anita Rao: You cannot change your own manager. Ask another administrator.',
      },
      { path: 'body.employees.2', message: "Meera Shah: An employee can't report to themselves" },
    ])
    expect(await managerOf(arun)).toBeNull()
    expect(await hr.call(assign, { body: { ...body, employees: [arun.employee] } })).toEqual({ changed: 1 })
    expect(await managerOf(arun)).toBe('Meera Shah')
  })

  it('wants something to assign, people of the company, and the permission', async () => {
    const employees = [arun.employee]
    const { errors } = await hr.refused(assign, { body: { employees } })
    expect(errors).toEqual([{ path: 'body.departmentId', message: 'Choose a department, a shift or a manager' }])
    const other = await (await aCompany('Other')).employee('Ravi Kumar')
    const foreign = { employees: [arun.employee, other.employee], reportsTo: null }
    expect((await hr.refused(assign, { body: foreign })).status).toBe(404)
    expect(await managerOf(arun)).toBe('Meera Shah')
    expect((await meera.refused(assign, { body: { employees, reportsTo: null } })).status).toBe(403)
  })
})
