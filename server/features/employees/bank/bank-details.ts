import type { z } from 'zod'
import type { BankDetails, BankDetailsInput } from '@muster/contract/employees/bank-details.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, differences, nowIs, asValue } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, notFound, wrongField } from '../../../platform/problem.ts'
import { isAlone } from '../../identity/index.ts'
import { employeeAccount } from '../records.queries.ts'
import { bankChanges } from '../reported/tell-changed.ts'
import { bankOf, putBank } from './bank-details.queries.ts'

type Shown = z.output<typeof BankDetails>
type Input = z.output<typeof BankDetailsInput>

export async function showBank(tx: Tx, id: Id): Promise<Shown | null> {
  const stored = await bankOf(tx, { id })
  if (!stored) throw notFound(say`The employee was not found.`)
  if (stored.sealed === null) return null
  const { sealed: _, last4, ...shown } = stored
  return { ...shown, accountNumber: `•••• ${last4}` }
}

/** Keeps the present account number if none is given. */
export async function putBankDetails(tx: Tx, app: App, actor: Actor, id: Id, input: Input): Promise<Shown> {
  if (isOwn(actor, id) && !(await isAlone(tx, actor, 'employeeBankWrite')))
    throw forbidden(say`You cannot change your own bank account. Ask another administrator.`)
  const stored = await bankOf(tx, { id })
  if (!stored) throw notFound(say`The employee was not found.`)
  const kept = stored.sealed === null ? null : { sealed: stored.sealed, last4: stored.last4 }
  const account = input.accountNumber === undefined ? kept : sealAccount(app, input.accountNumber)
  if (account === null) throw wrongField('body.accountNumber', say`Enter the account number`)
  const before = await showBank(tx, id)
  if (stored.sealed !== null && isOther(app, stored.sealed, before, input)) await tellBankChange(tx, app, actor, id)
  await putBank(tx, { ...input, ...account, id, now: tx.now })
  const after = (await showBank(tx, id))!
  const changes = differences(translateAll(before), translateAll(after))
  if (input.accountNumber !== undefined)
    changes['accountNumber'] = {
      ...nowIs(after.accountNumber),
      from: asValue(before?.accountNumber),
    }
  if (Object.keys(changes).length > 0) await audit(tx, actor, 'changedBank', { type: 'employee', id }, changes)
  return after
}

/** Whether pay would go to another person or account. */
function isOther(app: App, sealed: string, before: Shown | null, { accountNumber, ifsc, holderName }: Input): boolean {
  const isMoved = accountNumber !== undefined && openedAccount(app, sealed) !== accountNumber
  return isMoved || before?.ifsc !== ifsc || before.holderName !== holderName
}

async function tellBankChange(tx: Tx, app: App, actor: Actor, employee: Id): Promise<void> {
  const whom = await employeeAccount(tx, { id: employee })
  if (whom) await bankChanges(tx, app, actor, { ...whom, employee })
}

export async function revealAccount(tx: Tx, app: App, actor: Actor, id: Id | null): Promise<{ value: string }> {
  const stored = id === null ? undefined : await bankOf(tx, { id })
  if (id === null || !stored?.sealed) throw notFound(say`The bank account was not found.`)
  if (!isOwn(actor, id)) await audit(tx, actor, 'saw accountNumber', { type: 'employee', id })
  return { value: openedAccount(app, stored.sealed) }
}

export const openedAccount = ({ secrets }: Pick<App, 'secrets'>, sealed: string) => secrets.open(purpose, sealed)

export function sealAccount({ secrets }: Pick<App, 'secrets'>, account: string) {
  return { sealed: secrets.seal(purpose, account), last4: account.slice(-4) }
}

const purpose = 'employee_bank.account'

function translateAll(shown: Shown | null) {
  const { holderName, accountNumber, ifsc, bankName, branch, accountType, upi } = shown ?? ({} as Partial<Shown>)
  return { holderName, accountNumber, ifsc, bankName, branch, accountType, upi }
}
