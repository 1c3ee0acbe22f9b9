import { consentRoutes } from '@muster/contract/privacy/consent.routes.ts'
import { personalExportRoutes } from '@muster/contract/privacy/personal-export.routes.ts'
import { personalErasureRoutes } from '@muster/contract/privacy/personal-erasure.routes.ts'
import type { Feature } from '../../platform/feature.ts'
import { guarded } from '../../platform/second-person/guard.ts'
import { serve } from '../../platform/serve/serve.ts'
import { consentsOfEmployee, ownConsents } from './consent/consent.ts'
import { erasureGuard } from './erasure/erasure-guard.ts'
import { erasurePlan, keepHiredAgain, requestErasure, stopErasure } from './erasure/personal-erasure.ts'
import { eraseDue } from './erasure/erase-due.ts'
import { cleanExports, makeExport } from './export/make-export.ts'
import { archive, exportsOfEmployee, ownExports, requestExport, requestOwnExport } from './export/personal-export.ts'
import { archivesInUse } from './export/personal-export.queries.ts'

const routes = { ...personalExportRoutes, ...personalErasureRoutes, ...consentRoutes }

export const privacyFeature: Feature = {
  name: 'privacy',
  routes: guarded(
    personalErasureRoutes,
    serve(routes, {
      'GET /api/v1/privacy/own-export': ({ tx, actor }) => ownExports(tx, actor),
      'POST /api/v1/privacy/own-export': ({ tx, actor, language }) => requestOwnExport(tx, actor, language),
      'GET /api/v1/privacy/export/{id}': ({ tx, actor, params }) => exportsOfEmployee(tx, actor, params.id),
      'POST /api/v1/privacy/export/{id}': ({ tx, actor, params, language }) =>
        requestExport(tx, actor, params.id, language),
      'GET /api/v1/privacy/erasure/{id}': ({ tx, actor, params }) => erasurePlan(tx, actor, params.id),
      'POST /api/v1/privacy/erasure/{id}': ({ tx, actor, params }) => requestErasure(tx, actor, params.id),
      'DELETE /api/v1/privacy/erasure/{id}': ({ tx, actor, params }) => stopErasure(tx, actor, params.id),
      'GET /api/v1/privacy/own-consent': ({ tx, actor }) => ownConsents(tx, actor),
      'GET /api/v1/privacy/consent/{id}': ({ tx, params }) => consentsOfEmployee(tx, params.id),
      'GET /api/v1/privacy/export-file/{id}': ({ tx, app, actor, params }) => archive(tx, app, actor, params.id),
    }),
    { 'POST /api/v1/privacy/erasure/{id}': ({ tx, params }) => erasureGuard(tx, params.id) },
  ),
  jobs: { 'personal-export': makeExport, 'personal-export-cleaning': cleanExports, 'personal-erasure': eraseDue },
  schedules: {
    'personal-export-cleaning': { cron: '20 * * * *', data: { organisation: null } },
    'personal-erasure': { cron: '50 21 * * *', data: { organisation: null } },
  },
  hiredAgain: keepHiredAgain,
  filesInUse: async (tx, keys) => (await archivesInUse(tx, { keys })).flatMap(({ key }) => key ?? []),
}
