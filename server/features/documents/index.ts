import { documentRoutes as contract } from '@muster/contract/documents/document.routes.ts'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/serve/serve.ts'
import { ownRequests, requestDocument, withdrawRequest } from './doc-request.ts'
import { openRequests } from './doc-request.queries.ts'
import { addDocument, changeDocument, ownDocuments, removeDocument, verifyDocument } from './document.ts'
import { allDocuments, documentFile } from './document-list.ts'
import { documentsZip } from './document-zip.ts'
import { documentsInUse } from './document.queries.ts'
import { documentExpiry } from './expiry.ts'

export const documentsFeature: Feature = {
  name: 'documents',
  routes: serve(contract, {
    'GET /api/v1/employee/gdpr-doc': ({ tx, app, actor }) => ownDocuments(tx, app, actor),
    'POST /api/v1/employee/gdpr-doc': ({ tx, app, actor, body, files }) =>
      addDocument(tx, app, actor, body, files.file),
    'PUT /api/v1/employee/gdpr-doc/{id}': ({ tx, app, actor, params, body, files }) =>
      changeDocument(tx, app, actor, params.id, body, files.file),
    'DELETE /api/v1/employee/gdpr-doc/{id}': ({ tx, app, actor, params }) => removeDocument(tx, app, actor, params.id),
    'GET /api/v1/employee/all-gdpr-doc': ({ tx, app, query }) => allDocuments(tx, app, query),
    'GET /api/v1/employee/gdpr-doc-zip/{id}': ({ tx, app, actor, params }) => documentsZip(tx, app, actor, params.id),
    'PUT /api/v1/employee/gdpr-doc-verify/{id}': ({ tx, actor, params, body }) =>
      verifyDocument(tx, actor, params.id, body),
    'GET /api/v1/employee/gdpr-doc-request': ({ tx, actor }) => ownRequests(tx, actor),
    'GET /api/v1/employee/all-gdpr-doc-request': ({ tx, query }) =>
      openRequests(tx, { employee: query.employeeId ?? null }),
    'POST /api/v1/employee/gdpr-doc-request': ({ tx, actor, body }) => requestDocument(tx, actor, body),
    'DELETE /api/v1/employee/gdpr-doc-request/{id}': ({ tx, actor, params }) => withdrawRequest(tx, actor, params.id),
  }),
  jobs: { 'document-expiry': documentExpiry },
  // Hourly, because a day begins at different hours in different time zones.
  schedules: { 'document-expiry': { cron: '35 * * * *', data: { organisation: null } } },
  filesInUse: async (tx, keys) => (await documentsInUse(tx, { keys })).map(({ key }) => key),
  privateFile: documentFile,
}
