import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { cursorPage, readCursor } from '../../../platform/database/cursor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { departmentPeople, departmentThere, ownTree } from './tree.queries.ts'

/** An admin without an employee record has no line. */
export async function ownLine(tx: Tx, employee: Id | null) {
  const people = employee === null ? [] : await ownTree(tx, { employee })
  const at = (wanted: (typeof people)[number]['place']) =>
    people.filter(({ place }) => place === wanted).map(({ place: _, ...person }) => person)
  return { above: at('above'), self: at('self')[0] ?? null, below: at('below') }
}

export async function peopleOfDepartment(tx: Tx, id: Id, { next, limit }: { next: string | null; limit: number }) {
  if (!(await departmentThere(tx, { id }))) throw notFound(say`The department was not found.`)
  const after = readCursor(next)
  const people = await departmentPeople(tx, { id, afterName: after?.name ?? null, afterId: after?.id ?? null, limit })
  return cursorPage(people, limit, (row) => ({ name: row.name, id: row._id }))
}
