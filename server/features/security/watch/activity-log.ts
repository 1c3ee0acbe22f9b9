import { activityKinds, type ActivityKind } from '@muster/contract/security/activity-kinds.ts'
import { actionsOf } from '@muster/contract/security/audit-actions.ts'
import { activityLogRoutes as contract } from '@muster/contract/security/activity-log.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { instantAt } from '@muster/engine/zone.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, changesSaid, nowIs } from '../../../platform/audit/audit.ts'
import { logPage } from '../../../platform/audit/log.queries.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, refused } from '../../../platform/problem.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { zoneOf } from '../people.queries.ts'
import { runMonths } from './run-months.queries.ts'

export const activityLogRoutes = serve(contract, {
  'GET /api/v1/user/activity-log': ({ tx, actor, query, language }) => activityLog(tx, actor, query, language),
  'GET /api/v1/user/activity-log-export': ({ tx, actor, query, language }) => exportLog(tx, actor, query, language),
})

const notOther = Object.keys(activityKinds).flatMap((kind) => (kind === 'other' ? [] : actionsOf(kind as ActivityKind)))

interface LogQuery {
  search?: string | undefined
  person?: Id | undefined
  whom?: Id | undefined
  area?: string | undefined
  kind?: ActivityKind | undefined
  from?: Day | undefined
  to?: Day | undefined
}

type Cut = { limit: number; offset: number }

const mostExported = 10_000

/** Exports are logged, which alerts the admins as for other exports. */
async function exportLog(tx: Tx, actor: Actor, query: LogQuery, language: string) {
  const { data, total } = await activityLog(tx, actor, { ...query, limit: mostExported, offset: 0 }, language)
  if (total > mostExported)
    throw refused(
      say`${total} entries match these filters, and a file can have ${mostExported}. Choose a shorter period.`,
    )
  const file = `activity-log-${tx.now.slice(0, 10)}.csv`
  await audit(tx, actor, 'downloaded', { type: 'organisation', id: tx.organisation }, { file: nowIs(file) })
  return { file, entries: data }
}

async function activityLog(
  tx: Tx,
  actor: Actor,
  { search, person, whom, area, kind, from, to, limit, offset }: LogQuery & Cut,
  language: string,
) {
  if (!actor.isAdmin) throw forbidden(say`Only the admin can read the activity log.`)
  const zone = (await zoneOf(tx, {}))?.zone ?? 'Asia/Kolkata'
  const page = await logPage(tx, {
    search: search ?? null,
    ...{ person: person ?? null, whom: whom ?? null, area: area ?? null },
    // Actions not listed, such as ones since renamed, count as other changes.
    actions: kind === undefined ? null : kind === 'other' ? notOther : actionsOf(kind),
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
    data: page.data.map((row) => ({
      ...row,
      changes: changesSaid(row.changes, language),
      record: { ...row.record, month: monthOf.get(row.record._id) ?? null },
    })),
  }
}
