import { listExportRoutes as contract } from '@muster/contract/security/list-export.routes.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import { serve } from '../../../platform/serve/serve.ts'

/** A file of what the browser has read page by page: the server makes no such file, so the browser says so first. */
export const listExportRoutes = serve(contract, {
  'POST /api/v1/user/list-export': async ({ tx, actor, body: { file, rows } }) => {
    const record = { type: 'organisation' as const, id: tx.organisation }
    await audit(tx, actor, 'downloaded', record, { file: nowIs(file), number: nowIs(String(rows)) })
    return null
  },
})
