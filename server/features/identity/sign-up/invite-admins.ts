import type { Id } from '@muster/contract/values.ts'
import { noteNewAccess } from '../../../platform/access/noting-access.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { accountSecret } from '../account/account.queries.ts'
import { createAccount } from '../account/account.ts'
import { inviteAccount } from '../invitation/invitation.ts'

/** Invites others with the role of this account. If an address already has an account, only its owner learns that. */
export async function inviteAdmins(tx: Tx, app: App, account: Id, emails: readonly string[]): Promise<void> {
  const admin = await accountSecret(tx, { account })
  if (!admin || admin.roleId === null) return
  const { roleId } = admin
  for (const email of new Set(emails)) {
    if (email === admin.email) continue
    const name = nameFrom(email)
    const invited = await createAccount(tx, { email, name, phone: null, roleId })
    await noteNewAccess(tx, { account }, [invited])
    await inviteAccount(tx, app, invited, account)
  }
}

/** Until they enter a name, invited admins are named after their addresses, without punctuation. */
function nameFrom(email: string): string {
  const [local = ''] = email.split('@')
  return local.replace(/[^\p{L}\p{N}]+/gu, ' ').trim() || 'Administrator'
}
