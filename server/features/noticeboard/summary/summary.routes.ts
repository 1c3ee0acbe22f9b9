import { summaryRoutes as contract } from '@muster/contract/noticeboard/summary.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { audienceChoices } from '../audience/audience.queries.ts'
import { html } from '../markdown/markdown.ts'
import { changeSummary, removeSummary, summary } from './summary.ts'

export const summaryRoutes = serve(contract, {
  'GET /api/v1/employee/company-summary': ({ tx }) => summary(tx),
  'PUT /api/v1/employee/company-summary': ({ tx, actor, body }) => changeSummary(tx, actor, body),
  'DELETE /api/v1/employee/company-summary': ({ tx, actor }) => removeSummary(tx, actor),
  'GET /api/v1/user/audience-choice': ({ tx, query }) =>
    audienceChoices(tx, { kind: query.kind, search: query.search }),
  'POST /api/v1/employee/markdown-preview': ({ body }) => ({ html: html(body.text) }),
})
