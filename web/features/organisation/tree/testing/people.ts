import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../../shared/call/types.ts'
import { Failure, type SeenCall } from '../../../../shared/testing/mock-api.ts'
import type { TreePerson } from '../tree-lines.ts'

type Reply = ReplyOf<RouteOf<'GET /api/v1/employee/org-tree'>>

export const aPerson = (_id: string, name: string, reportsTo: string | null, reports = 0): TreePerson => ({
  ...{ _id, name, reportsTo, reports, code: _id, department: 'Sales', designation: 'Engineer', photo: null },
})

/** The reply for a company small enough to come whole. */
export const wholeTree = (data: TreePerson[]): Reply => ({ data, pagination: { next: null, limit: 100 } })

/** Replies for a company that comes branch by branch; `next` is the number of people before. */
export const inPages =
  (people: readonly TreePerson[]) =>
  ({ query: { root, limit = '100', next = '0' } }: Pick<SeenCall, 'query'>): Reply | Failure => {
    if (root !== undefined && !people.some(({ _id }) => _id === root))
      return new Failure(404, 'This person was not found')
    const branch = people.filter(({ reportsTo }) => reportsTo === (root ?? null))
    const [from, to] = [Number(next), Number(next) + Number(limit)]
    return {
      data: branch.slice(from, to),
      pagination: { next: to < branch.length ? String(to) : null, limit: Number(limit) },
    }
  }

/** A person with everyone above them. */
export function pathTo(people: readonly TreePerson[], id: string): TreePerson[] {
  const person = people.find(({ _id }) => _id === id)
  return person === undefined ? [] : [...(person.reportsTo === null ? [] : pathTo(people, person.reportsTo)), person]
}
