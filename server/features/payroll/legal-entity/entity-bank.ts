import type { z } from 'zod'
import type { EntityBankInput, LegalEntity } from '@muster/contract/payroll/legal-entity/legal-entity.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { asValue, audit, differences, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound, wrongField } from '../../../platform/problem.ts'
import { type EntityBank, entityBanks, putEntityBank } from './entity-bank.queries.ts'
import { oneEntity, recordOf } from './find-entity.ts'

type Shown = NonNullable<z.output<typeof LegalEntity>['bank']>
type Secrets = Pick<App, 'secrets'>

const purpose = 'legal_entity_bank.account'

/** The accounts of all entities, with the last digits of their numbers. */
export async function shownBanks(tx: Tx): Promise<ReadonlyMap<Id, Shown>> {
  return new Map((await entityBanks(tx, {})).map((bank) => [bank.entity, shown(bank)]))
}

function shown({ holderName, ifsc, bankName, last4, updatedAt }: Omit<EntityBank, 'entity' | 'sealed'>): Shown {
  return { holderName, ifsc, bankName, updatedAt, accountNumber: `•••• ${last4}` }
}

/** Keeps the stored account number if none is given. */
export async function saveEntityBank(
  { secrets }: Secrets,
  tx: Tx,
  actor: Actor,
  entity: Id,
  { accountNumber, holderName, ifsc, bankName }: z.output<typeof EntityBankInput>,
): Promise<Shown> {
  const { name } = await oneEntity(tx, entity)
  const kept = await bankOf(tx, entity)
  const account =
    accountNumber === undefined
      ? kept
      : { sealed: secrets.seal(purpose, accountNumber), last4: accountNumber.slice(-4) }
  if (!account) throw wrongField('body.accountNumber', say`Enter the account number`)
  const { sealed, last4 } = account
  await putEntityBank(tx, { entity, holderName, ifsc, bankName, sealed, last4, now: tx.now })
  const before = kept && shown(kept)
  const after = shown({ holderName, ifsc, bankName, last4, updatedAt: tx.now })
  const changes = differences(translateAll(before), translateAll(after))
  if (accountNumber !== undefined && kept && secrets.open(purpose, kept.sealed) !== accountNumber)
    changes['accountNumber'] = { ...nowIs(after.accountNumber), from: asValue(before?.accountNumber) }
  if (Object.keys(changes).length > 0)
    await audit(tx, actor, 'changedCompanyBank', recordOf(tx), { legalEntity: nowIs(name), ...changes })
  return after
}

export async function revealEntityAccount(app: Secrets, tx: Tx, actor: Actor, entity: Id): Promise<{ value: string }> {
  const { name } = await oneEntity(tx, entity)
  const account = await entityDebitAccount(app, tx, entity)
  if (!account) throw notFound(say`The bank account was not found.`)
  await audit(tx, actor, 'saw accountNumber', recordOf(tx), { legalEntity: nowIs(name) })
  return { value: account.account }
}

/** The unmasked account, for the bank file: the caller has checked the permission and logs the access. */
export async function entityDebitAccount(
  { secrets }: Secrets,
  tx: Tx,
  entity: Id,
): Promise<{ account: string; ifsc: string } | null> {
  const stored = await bankOf(tx, entity)
  return stored ? { account: secrets.open(purpose, stored.sealed), ifsc: stored.ifsc } : null
}

async function bankOf(tx: Tx, entity: Id) {
  return (await entityBanks(tx, {})).find((one) => one.entity === entity)
}

function translateAll(shown: Shown | undefined) {
  const { holderName, accountNumber, ifsc, bankName } = shown ?? ({} as Partial<Shown>)
  return { holderName, accountNumber, ifsc, bankName }
}
