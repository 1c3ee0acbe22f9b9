import type { ActivityKind } from '@muster/contract/security/activity-kinds.ts'
import { activityLogRoutes as contract } from '@muster/contract/security/activity-log.routes.ts'
import type { Day } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { instantAt } from '@muster/engine/zone.ts'
import type { Actor } from '../../../platform/actor.ts'
import { logPage } from '../../../platform/audit/log.queries.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden } from '../../../platform/problem.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { zoneOf } from '../people.queries.ts'
import { runMonths } from './run-months.queries.ts'

export const activityLogRoutes = serve(contract, {
  'GET /api/v1/user/activity-log': ({ tx, actor, query }) => activityLog(tx, actor, query),
})

interface Asked {
  search?: string | undefined
  kind?: ActivityKind | undefined
  from?: Day | undefined
  to?: Day | undefined
  limit: number
  offset: number
}

async function activityLog(tx: Tx, actor: Actor, { search, kind, from, to, limit, offset }: Asked) {
  if (!actor.isAdmin) throw forbidden('Only the admin can read the activity log.')
  const zone = (await zoneOf(tx, {}))?.zone ?? 'Asia/Kolkata'
  const page = await logPage(tx, {
    search: search ?? null,
    pattern: kind === undefined ? null : kind === 'other' ? known : patterns[kind],
    isOther: kind === 'other',
    from: from === undefined ? null : instantAt(from, '00:00', zone),
    to: to === undefined ? null : instantAt(addDays(to, 1), '00:00', zone),
    ...{ sortBy: 'n', sortOrder: 'desc', limit, offset },
  })
  const ids = page.data.flatMap(({ record }) => (record.type === 'payRun' ? [record._id] : []))
  const months = ids.length === 0 ? [] : await runMonths(tx, { ids })
  const monthOf = new Map(months.map(({ id, month }) => [id, month]))
  return {
    ...page,
    data: page.data.map((row) => ({ ...row, record: { ...row.record, month: monthOf.get(row.record._id) ?? null } })),
  }
}

const patterns: Record<Exclude<ActivityKind, 'other'>, string> = {
  signIn: '^(signedIn|failedSignIn)$',
  refused: '^(refused|limited)$',
  reveal: '^saw ',
  download: '^downloaded',
  approval: '^(requested|approved|rejected|withdrawn)Change$',
  access:
    '^(changedPermissions|changedTwoPersonRule|changedBankWait|changedApprovalLevels|reportedNotMe|settledReport|invited)$',
}
const known = Object.values(patterns).join('|')
