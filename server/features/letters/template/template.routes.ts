import { letterTemplateRoutes as contract } from '@muster/contract/letters/letter-template.routes.ts'
import { prepared } from '../../../platform/serve/call.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { letterBlocks } from '../text/letter-blocks.ts'
import { sampleLetter } from './sample.ts'
import { setting } from './template.queries.ts'
import { changeSetting, changeTemplate, templates, templateWithVersions } from './template.ts'

export const templateRoutes = serve(contract, {
  'GET /api/v1/user/letter-template': ({ tx }) => templates(tx),
  'GET /api/v1/user/letter-template/{kind}': ({ tx, params, query }) =>
    templateWithVersions(tx, params.kind, query.version ?? null),
  'PUT /api/v1/user/letter-template/{kind}': prepared(
    ({ actor, body }) => letterBlocks(actor.organisation, body.body, 'body'),
    ({ tx, actor, params, body }, blocks) => changeTemplate(tx, actor, params.kind, body, blocks),
  ),
  'POST /api/v1/user/letter-template/{kind}/preview': prepared(
    ({ actor, body }) => letterBlocks(actor.organisation, body.body, 'body'),
    ({ tx, params, body, language }, blocks) => sampleLetter(tx, params.kind, { ...body, blocks }, language),
  ),
  'GET /api/v1/user/letter-setting': async ({ tx }) => (await setting(tx, {})) ?? null,
  'PUT /api/v1/user/letter-setting': ({ tx, actor, body }) => changeSetting(tx, actor, body),
})
