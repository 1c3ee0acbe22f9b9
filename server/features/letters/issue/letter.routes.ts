import { letterRoutes as contract } from '@muster/contract/letters/letter.routes.ts'
import { may } from '../../../platform/actor.ts'
import { translate } from '../../../platform/language/translate.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { cancelLetter, issueLetters } from './issue.ts'
import { letterPage, letterPeople } from './letter-list.queries.ts'
import { acknowledgeLetter, letterPdf, ownLetterList } from './own-letter.ts'
import { previewLetter, previewPdf } from './preview.ts'

export const letterRoutes = serve(contract, {
  'GET /api/v1/user/letter': ({ tx, actor, query: { employeeId, kind, state, from, to, search, limit, offset } }) =>
    letterPage(tx, {
      ...{ employee: employeeId ?? null, kind: kind ?? null, state: state ?? null, from: from ?? null, to: to ?? null },
      ...{ search: search ?? null, seesPay: may(actor, 'employeeSalaryRead'), own: actor.employee },
      ...{ sortBy: 'issuedAt', sortOrder: 'desc', limit, offset },
    }),
  'GET /api/v1/user/letter-person': ({ tx, actor, query: { kind, revisedOn, search, limit, offset } }) =>
    letterPeople(tx, {
      ...{ kind, revisedOn: revisedOn ?? null, search: search ?? null, own: actor.employee },
      ...{ sortBy: 'name', sortOrder: 'asc', limit, offset },
    }),
  'POST /api/v1/user/letter-preview': async ({ tx, actor, body, language }) => {
    const { paper, missing } = await previewLetter(tx, actor, body)
    return { paper, problems: missing.map((one) => translate(one, language)) }
  },
  'POST /api/v1/user/letter-preview-pdf': ({ app, tx, actor, body }) => previewPdf(app, tx, actor, body),
  'POST /api/v1/user/letter': ({ tx, actor, body }) => issueLetters(tx, actor, body),
  'POST /api/v1/user/letter/{id}/cancel': ({ tx, actor, params, body }) => cancelLetter(tx, actor, params.id, body),
  'GET /api/v1/user/letter/{id}/pdf': ({ app, tx, actor, params }) => letterPdf(app, tx, actor, params.id),
  'GET /api/v1/employee/self-letter': ({ tx, actor }) => ownLetterList(tx, actor),
  'POST /api/v1/employee/self-letter/{id}/acknowledge': ({ tx, actor, params }) =>
    acknowledgeLetter(tx, actor, params.id),
})
