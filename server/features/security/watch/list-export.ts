import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import { listExportRoutes as contract } from '@muster/contract/security/list-export.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import { assertProved } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import { wrongField } from '../../../platform/problem.ts'
import { serve } from '../../../platform/serve/serve.ts'

/** A file of what the browser reads page by page: the server doesn't make it, so the browser reports it first. */
export const listExportRoutes = serve(contract, {
  'POST /api/v1/user/list-export': async ({ app, tx, actor, body: { list, file, rows } }) => {
    const route = (allRoutes as Readonly<Record<string, Route>>)[list]
    if (route === undefined || !list.startsWith('GET ')) throw wrongField('body.list', say`There is no such list`)
    if (!route.ofPeople) return null
    assertProved(actor, tx.now, app.config.proofMinutes)
    const record = { type: 'organisation' as const, id: tx.organisation }
    await audit(tx, actor, 'downloaded', record, { file: nowIs(file), number: nowIs(String(rows)) })
    return null
  },
})
