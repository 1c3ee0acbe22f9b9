import { describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { manyPeople } from '../../../testing/many-people.ts'

const tree = 'GET /api/v1/employee/org-tree'
const path = 'GET /api/v1/employee/org-tree/{id}'
const line = 'GET /api/v1/employee/employee-tree'
const mostBytes = 256 * 1024

/** Everyone of a level, page by page, with the size of the largest reply. */
async function wholeLevel(reader: Person, root?: Id) {
  const people: { _id: Id; name: string; reportsTo: Id | null; reports: number }[] = []
  let bytes = 0
  let next: string | null = null
  do {
    const query: { root?: Id; next?: string } = { ...(root ? { root } : {}), ...(next === null ? {} : { next }) }
    const page = await reader.call(tree, { query })
    people.push(...page.data)
    bytes = Math.max(bytes, JSON.stringify(page).length)
    next = page.pagination.next
  } while (next !== null)
  return { people, bytes }
}

/** Everybody, walking down from the top. */
async function everybody(reader: Person) {
  const { people, bytes } = await wholeLevel(reader)
  let most = bytes
  for (const person of people) {
    if (person.reports === 0 || people.some(({ reportsTo }) => reportsTo === person._id)) continue
    const below = await wholeLevel(reader, person._id)
    people.push(...below.people)
    most = Math.max(most, below.bytes)
  }
  return { people, bytes: most }
}

const managers = (people: readonly { _id: Id; reportsTo: Id | null }[]) =>
  new Map(people.map(({ _id, reportsTo }) => [_id, reportsTo]))

async function setManager(company: Company, of: Id, manager: Id | null): Promise<void> {
  await company.within((tx) =>
    tx.query({ name: '', text: 'update employee set reports_to = $1 where id = $2', values: [manager, of] }),
  )
}

async function leave(company: Company, ...people: Id[]): Promise<void> {
  await company.within((tx) =>
    tx.query({ name: '', text: "update employee set status = 'inactive' where id = any($1)", values: [people] }),
  )
}

describe('the tree of a large company', () => {
  it('comes whole up to 500 people, and level by level from 501 on', async () => {
    const company = await aCompany()
    const asha = await company.employee('Asha Pillai')
    const ids = await manyPeople(company, 499, (index) => (index < 9 ? asha.employee : Math.floor(index / 9) - 1))
    const whole = await asha.call(tree)
    expect([whole.data.length, whole.pagination.next]).toEqual([500, null])
    expect(whole.data.find(({ name }) => name === 'Asha Pillai')).toMatchObject({ reportsTo: null, reports: 9 })
    await manyPeople(company, 1, () => ids[0]!)
    const top = await asha.call(tree)
    expect(top.data.map(({ name, reports }) => [name, reports])).toEqual([['Asha Pillai', 9]])
    expect(top.pagination.next).toBeNull()
    const { people } = await everybody(asha)
    const { rows } = await company.within((tx) =>
      tx.query({ name: '', text: 'select id, reports_to as manager from employee', values: [] }),
    )
    const real = new Map((rows as { id: Id; manager: Id | null }[]).map(({ id, manager }) => [id, manager]))
    expect(people).toHaveLength(501)
    expect(managers(people)).toEqual(real)
  })

  it.each([
    ['one manager with 3,000 reports', 3000, (index: number) => (index === 0 ? null : 0)],
    ['3,000 people at the top', 3000, () => null],
    ['a chain of 3,000', 3000, (index: number) => (index === 0 ? null : index - 1)],
  ])('is read in bounded replies with %s', async (_, count, managerOf) => {
    const company = await aCompany()
    const ids = await manyPeople(company, count, managerOf)
    const reader = company.admin
    const top = await wholeLevel(reader)
    const first = top.people[0]!
    const below = await wholeLevel(reader, first._id)
    expect(below.people.length).toBe(first.reports)
    expect(new Set([...top.people, ...below.people].map(({ _id }) => _id)).size).toBe(
      top.people.length + below.people.length,
    )
    const last = await reader.call(path, { params: { id: ids.at(-1)! } })
    const depth = managerOf(count - 1) === null ? 1 : managerOf(count - 1) === 0 ? 2 : 101
    expect(last.map(({ _id }) => _id).at(-1)).toBe(ids.at(-1))
    expect(last).toHaveLength(depth)
    last.slice(1).forEach((person, index) => expect(person.reportsTo).toBe(last[index]!._id))
    expect(Math.max(top.bytes, below.bytes, JSON.stringify(last).length)).toBeLessThan(mostBytes)
  })

  it("shows one's own line in a bounded reply, whoever is above and below", async () => {
    const company = await aCompany()
    const chain = await manyPeople(company, 150, (index) => (index === 0 ? null : index - 1))
    const asha = await company.employee('Asha Pillai')
    await setManager(company, asha.employee, chain.at(-1)!)
    const reports = await manyPeople(company, 500, () => asha.employee)
    const small = await asha.call(line)
    expect([small.above.length, small.below.length]).toEqual([100, 500])
    expect(small.above.at(-1)!._id).toBe(chain.at(-1))
    await manyPeople(company, 60, () => reports[0]!)
    const large = await asha.call(line)
    expect(large.self).toMatchObject({ reports: 500 })
    expect(large.below.map(({ _id }) => _id)).toEqual(reports)
    expect(large.below[0]).toMatchObject({ reports: 60 })
    expect(JSON.stringify(large).length).toBeLessThan(mostBytes)
  })

  it('has no one who has left, and at the top whoever reported to them', async () => {
    const company = await aCompany()
    const ids = await manyPeople(company, 600, (index) => (index === 0 ? null : index < 300 ? 0 : 1))
    await leave(company, ids[1]!, ids[2]!)
    const top = await wholeLevel(company.admin)
    expect(top.people.map(({ _id }) => _id)).toEqual([ids[0], ...ids.slice(300)])
    expect(top.people[0]).toMatchObject({ reports: 297 })
    for (const root of [ids[1]!, ids[2]!]) {
      expect(await company.admin.refused(tree, { query: { root } })).toMatchObject({ status: 404 })
      expect(await company.admin.refused(path, { params: { id: root } })).toMatchObject({ status: 404 })
    }
    const left = await company.admin.call(path, { params: { id: ids[300]! } })
    expect(left).toMatchObject([{ _id: ids[300], reportsTo: null }])
    expect((await company.admin.call(tree, { query: { root: ids[3]! } })).data).toEqual([])
  })

  it('belongs to one company alone', async () => {
    const company = await aCompany()
    const other = await aCompany('Other')
    const [head] = await manyPeople(other, 510, (index) => (index === 0 ? null : 0))
    const asha = await company.employee('Asha Pillai')
    expect((await asha.call(tree)).data).toMatchObject([{ name: 'Asha Pillai' }])
    expect(await asha.refused(tree, { query: { root: head! } })).toMatchObject({ status: 404 })
    expect(await asha.refused(path, { params: { id: head! } })).toMatchObject({ status: 404 })
    const { next } = (await other.admin.call(tree, { query: { root: head! } })).pagination
    expect((await asha.call(tree, { query: { next: next! } })).data).toEqual([])
  })

  it('has nobody twice while people move between two pages, and whoever stays is not missed', async () => {
    const company = await aCompany()
    const ids = await manyPeople(company, 600, (index) => (index === 0 ? null : index < 500 ? 0 : 1))
    const seen: Id[] = []
    let next: string | null = null
    let page = 0
    do {
      const query: { root: Id; next?: string } = { root: ids[0]!, ...(next === null ? {} : { next }) }
      const reply = await company.admin.call(tree, { query })
      seen.push(...reply.data.map(({ _id }) => _id))
      next = reply.pagination.next
      // Somebody who was already read moves away, and so does the person whom the next page begins after.
      await setManager(company, ids[2 + page]!, ids[1]!)
      await setManager(company, seen.at(-1)!, ids[1]!)
      page += 1
    } while (next !== null)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(ids.slice(1, 500))
  })

  it('ends also where the reporting lines would form a circle', async () => {
    const company = await aCompany()
    const ids = await manyPeople(company, 510, (index) => (index === 0 ? null : 0))
    const [one, other, below] = ids.slice(1, 4) as [Id, Id, Id]
    await setManager(company, one, other)
    await setManager(company, other, one)
    await setManager(company, below, one)
    const above = await company.admin.call(path, { params: { id: below } })
    expect(above.map(({ _id }) => _id)).toEqual([other, one, below])
    expect((await company.admin.call(tree, { query: { root: other } })).data).toMatchObject([{ _id: one }])
    const top = await wholeLevel(company.admin)
    expect(top.people.map(({ _id }) => _id)).toEqual([ids[0]])
  })
})
