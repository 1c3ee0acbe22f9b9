import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { notingAccess } from '../../../platform/access/noting-access.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { permissionsHeld, privileged, stopSignIn } from '../../identity/index.ts'
import { deleteNews } from '../digest/news.queries.ts'
import { assertAdmin } from '../provider/admin.ts'
import { stoppedPerson } from './user.queries.ts'

/** Lets someone sign in again whose sign-in the identity provider turned off. */
export async function allowSignIn(tx: Tx, actor: Actor, account: Id): Promise<null> {
  assertAdmin(actor)
  if (!(await stoppedPerson(tx, { account }))) throw notFound(say`This person's sign-in is not turned off.`)
  await notingAccess(tx, actor, [account], () => stopSignIn(tx, account, false))
  // Someone let in again before HR heard of it is not reported.
  await deleteNews(tx, { account, change: 'turnedOff' })
  await audit(tx, actor, 'allowedSignIn', { type: 'account', id: account })
  return null
}

/** Only of someone with privileged access. */
export async function signInGuard(tx: Tx, account: Id) {
  const person = await stoppedPerson(tx, { account })
  const held = person ? privileged(await permissionsHeld(tx, account)) : []
  if (!person || held.length === 0) return null
  const { name, employee } = person
  return {
    area: 'access' as const,
    title: say`Sign-in of ${name}`,
    record: { type: 'account' as const, id: account },
    employee,
    needs: held,
    changes: [{ label: say`Sign-in`, from: say`Turned off`, to: say`Allowed` }],
    now: () => Promise.resolve(null),
    news: (by: string) => say`${by} let ${name} sign in again, who has privileged access`,
  }
}
