import type { z } from 'zod'
import type { SalaryComponent, SalaryComponentInput } from '@muster/contract/payroll/salary-component.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { componentPage, componentUse, deleteComponent, insertComponent, updateComponent } from './component.queries.ts'

type Input = z.output<typeof SalaryComponentInput>

export async function addComponent(tx: Tx, input: Input): Promise<{ _id: Id }> {
  const id = newId()
  await insertComponent(tx, row(tx, id, input))
  return { _id: id }
}

export async function component(tx: Tx, id: Id): Promise<z.output<typeof SalaryComponent>> {
  const cut = { sortBy: 'name', sortOrder: 'asc', limit: 1, offset: 0 } as const
  const { data } = await componentPage(tx, { type: undefined, componentId: id, search: undefined, ...cut })
  const [found] = data
  if (!found) throw notFound('The salary component')
  return found
}

export async function changeComponent(tx: Tx, id: Id, input: Input): Promise<{ _id: Id }> {
  if ((await updateComponent(tx, row(tx, id, input))) === 0) throw notFound('The salary component')
  return { _id: id }
}

/** One that a template contains stays: it can be taken out of use instead. */
export async function removeComponent(tx: Tx, id: Id): Promise<null> {
  const use = await componentUse(tx, { id })
  if (!use) throw notFound('The salary component')
  if (use.templates > 0) {
    const where = use.templates === 1 ? 'a salary template' : `${use.templates} salary templates`
    throw conflict(`"${use.name}" is part of ${where}. Take it out there before deleting it.`)
  }
  await deleteComponent(tx, { id })
  return null
}

function row(tx: Tx, id: Id, { calculation, ...input }: Input) {
  return { ...input, id, calculation: JSON.stringify(calculation), now: tx.now }
}
