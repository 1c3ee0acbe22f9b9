import { Readable } from 'node:stream'
import { attendanceArchiveRoutes as contract } from '@muster/contract/attendance/attendance-archive.routes.ts'
import type { Month } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, differences, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, notFound } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/bytes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { heldBack } from './archive-job.ts'
import { archivedMonths, archiveRule, filesOfMonth, putArchiveRule } from './archive-rule.queries.ts'

export const archiveRoutes = serve(contract, {
  'GET /api/v1/user/attendance-archive': async ({ tx, actor }) => {
    mustBeAdmin(actor)
    const [rule, held, months] = [await archiveRule(tx, {}), await heldBack(tx), await archivedMonths(tx, {})]
    return {
      keepYears: rule?.keepYears ?? null,
      archivedTo: rule?.archivedTo ?? null,
      waiting: held === null ? null : { month: held.month, for: held.obstacle },
      months,
    }
  },
  'PUT /api/v1/user/attendance-archive': async ({ tx, actor, body: { keepYears } }) => {
    mustBeAdmin(actor)
    const before = { keepYears: (await archiveRule(tx, {}))?.keepYears ?? null }
    if (before.keepYears === keepYears) return null
    await putArchiveRule(tx, { keepYears, now: tx.now })
    await audit(tx, actor, 'changed', { type: 'organisation', id: tx.organisation }, differences(before, { keepYears }))
    return null
  },
  'GET /api/v1/user/attendance-archive/{month}': ({ tx, app, actor, params }) => fileOf(tx, app, actor, params.month),
})

/** A month's files as one: compressed pieces can be concatenated. */
async function fileOf(tx: Tx, app: App, actor: Actor, month: Month): Promise<Bytes> {
  mustBeAdmin(actor)
  const files = await filesOfMonth(tx, { month })
  if (files.length === 0) throw notFound(say`There is nothing of this month in the archive.`)
  const name = `attendance-${month}.jsonl.gz`
  await audit(tx, actor, 'downloaded', { type: 'organisation', id: tx.organisation }, { file: nowIs(name) })
  async function* pieces() {
    for (const { key } of files) yield await app.files.read(key)
  }
  return { type: 'application/gzip', name, content: async () => Readable.from(pieces()) }
}

function mustBeAdmin(actor: Actor): void {
  if (!actor.isAdmin) throw forbidden(say`Only the admin can see and change the attendance archive.`)
}
