import type { Id } from '@muster/contract/values.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { deleteDepartment, departmentUse, insertDepartment, renameDepartment } from './department.queries.ts'

export async function addDepartment(tx: Tx, name: string): Promise<{ _id: Id }> {
  const id = newId()
  await insertDepartment(tx, { id, name, now: tx.now })
  return { _id: id }
}

export async function changeDepartment(tx: Tx, id: Id, name: string): Promise<{ _id: Id }> {
  if ((await renameDepartment(tx, { id, name })) === 0) throw notFound(say`The department was not found.`)
  return { _id: id }
}

export async function removeDepartment(tx: Tx, id: Id): Promise<null> {
  const use = await departmentUse(tx, { id })
  if (!use) throw notFound(say`The department was not found.`)
  if (use.people > 0)
    throw conflict(
      say`"${use.name}" has ${plural(use.people, { one: '# person', other: '# people' })}. Move them to another department first.`,
    )
  await deleteDepartment(tx, { id })
  return null
}
