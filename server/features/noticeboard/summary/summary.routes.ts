import { summaryRoutes as contract } from '@muster/contract/noticeboard/summary.routes.ts'
import { prepared } from '../../../platform/serve/call.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { audienceChoices } from '../audience/audience.queries.ts'
import { formatOlder, formatted } from '../markdown/formatted.ts'
import { keepSummaryHtml, unformattedSummary } from './summary.queries.ts'
import { changeSummary, removeSummary, summary } from './summary.ts'

export const summaryRoutes = serve(contract, {
  'GET /api/v1/employee/company-summary': prepared(
    ({ app, actor }) =>
      formatOlder(app, actor.organisation, { find: (tx) => unformattedSummary(tx, {}), keep: keepSummaryHtml }),
    ({ tx }) => summary(tx),
  ),
  'PUT /api/v1/employee/company-summary': prepared(
    ({ actor, body }) => formatted(actor.organisation, body.description, 'description'),
    ({ tx, actor, body }, html) => changeSummary(tx, actor, { ...body, html }),
  ),
  'DELETE /api/v1/employee/company-summary': ({ tx, actor }) => removeSummary(tx, actor),
  'GET /api/v1/user/audience-choice': ({ tx, query }) =>
    audienceChoices(tx, { kind: query.kind, search: query.search }),
  'POST /api/v1/employee/markdown-preview': prepared(
    ({ actor, body }) => formatted(actor.organisation, body.text, 'text'),
    (_, html) => ({ html }),
  ),
})
