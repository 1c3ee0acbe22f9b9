import { bankWaitRoutes as contract } from '@muster/contract/security/bank-wait.routes.ts'
import { plural, say, verbatim } from '@muster/engine/sentence.ts'
import { type Actor, actsAsAdmin } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { audit, differences } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { forbidden } from '../../platform/problem.ts'
import { companySetting } from '../../platform/sensitive/company-setting.ts'
import { guarded } from '../../platform/second-person/guard.ts'
import { serve } from '../../platform/serve/serve.ts'
import { holdersOfAll } from '../../platform/access/access.queries.ts'
import { putWait, savedWait } from './setting.queries.ts'
import { tell } from './tell.ts'

const served = serve(contract, {
  'GET /api/v1/user/bank-wait': async ({ tx }) => ({ days: await bankWaitDays(tx) }),
  'PUT /api/v1/user/bank-wait': ({ tx, app, actor, body }) => setWait(tx, app, actor, body.days),
})

export const bankWaitRoutes = guarded(contract, served, {
  'PUT /api/v1/user/bank-wait': ({ tx, body }) => waitGuard(tx, body.days),
})

/** A shorter wait; a longer one only protects more. */
async function waitGuard(tx: Tx, days: number) {
  const before = await bankWaitDays(tx)
  if (days >= before) return null
  return {
    ...companySetting(tx, say`Shorter wait for changed bank accounts`),
    changes: [{ label: say`Days`, from: verbatim(String(before)), to: verbatim(String(days)) }],
    now: () => Promise.resolve({ days: before }),
  }
}

const usualDays = 3

/** Days that a changed bank account waits if no second person approved the change. */
export async function bankWaitDays(tx: Tx): Promise<number> {
  return (await savedWait(tx, {}))?.days ?? usualDays
}

async function setWait(tx: Tx, app: App, actor: Actor, days: number): Promise<{ days: number }> {
  if (!actsAsAdmin(actor)) throw forbidden(say`Only the admin can change this setting.`)
  const before = await bankWaitDays(tx)
  if (before === days) return { days }
  await putWait(tx, { days, account: actor.account, now: tx.now })
  const people = (await holdersOfAll(tx, { needs: ['employeeBankWrite'] })).filter(
    (one) => one.account !== actor.account,
  )
  await tell(tx, app, people, {
    type: 'security',
    message: say`Changed bank accounts now count for pay after ${plural(days, { one: '# day', other: '# days' })}`,
    more: say`Before, it was ${plural(before, { one: '# day', other: '# days' })}. A change that a second person approved counts at once.`,
    path: '/home/settings/two-person-rule',
    label: say`Open the setting`,
  })
  const said = differences({ bankWaitDays: before }, { bankWaitDays: days })
  await audit(tx, actor, 'changedBankWait', { type: 'organisation', id: tx.organisation }, said)
  return { days }
}
