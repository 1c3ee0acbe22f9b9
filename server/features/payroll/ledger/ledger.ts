import type { z } from 'zod'
import type { LedgersInput } from '@muster/contract/payroll/pay-run/ledger.routes.ts'
import { categoryCode } from '@muster/engine/payroll/outputs/books/expense-accounts.ts'
import { accountNames, type AccountNames } from '@muster/engine/payroll/outputs/journal-accounts.ts'
import { numbered } from '@muster/engine/payroll/outputs/paid-row.ts'
import { lineNames } from '@muster/engine/payroll/payslip/line-name.ts'
import { say, verbatim, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { activeComponents } from '../component/component.queries.ts'
import { expenseCategoryNames } from './expense-share.queries.ts'
import { deleteLedgerNames, insertLedgerNames, ledgerNames } from './ledger.queries.ts'

interface Ledger {
  key: string
  name: Sentence
  ledger: string
}

/** Payables from requests, each kind together. */
const ofRequests = ['REIMBURSEMENT', 'TAXED_REIMBURSEMENT', 'ADVANCE'] as const

/** Employer contributions, which no component names. */
const contributions = ['EMPLOYER_EPF', 'EMPLOYER_EPS', 'EDLI', 'PF_ADMIN', 'EMPLOYER_ESI', 'EMPLOYER_LWF'] as const

/**
 * Every account of the journal, with the company's name where it has one. Deleted components stay while they have one. The
 * expenses of a category have their own account only where the company names one.
 */
export async function ledgers(tx: Tx): Promise<Ledger[]> {
  const own = new Map((await ledgerNames(tx, {})).map(({ key, ledger }) => [key, ledger]))
  const names = new Map<string, Sentence>()
  for (const [kind, name] of Object.entries(accountNames.kinds)) names.set(`kind:${kind}`, name)
  for (const code of contributions) names.set(`line:${code}`, lineNames[code])
  for (const code of ofRequests) names.set(`line:${code}`, numbered(`${code}:`)!.name)
  for (const { code, name } of await activeComponents(tx, {}))
    if (!names.has(`line:${code}`)) names.set(`line:${code}`, verbatim(name))
  for (const { id, name } of await expenseCategoryNames(tx, {})) names.set(ofCategory(id), say`Expenses: ${name}`)
  for (const key of own.keys())
    if (!names.has(key) && !key.startsWith(ofCategory(''))) names.set(key, verbatim(key.replace(/^\w+:/, '')))
  return [...names].map(([key, name]) => ({ key, name, ledger: own.get(key) ?? '' }))
}

export async function saveLedgers(tx: Tx, actor: Actor, input: z.output<typeof LedgersInput>): Promise<null> {
  const before = await ledgerNames(tx, {})
  const kept = new Map(input.ledgers.filter(({ ledger }) => ledger !== '').map(({ key, ledger }) => [key, ledger]))
  const after = [...kept].map(([key, ledger]) => ({ key, ledger })).toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const told = (all: readonly { key: string; ledger: string }[]) =>
    all.length === 0 ? null : verbatim(all.map(({ key, ledger }) => `${key} ${ledger}`).join(', '))
  await deleteLedgerNames(tx, {})
  if (after.length > 0) await insertLedgerNames(tx, { ledgers: JSON.stringify(after) })
  const change = { from: told(before), to: told(after) }
  if (JSON.stringify(change.from) !== JSON.stringify(change.to))
    await audit(tx, actor, 'changedLedgers', { type: 'organisation', id: tx.organisation }, { ledgers: change })
  return null
}

const ofCategory = (id: string) => `category:${id}`

/** Account names: the company's own, otherwise ours. */
export async function ownAccountNames(tx: Tx, components: AccountNames['components']): Promise<AccountNames> {
  const own = await ledgerNames(tx, {})
  const of = (sort: string, named = (name: string) => name) =>
    Object.fromEntries(
      own
        .filter(({ key }) => key.startsWith(`${sort}:`))
        .map(({ key, ledger }) => [named(key.slice(sort.length + 1)), verbatim(ledger)]),
    )
  return {
    kinds: { ...accountNames.kinds, ...of('kind') },
    components: { ...components, ...of('line'), ...of('category', categoryCode) },
  }
}
