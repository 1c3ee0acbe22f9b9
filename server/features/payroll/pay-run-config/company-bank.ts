import type { z } from 'zod'
import type { CompanyBank, CompanyBankInput } from '@muster/contract/payroll/pay-run/pay-run-config.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, differences, nowIs, asValue } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound, wrongField } from '../../../platform/problem.ts'
import { putBank, savedBank } from './company-bank.queries.ts'

type Shown = z.output<typeof CompanyBank>
type Secrets = Pick<App, 'secrets'>

export async function companyBank(tx: Tx): Promise<Shown | null> {
  const saved = await savedBank(tx, {})
  if (!saved) return null
  const { sealed: _, last4, ...shown } = saved
  return { ...shown, accountNumber: `•••• ${last4}` }
}

/** Keeps the existing account number when none is given. */
export async function saveCompanyBank(
  { secrets }: Secrets,
  tx: Tx,
  actor: Actor,
  { accountNumber, ...input }: z.output<typeof CompanyBankInput>,
): Promise<Shown> {
  const kept = await savedBank(tx, {})
  const account =
    accountNumber === undefined
      ? kept
      : { sealed: secrets.seal(purpose, accountNumber), last4: accountNumber.slice(-4) }
  if (!account) throw wrongField('body.accountNumber', say`Enter the account number`)
  const before = await companyBank(tx)
  const { holderName, ifsc, bankName } = input
  await putBank(tx, { holderName, ifsc, bankName, sealed: account.sealed, last4: account.last4, now: tx.now })
  const after = (await companyBank(tx))!
  const changes = differences(translateAll(before), translateAll(after))
  if (accountNumber !== undefined && kept && secrets.open(purpose, kept.sealed) !== accountNumber)
    changes['accountNumber'] = {
      ...nowIs(after.accountNumber),
      from: asValue(before?.accountNumber),
    }
  if (Object.keys(changes).length > 0)
    await audit(tx, actor, 'changedCompanyBank', { type: 'organisation', id: tx.organisation }, changes)
  return after
}

export async function revealCompanyAccount(app: Secrets, tx: Tx, actor: Actor): Promise<{ value: string }> {
  const account = await debitAccount(app, tx)
  if (!account) throw notFound(say`The bank account was not found.`)
  await audit(tx, actor, 'saw accountNumber', { type: 'organisation', id: tx.organisation })
  return { value: account.account }
}

/** The unmasked account, for the bank file: the caller has checked the permission and logs the access. */
export async function debitAccount({ secrets }: Secrets, tx: Tx): Promise<{ account: string; ifsc: string } | null> {
  const saved = await savedBank(tx, {})
  return saved ? { account: secrets.open(purpose, saved.sealed), ifsc: saved.ifsc } : null
}

const purpose = 'company_bank.account'

function translateAll(shown: Shown | null) {
  const { holderName, accountNumber, ifsc, bankName } = shown ?? ({} as Partial<Shown>)
  return { holderName, accountNumber, ifsc, bankName }
}
