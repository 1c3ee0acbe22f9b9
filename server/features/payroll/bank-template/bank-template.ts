import type { z } from 'zod'
import type { BankTemplateInput } from '@muster/contract/payroll/pay-run/bank-template.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import {
  allBankTemplates,
  bankTemplateOf,
  clearDefault,
  deleteBankTemplate,
  insertBankTemplate,
  updateBankTemplate,
  type Layout,
  type Template,
} from './bank-template.queries.ts'

type Input = z.output<typeof BankTemplateInput>

export async function bankTemplate(tx: Tx, id: Id): Promise<Template> {
  const template = await bankTemplateOf(tx, { id })
  if (!template) throw notFound(say`The bank template was not found.`)
  return template
}

export async function addBankTemplate(tx: Tx, actor: Actor, input: Input): Promise<Template> {
  if (input.isDefault) await clearDefault(tx, {})
  const { id } = (await insertBankTemplate(tx, stored(tx, input)))!
  await log(tx, actor, null, input)
  return { _id: id, ...input }
}

export async function changeBankTemplate(tx: Tx, actor: Actor, id: Id, input: Input): Promise<Template> {
  const before = await bankTemplate(tx, id)
  if (input.isDefault && !before.isDefault) await clearDefault(tx, {})
  await updateBankTemplate(tx, { id, ...stored(tx, input) })
  await log(tx, actor, before, input)
  return { _id: id, ...input }
}

export async function removeBankTemplate(tx: Tx, actor: Actor, id: Id): Promise<{ _id: Id }> {
  const before = await bankTemplate(tx, id)
  await deleteBankTemplate(tx, { id })
  await log(tx, actor, before, null)
  return { _id: id }
}

/** The layout of a bank file: the one requested, or the company's default; null for the standard one. */
export async function chosenLayout(tx: Tx, chosen: Id | 'standard' | null): Promise<Layout | null> {
  if (chosen === 'standard') return null
  if (chosen !== null) return (await bankTemplate(tx, chosen)).layout
  return (await allBankTemplates(tx, {})).find(({ isDefault }) => isDefault)?.layout ?? null
}

/** The layouts to choose from when downloading a file. */
export async function templateChoices(tx: Tx) {
  return (await allBankTemplates(tx, {})).map(({ _id, name, isDefault, layout: { extension } }) => ({
    ...{ _id, name, isDefault, extension },
  }))
}

function stored(tx: Tx, { name, isDefault, layout }: Input) {
  return { name, isDefault, layout: JSON.stringify(layout), now: tx.now }
}

type Known = Pick<Template, 'name' | 'layout'> | null

async function log(tx: Tx, actor: Actor, before: Known, after: Known): Promise<void> {
  const told = (of: Known) => (of === null ? null : verbatim(layoutText(of.layout)))
  const change = { of: verbatim((after ?? before)?.name ?? ''), from: told(before), to: told(after) }
  const action = after === null ? ('deletedBankTemplate' as const) : ('changedBankTemplate' as const)
  await audit(tx, actor, action, { type: 'organisation', id: tx.organisation }, { bankTemplate: change })
}

/** A layout as one line of the log: its type, and its columns in order; fixed texts with their content. */
export function layoutText({
  delimiter,
  dateFormat,
  amountFormat,
  extension,
  header,
  debit,
  payments,
  trailer,
}: Layout) {
  const parts = { header, debit, payments, trailer }
  const columns = Object.entries(parts)
    .filter(([, all]) => all.length > 0)
    .map(
      ([part, all]) =>
        `${part}(${all.map(({ source, text }) => (source === 'text' ? `“${text}”` : source)).join(', ')})`,
    )
  return [`.${extension}`, delimiter, dateFormat, amountFormat, ...columns].join(' ')
}
