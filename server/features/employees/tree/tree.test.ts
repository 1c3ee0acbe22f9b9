import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'

describe('the trees of a company', () => {
  let company: Company
  let kavya: Person
  let anita: Person
  let priya: Person
  let ravi: Person
  beforeAll(async () => {
    company = await aCompany()
    kavya = await company.employee('Kavya Menon')
    anita = await company.employee('Anita Rao', { role: 'Manager', reportsTo: kavya })
    priya = await company.employee('Priya Nair', { reportsTo: anita, department: 'Design' })
    ravi = await company.employee('Ravi Kumar', { reportsTo: priya, department: 'Design' })
    await company.employee('Gone Person', { reportsTo: anita, department: 'Design', status: 'inactive' })
  })
  const names = (people: { name: string }[]) => people.map(({ name }) => name)

  it('have everyone who works here, with their manager and nothing about pay', async () => {
    const { data: tree } = await priya.call('GET /api/v1/employee/org-tree')
    expect(tree.map(({ name, reportsTo, reports }) => [name, reportsTo, reports])).toEqual([
      ['Anita Rao', kavya.employee, 1],
      ['Kavya Menon', null, 1],
      ['Priya Nair', anita.employee, 1],
      ['Ravi Kumar', priya.employee, 0],
    ])
    expect(JSON.stringify(tree)).not.toMatch(/paise|ctc|phone|birth/i)
  })

  it('put people whose manager has left at the top', async () => {
    const other = await aCompany('Other')
    const boss = await other.employee('Gone Boss', { status: 'inactive' })
    await other.employee('Left Behind', { reportsTo: boss })
    expect((await other.admin.call('GET /api/v1/employee/org-tree')).data).toMatchObject([
      { name: 'Left Behind', reportsTo: null },
    ])
  })

  it("show one's own line: the managers from the top, and everyone below", async () => {
    const line = await anita.call('GET /api/v1/employee/employee-tree')
    expect([names(line.above), line.self?.name, names(line.below)]).toEqual([
      ['Kavya Menon'],
      'Anita Rao',
      ['Priya Nair', 'Ravi Kumar'],
    ])
    expect(names((await ravi.call('GET /api/v1/employee/employee-tree')).above)).toEqual([
      'Kavya Menon',
      'Anita Rao',
      'Priya Nair',
    ])
    expect(await company.admin.call('GET /api/v1/employee/employee-tree')).toEqual({ above: [], self: null, below: [] })
  })

  it('nest departments with their heads, and never in a circle', async () => {
    const put = 'PUT /api/v1/user/department/{id}'
    const { admin } = company
    const [design] = await priya.call('GET /api/v1/employee/department-tree')
    const { _id: product } = await admin.call('POST /api/v1/user/department', { body: { name: 'Product' } })
    const sub = { name: 'Research', parentId: product, headId: priya.employee }
    const { _id: research } = await admin.call('POST /api/v1/user/department', { body: sub })
    expect(await priya.call('GET /api/v1/employee/department-tree')).toContainEqual(
      expect.objectContaining({
        _id: research,
        parentId: product,
        head: expect.objectContaining({ name: 'Priya Nair' }),
      }),
    )
    expect(
      (
        await admin.refused('POST /api/v1/user/department', {
          body: { ...sub, name: 'Other', parentId: priya.employee },
        })
      ).errors,
    ).toMatchObject([{ path: 'body.parentId' }])
    await admin.call('DELETE /api/v1/user/department/{id}', { params: { id: research } })
    const params = { id: design!._id }
    await admin.call(put, { params, body: { name: 'Design', parentId: product, headId: anita.employee } })
    await admin.call(put, { params, body: { name: 'Product design' } })
    const tree = await priya.call('GET /api/v1/employee/department-tree')
    expect(tree).toMatchObject([
      { name: 'Product', parentId: null, head: null, people: 0 },
      { name: 'Product design', parentId: product, head: { name: 'Anita Rao' }, people: 2 },
    ])
    const circle = { params: { id: product }, body: { name: 'Product', parentId: design!._id } }
    expect((await admin.refused(put, circle)).errors).toEqual([
      { path: 'body.parentId', message: 'This department is part of the one that you are changing' },
    ])
    expect(await admin.refused('DELETE /api/v1/user/department/{id}', { params: { id: product } })).toMatchObject({
      status: 409,
      message: 'Other departments are part of this one. Move them first.',
    })
    const wrong = { params, body: { name: 'Design', headId: company.organisation } }
    expect((await admin.refused(put, wrong)).errors).toMatchObject([{ path: 'body.headId' }])
  })

  it('list the people of a department page by page, and of no other company', async () => {
    const [, design] = await priya.call('GET /api/v1/employee/department-tree')
    const key = 'GET /api/v1/employee/department-directory/{id}'
    const params = { id: design!._id }
    const first = await ravi.call(key, { params, query: { limit: 1 } })
    expect(first.data).toMatchObject([{ name: 'Priya Nair', manager: 'Anita Rao', location: 'Bengaluru' }])
    const rest = await ravi.call(key, { params, query: { limit: 1, next: first.pagination.next! } })
    expect([names(rest.data), rest.pagination.next]).toEqual([['Ravi Kumar'], null])
    const other = await aCompany('Another')
    expect(await other.admin.refused(key, { params })).toMatchObject({ status: 404 })
  })
})
