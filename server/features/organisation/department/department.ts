import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { deleteDepartment, departmentUse, insertDepartment, renameDepartment } from './department.queries.ts'
import { peopleText } from '../people-words.ts'

export async function addDepartment(tx: Tx, name: string): Promise<{ _id: Id }> {
  const id = newId()
  await insertDepartment(tx, { id, name, now: tx.now })
  return { _id: id }
}

export async function changeDepartment(tx: Tx, id: Id, name: string): Promise<{ _id: Id }> {
  if ((await renameDepartment(tx, { id, name })) === 0) throw notFound('The department')
  return { _id: id }
}

export async function removeDepartment(tx: Tx, id: Id): Promise<null> {
  const use = await departmentUse(tx, { id })
  if (!use) throw notFound('The department')
  if (use.people > 0)
    throw conflict(`"${use.name}" has ${peopleText(use.people)}. Move them to another department first.`)
  await deleteDepartment(tx, { id })
  return null
}
