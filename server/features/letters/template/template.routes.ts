import { letterTemplateRoutes as contract } from '@muster/contract/letters/letter-template.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { sampleLetter } from '../issue/preview.ts'
import { setting } from './template.queries.ts'
import { changeSetting, changeTemplate, templates, templateWithVersions } from './template.ts'

export const templateRoutes = serve(contract, {
  'GET /api/v1/user/letter-template': ({ tx }) => templates(tx),
  'GET /api/v1/user/letter-template/{kind}': ({ tx, params, query }) =>
    templateWithVersions(tx, params.kind, query.version ?? null),
  'PUT /api/v1/user/letter-template/{kind}': ({ tx, actor, params, body }) =>
    changeTemplate(tx, actor, params.kind, body),
  'POST /api/v1/user/letter-template/{kind}/preview': ({ tx, params, body, language }) =>
    sampleLetter(tx, params.kind, body, language),
  'GET /api/v1/user/letter-setting': async ({ tx }) => (await setting(tx, {})) ?? null,
  'PUT /api/v1/user/letter-setting': ({ tx, actor, body }) => changeSetting(tx, actor, body),
})
