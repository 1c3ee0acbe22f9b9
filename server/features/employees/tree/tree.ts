import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { cursorPage, readCursor } from '../../../platform/database/cursor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { departmentPeople, departmentThere } from './department-tree.queries.ts'
import { ownTree, treePath, treeReports, treeTop, wholeTree, worksHere } from './tree.queries.ts'

interface PageWanted {
  next: string | null
  limit: number
}

/** The whole tree of a small company in one reply, or a page of those at the top or below `root`. */
export async function peopleOfTree(
  tx: Tx,
  { root = null, next, limit }: PageWanted & { root?: Id | null | undefined },
) {
  const after = readCursor(next)
  const place = { afterName: after?.name ?? null, afterId: after?.id ?? null, limit }
  if (root !== null) {
    const people = await treeReports(tx, { ...place, root })
    if (people.length === 0 && !(await worksHere(tx, { employee: root }))) throw personNotFound()
    return treePage(people, limit)
  }
  const whole = after === null ? await wholeTree(tx, {}) : []
  return whole.length > 0 ? { data: whole, next: null } : treePage(await treeTop(tx, place), limit)
}

export async function pathOf(tx: Tx, employee: Id) {
  const people = await treePath(tx, { employee })
  if (people.length === 0) throw personNotFound()
  return people
}

/** An admin without an employee record has no line. */
export async function ownLine(tx: Tx, employee: Id | null) {
  const people = employee === null ? [] : await ownTree(tx, { employee })
  const at = (wanted: (typeof people)[number]['place']) =>
    people.filter(({ place }) => place === wanted).map(({ place: _, ...person }) => person)
  return { above: at('above'), self: at('self')[0] ?? null, below: at('below') }
}

export async function peopleOfDepartment(tx: Tx, id: Id, { next, limit }: PageWanted) {
  if (!(await departmentThere(tx, { id }))) throw notFound(say`The department was not found.`)
  const after = readCursor(next)
  const people = await departmentPeople(tx, { id, afterName: after?.name ?? null, afterId: after?.id ?? null, limit })
  return treePage(people, limit)
}

function treePage<R extends { _id: Id; name: string }>(people: R[], limit: number) {
  return cursorPage(people, limit, ({ name, _id }) => ({ name, id: _id }))
}

const personNotFound = () => notFound(say`This person was not found. They may have left.`)
