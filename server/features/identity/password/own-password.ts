import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { sessionOver, wrongField } from '../../../platform/problem.ts'
import { accountSecret } from '../account/account.queries.ts'
import { wrongTries } from '../slow-down.ts'
import { isPassword } from './password-hash.ts'

const notYours = () => wrongField('body.password', say`This is not your password`)

/** The owner of a session, proved by their current password; `wrong` makes the error for a wrong one. */
export async function provedOwner(
  tx: Tx,
  { limits }: Pick<App, 'limits'>,
  { account, session }: Pick<Actor, 'account' | 'session'>,
  password: string,
  wrong: () => Error = notYours,
) {
  // Counted by session, so that a stolen session cannot lock out the owner.
  await limits.spend('change-password', session, wrongTries)
  const owner = await accountSecret(tx, { account })
  if (!owner) throw sessionOver()
  if (!(await isPassword(password, owner.hash))) throw wrong()
  return owner
}
