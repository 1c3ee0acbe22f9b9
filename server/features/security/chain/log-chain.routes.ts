import { logChainRoutes as contract } from '@muster/contract/security/log-chain.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { verifyChain } from '../../../platform/audit/audit.ts'
import { linkAt } from '../../../platform/audit/audit.queries.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, wrongField } from '../../../platform/problem.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { savedCheck } from './chain.queries.ts'
import { checkChain, headIn, headText } from './check-chain.ts'

export const logChainRoutes = serve(contract, {
  'GET /api/v1/user/activity-log-chain': async ({ tx, actor }) => {
    assertAdmin(actor)
    const last = await linkAt(tx, { n: null })
    const checked = await savedCheck(tx, {})
    return {
      head: last ? { n: last.n, at: last.at, text: headText(last) } : null,
      checked: checked ? { at: checked.at, n: checked.n, broken: checked.broken } : null,
    }
  },
  'POST /api/v1/user/activity-log-chain/verify': async ({ tx, actor }) => {
    assertAdmin(actor)
    const { at, n, broken } = await checkChain(tx)
    return { at, n, broken }
  },
  'POST /api/v1/user/activity-log-chain/head': ({ tx, actor, body }) => {
    assertAdmin(actor)
    return lookFor(tx, body.head)
  },
})

async function lookFor(tx: Tx, text: string) {
  const head = headIn(text)
  if (head === null)
    throw wrongField('body.head', say`Paste the whole head: a number, a hyphen and 64 letters and digits.`)
  const { n, digest } = head
  const entry = await linkAt(tx, { n })
  if (!entry) return { found: 'missing' as const, n, at: null }
  if (entry.digest !== digest) return { found: 'changed' as const, n, at: entry.at }
  const isBroken = (await verifyChain(tx)).some((one) => one <= n)
  return { found: isBroken ? ('broken' as const) : ('contained' as const), n, at: entry.at }
}

function assertAdmin({ isAdmin }: Actor): void {
  if (!isAdmin) throw forbidden(say`Only the admin can read the activity log.`)
}
