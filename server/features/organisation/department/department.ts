import type { Id, Paise } from '@muster/contract/values.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound, wrongField } from '../../../platform/problem.ts'
import {
  changeDepartmentRow,
  deleteDepartment,
  departmentsAbove,
  departmentUse,
  employedPerson,
  insertDepartment,
  lockDepartments,
} from './department.queries.ts'

interface Change {
  name: string
  parentId?: Id | null | undefined
  headId?: Id | null | undefined
  purchaseBudgetPaise?: Paise | null | undefined
}

export async function addDepartment(
  tx: Tx,
  { name, parentId = null, headId = null, purchaseBudgetPaise: budget = null }: Change,
): Promise<{ _id: Id }> {
  const id = newId()
  if (parentId) await assertNoCircle(tx, id, parentId)
  await assertEmployed(tx, headId)
  await insertDepartment(tx, { id, name, parent: parentId, head: headId, budget, now: tx.now })
  return { _id: id }
}

export async function changeDepartment(
  tx: Tx,
  id: Id,
  { name, parentId, headId, purchaseBudgetPaise: budget }: Change,
): Promise<{ _id: Id }> {
  if (parentId) await assertNoCircle(tx, id, parentId)
  await assertEmployed(tx, headId)
  const changed = await changeDepartmentRow(tx, {
    ...{ id, name, movesTo: parentId !== undefined, parent: parentId ?? null },
    ...{ setsHead: headId !== undefined, head: headId ?? null },
    ...{ setsBudget: budget !== undefined, budget: budget ?? null },
  })
  if (changed === 0) throw notFound(say`The department was not found.`)
  return { _id: id }
}

async function assertEmployed(tx: Tx, headId: Id | null | undefined): Promise<void> {
  if (headId && !(await employedPerson(tx, { id: headId })))
    throw wrongField('body.headId', say`This person does not exist`)
}

async function assertNoCircle(tx: Tx, id: Id, parentId: Id): Promise<void> {
  await lockDepartments(tx, {})
  const above = await departmentsAbove(tx, { id: parentId })
  if (above.length === 0) throw wrongField('body.parentId', say`This department does not exist`)
  if (above.some((one) => one.id === id))
    throw wrongField('body.parentId', say`This department is part of the one that you are changing`)
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
