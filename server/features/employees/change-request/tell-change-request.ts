import type { ChangeRequestKind } from '@muster/contract/employees/change-request.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { accountsWithPermission } from '../../identity/index.ts'
import { notify } from '../../notifications/index.ts'
import { deciding } from './decidable.ts'

const titles: Record<ChangeRequestKind, (name: string) => Sentence> = {
  bank: (name) => say`Bank account of ${name}`,
  pan: (name) => say`PAN of ${name}`,
  uan: (name) => say`UAN of ${name}`,
  esi: (name) => say`ESI number of ${name}`,
  name: (name) => say`Name of ${name}`,
}

/** The title in the log and in lists. */
export const titleOf = (kind: ChangeRequestKind, name: string): Sentence => titles[kind](name)

const requested: Record<ChangeRequestKind, (name: string) => Sentence> = {
  bank: (name) => say`${name} requests a change of their bank account.`,
  pan: (name) => say`${name} requests a change of their PAN.`,
  uan: (name) => say`${name} requests a change of their UAN.`,
  esi: (name) => say`${name} requests a change of their ESI number.`,
  name: (name) => say`${name} requests a change of their name.`,
}

/** Everyone who may decide it, except the requester. */
export async function tellDeciders(
  tx: Tx,
  actor: Actor,
  { kind, name, id }: { kind: ChangeRequestKind; name: string; id: Id },
): Promise<void> {
  const holders = await Promise.all(deciding(kind).map((permission) => accountsWithPermission(tx, permission)))
  const all = holders.reduce((some, more) => some.filter((one) => more.includes(one)))
  const others = all.filter((account) => account !== actor.account)
  await notify(tx, others, { type: 'change-request-review', message: requested[kind](name), target: id })
}

const approved: Record<ChangeRequestKind, Sentence> = {
  bank: say`HR approved the change of your bank account.`,
  pan: say`HR approved the change of your PAN.`,
  uan: say`HR approved the change of your UAN.`,
  esi: say`HR approved the change of your ESI number.`,
  name: say`HR approved the change of your name.`,
}

const rejected: Record<ChangeRequestKind, (reason: string) => Sentence> = {
  bank: (reason) => say`HR rejected the change of your bank account: ${reason}`,
  pan: (reason) => say`HR rejected the change of your PAN: ${reason}`,
  uan: (reason) => say`HR rejected the change of your UAN: ${reason}`,
  esi: (reason) => say`HR rejected the change of your ESI number: ${reason}`,
  name: (reason) => say`HR rejected the change of your name: ${reason}`,
}

export async function tellDecision(
  tx: Tx,
  { kind, account, rejectedFor }: { kind: ChangeRequestKind; account: Id; rejectedFor: string | null },
): Promise<void> {
  const message = rejectedFor === null ? approved[kind] : rejected[kind](rejectedFor)
  await notify(tx, [account], { type: 'change-request', message })
}
