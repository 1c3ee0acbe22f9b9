import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { accountSecret } from '../account/account.queries.ts'
import { createAccount } from '../account/account.ts'
import { inviteAccount } from '../invitation/invitation.ts'

/** Gives others the role of this account, and mails them. Whether an address has an account already is told to its owner only. */
export async function inviteAdmins(tx: Tx, app: App, account: Id, emails: readonly string[]): Promise<void> {
  const admin = await accountSecret(tx, { account })
  if (!admin || admin.roleId === null) return
  const { roleId } = admin
  for (const email of new Set(emails)) {
    if (email === admin.email) continue
    const name = nameFrom(email)
    await inviteAccount(tx, app, await createAccount(tx, { email, name, phone: null, roleId }), account)
  }
}

/** Until the invited say their names themselves they are called by their addresses, of which no link or sign is left. */
function nameFrom(email: string): string {
  const [local = ''] = email.split('@')
  return local.replace(/[^\p{L}\p{N}]+/gu, ' ').trim() || 'Administrator'
}
