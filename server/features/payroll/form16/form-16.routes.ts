import { form16Routes as contract } from '@muster/contract/payroll/tax/form-16.routes.ts'
import { prepared } from '../../../platform/serve/call.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { anyDocument, ownDocument } from './document.ts'
import { requestIssue } from './issue.ts'
import { requestPartB } from './make.ts'
import { readPartA, takePartA } from './part-a.ts'
import { ownCertificates } from './issues.queries.ts'
import { people, yearOf } from './year.ts'

export const form16Routes = serve(contract, {
  'GET /api/v1/user/form-16': ({ tx, query }) => people(tx, query),
  'GET /api/v1/user/form-16-year': ({ tx, query }) => yearOf(tx, query.financialYear),
  'POST /api/v1/user/form-16': ({ tx, actor, body }) => requestPartB(tx, actor, body),
  'POST /api/v1/user/form-16-part-a': prepared(
    ({ app, actor, body, files, keep }) =>
      readPartA(app, { ...body, organisation: actor.organisation }, files.file, keep),
    async ({ app, tx, actor, body, language }, sent) =>
      translateAll(await takePartA(app, tx, actor, body.financialYear, sent), language),
  ),
  'PUT /api/v1/user/form-16-issue': ({ tx, actor, body }) => requestIssue(tx, actor, body),
  'GET /api/v1/user/form-16-pdf/{id}': ({ app, tx, actor, params, query, language }) =>
    anyDocument(app, tx, actor, { ...params, ...query }, language),
  'GET /api/v1/employee/self-form-16': ({ tx, actor }) =>
    actor.employee === null ? [] : ownCertificates(tx, { employee: actor.employee }),
  'GET /api/v1/employee/self-form-16-pdf/{id}': ({ app, tx, actor, params, query, language }) =>
    ownDocument(app, tx, actor, { ...params, ...query }, language),
})
