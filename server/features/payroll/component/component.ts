import type { z } from 'zod'
import { defaultFlags, keptFlags } from '@muster/contract/payroll/salary/component-flags.ts'
import type { SalaryComponent, SalaryComponentInput } from '@muster/contract/payroll/salary/salary-component.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, differences, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { checkFormula, checkTemplatesWith } from './component-formula.ts'
import { componentPage, componentUse, deleteComponent, insertComponent, updateComponent } from './component.queries.ts'
import { loggedComponent } from './logged-component.ts'

type Input = z.output<typeof SalaryComponentInput>
type Component = z.output<typeof SalaryComponent>

export async function createComponent(tx: Tx, actor: Actor, input: Input): Promise<{ _id: Id }> {
  await checkFormula(tx, null, input)
  const added = await addComponent(tx, input)
  await audit(tx, actor, 'added', { type: 'salaryComponent', id: added._id }, { name: nowIs(input.name) })
  return added
}

/** Flags left out default to what most companies choose for such a component. */
export async function addComponent(tx: Tx, input: Input): Promise<{ _id: Id }> {
  const id = newId()
  await insertComponent(tx, row(tx, id, { ...defaultFlags(input), ...given(input) }))
  return { _id: id }
}

export async function component(tx: Tx, id: Id): Promise<Component> {
  const cut = { sortBy: 'name', sortOrder: 'asc', limit: 1, offset: 0 } as const
  const { data } = await componentPage(tx, { type: undefined, componentId: id, search: undefined, ...cut })
  const [row] = data
  if (!row) throw notFound(say`The salary component was not found.`)
  return row
}

export async function changeComponent(tx: Tx, actor: Actor, id: Id, input: Input): Promise<{ _id: Id }> {
  const before = await component(tx, id)
  await checkFormula(tx, id, input)
  await checkTemplatesWith(tx, before, input)
  const after = componentAfter(before, input)
  if ((await updateComponent(tx, row(tx, id, after))) === 0) throw notFound(say`The salary component was not found.`)
  const changes = differences(loggedComponent(before), loggedComponent(after))
  if (Object.keys(changes).length > 0) await audit(tx, actor, 'changed', { type: 'salaryComponent', id }, changes)
  return { _id: id }
}

/** What is left out stays as it is. */
export function componentAfter(before: Component, input: Input): Component {
  return { ...before, ...given(input) }
}

/** A component in a template cannot be deleted, only deactivated. */
export async function removeComponent(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const use = await componentUse(tx, { id })
  if (!use) throw notFound(say`The salary component was not found.`)
  if (use.templates > 0) {
    const where = use.templates === 1 ? 'a salary template' : `${use.templates} salary templates`
    throw conflict(say`"${use.name}" is part of ${where}. Take it out there before deleting it.`)
  }
  await deleteComponent(tx, { id })
  await audit(tx, actor, 'deleted', { type: 'salaryComponent', id }, differences({ name: use.name }, { name: null }))
  return null
}

/** Fields that were sent; the others are absent. */
function given(input: Input): Input {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Input
}

type Whole = Omit<Component, '_id' | 'templates' | 'createdAt'>

function row(tx: Tx, id: Id, { calculation, ...input }: Whole) {
  return { ...input, ...keptFlags(input.type, input), id, calculation: JSON.stringify(calculation), now: tx.now }
}
