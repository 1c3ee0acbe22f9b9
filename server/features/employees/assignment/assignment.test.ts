import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { labs, twoEntities } from '../../payroll/legal-entity/testing.ts'
import { lockMonth } from '../../payroll/testing.ts'

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

  it('changes all of them as on their own pages, and keeps the fields left out', async () => {
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

  it('changes no one if one is refused, and says who and why', async () => {
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

  it('requires something to assign, people of the company, and the permission', async () => {
    const employees = [arun.employee]
    const { errors } = await hr.refused(assign, { body: { employees } })
    expect(errors).toEqual([
      { path: 'body.departmentId', message: 'Choose a department, a shift, a manager or a legal entity' },
    ])
    const other = await (await aCompany('Other')).employee('Ravi Kumar')
    const foreign = { employees: [arun.employee, other.employee], reportsTo: null }
    expect((await hr.refused(assign, { body: foreign })).status).toBe(404)
    expect(await managerOf(arun)).toBe('Meera Shah')
    expect((await meera.refused(assign, { body: { employees, reportsTo: null } })).status).toBe(403)
  })
})

describe('giving several employees a legal entity', () => {
  let scene: Awaited<ReturnType<typeof twoEntities>>
  let hr: Person
  beforeAll(async () => {
    scene = await twoEntities()
    hr = await scene.company.employee('Anita Rao', { granted: ['allEmployeeRead', 'allEmployeeWrite'] })
  })
  const historyOf = async ({ employee }: Person) => {
    const call = 'GET /api/v1/employee/legal-entity-history/{id}'
    const { history } = await scene.company.admin.call(call, { params: { id: employee } })
    return history.map(({ name, from }) => [name, from])
  }
  const given = (people: readonly Person[], more: object = {}) => ({
    body: { employees: people.map(({ employee }) => employee), entityId: scene.entity, ...more },
  })

  it('moves them from the current month or a chosen one, together with their other changes', async () => {
    const { company, priya, rahul, meera } = scene
    const { _id: departmentId } = await company.admin.call('POST /api/v1/user/department', { body: { name: 'Design' } })
    expect(await company.admin.call(assign, given([priya, meera], { departmentId }))).toEqual({ changed: 2 })
    expect(await historyOf(priya)).toEqual([
      ['Labs', '2026-11'],
      ['Acme Components', null],
    ])
    // Meera belongs to Labs already, so nothing of hers is written again.
    expect((await historyOf(meera))[0]).toEqual(['Labs', '2026-04'])
    const { data } = await company.admin.call('GET /api/v1/employee/activity/{id}', { params: { id: meera.employee } })
    expect(data[0]?.changes).toEqual({ department: { from: null, to: 'Design' } })
    await company.admin.call(assign, given([rahul], { entityFrom: '2027-01' }))
    expect((await historyOf(rahul))[0]).toEqual(['Labs', '2027-01'])
  })

  it('changes nothing when sent again', async () => {
    const { company, priya } = scene
    const before = await historyOf(priya)
    expect(await company.admin.call(assign, given([priya]))).toEqual({ changed: 1 })
    expect(await historyOf(priya)).toEqual(before)
  })

  it("is refused without the permission, for another company's entity, before joining and in an approved month", async () => {
    const { company, rahul } = scene
    const later = await company.employee('Vikram Rao', { joinedOn: '2026-12-01' })
    const before = await historyOf(rahul)
    expect(await hr.refused(assign, given([rahul]))).toMatchObject({
      status: 403,
      errors: [{ path: 'body.entityId', message: "You don't have permission to move people between legal entities." }],
    })
    const other = await (await aCompany('Globex')).admin.call('POST /api/v1/user/legal-entity', { body: labs })
    expect((await company.admin.refused(assign, given([rahul], { entityId: other._id }))).status).toBe(404)
    expect(await company.admin.refused(assign, given([rahul, later]))).toMatchObject({
      status: 400,
      errors: [
        { path: 'body.employees.1', message: 'Vikram Rao joins in December 2026. Choose that month or a later one.' },
      ],
    })
    await lockMonth(company, '2026-11')
    expect(await company.admin.refused(assign, given([rahul], { entityId: null }))).toMatchObject({
      status: 400,
      errors: [
        {
          path: 'body.entityFrom',
          message: 'Pay is approved up to November 2026. Choose December 2026 or a later month.',
        },
      ],
    })
    expect(await historyOf(rahul)).toEqual(before)
  })
})
