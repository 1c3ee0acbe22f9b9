import type { z } from 'zod'
import type { ExpenseCategory, ExpenseCategoryInput } from '@muster/contract/expenses/expense-category.ts'
import type { Id } from '@muster/contract/values.ts'
import type { ExpenseRules } from '@muster/engine/expenses/expense.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { asValue, audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound, wrongField } from '../../../platform/problem.ts'
import {
  categoryForUpdate,
  deleteCategory,
  expenseCategories,
  putCategory,
  putLimits,
  putRates,
  claimant,
} from './category.queries.ts'

type Input = z.output<typeof ExpenseCategoryInput>
type Category = z.output<typeof ExpenseCategory>

export async function addCategory(tx: Tx, actor: Actor, input: Input): Promise<{ _id: Id }> {
  const id = newId()
  await put(tx, id, { ...input, isActive: true })
  await audit(tx, actor, 'added', { type: 'expenseCategory', id }, { name: nowIs(input.name) })
  return { _id: id }
}

/** Existing claims keep the amounts they were calculated with. */
export async function changeCategory(
  tx: Tx,
  actor: Actor,
  id: Id,
  input: Input & { isActive: boolean },
): Promise<null> {
  const known = await categoryForUpdate(tx, { id })
  if (!known) throw notFound(say`The expense category was not found.`)
  if (known.isUsed && known.basis !== input.basis)
    throw wrongField('body.basis', say`Expenses were claimed as this already. Add another category instead.`)
  await put(tx, id, input)
  await audit(
    tx,
    actor,
    'changed',
    { type: 'expenseCategory', id },
    { name: { from: asValue(known.name), to: asValue(input.name) } },
  )
  return null
}

export async function removeCategory(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const known = await categoryForUpdate(tx, { id })
  if (!known) throw notFound(say`The expense category was not found.`)
  if (known.isUsed) throw conflict(say`Expenses were claimed as ${known.name}. Switch it off instead.`)
  await deleteCategory(tx, { id })
  await audit(tx, actor, 'deleted', { type: 'expenseCategory', id }, { name: { from: asValue(known.name), to: null } })
  return null
}

async function put(tx: Tx, id: Id, { limits, rates, ...columns }: Input & { isActive: boolean }): Promise<void> {
  await putCategory(tx, { ...columns, id, now: tx.now })
  await putLimits(tx, { category: id, limits: JSON.stringify(limits) })
  await putRates(tx, { category: id, rates: JSON.stringify(rates) })
}

/** The categories that an employee can choose, with the limits that apply to them. */
export async function ownCategories(tx: Tx, employee: Id): Promise<Category[]> {
  const person = await claimant(tx, { employee })
  return person ? categoriesOfRole(tx, person.role) : []
}

/** The categories that a role can choose in claims or travel, with its limits. */
export async function categoriesOfRole(tx: Tx, role: Id, use?: 'claim' | 'travel'): Promise<Category[]> {
  const all = await expenseCategories(tx, {})
  return all
    .filter((one) => one.isActive && (use === undefined || one.use === use || one.use === 'both'))
    .map(({ isUsed: _, ...one }) => ({ ...one, limits: limitsOf(one, role) }))
}

/** A limit for the role replaces the one for everyone. */
function limitsOf({ limits }: Category, role: Id): Category['limits'] {
  return limits.filter(
    ({ roleId, per }) =>
      roleId === role ||
      (roleId === null && !limits.some((other) => other.roleId !== null && other.roleId === role && other.per === per)),
  )
}

/** A category in the shape the engine takes. */
export function rulesOf({
  _id: id,
  name,
  basis,
  billAbovePaise,
  maxAgeDays,
  overLimit,
  limits,
  rates,
}: Category): ExpenseRules {
  return { id, name, basis, billAbovePaise, maxAgeDays, overLimit, limits, rates }
}
