import { letterRoutes as contract } from '@muster/contract/letters/letter.routes.ts'
import type { LetterKind } from '@muster/contract/letters/letter-kinds.ts'
import { type Actor, may } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { translate } from '../../../platform/language/translate.ts'
import { prepared } from '../../../platform/serve/call.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { readyText } from '../template/template.ts'
import { cancelLetter, issueLetters } from './issue.ts'
import { letterPage, letterPeople } from './letter-list.queries.ts'
import { acknowledgeLetter, letterPdf, ownLetterList } from './own-letter.ts'
import { previewLetter, previewPdf } from './preview.ts'

const textOf = ({ app, actor, body }: { app: App; actor: Actor; body: { kind: LetterKind } }) =>
  readyText(app, actor.organisation, body.kind)

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
  'POST /api/v1/user/letter-preview': prepared(textOf, async ({ tx, actor, body, language }, text) => {
    const { paper, missing } = await previewLetter(tx, actor, body, text)
    return { paper, problems: missing.map((one) => translate(one, language)) }
  }),
  'POST /api/v1/user/letter-preview-pdf': prepared(textOf, ({ app, tx, actor, body }, text) =>
    previewPdf(app, tx, actor, body, text),
  ),
  'POST /api/v1/user/letter': prepared(textOf, ({ tx, actor, body }, text) => issueLetters(tx, actor, body, text)),
  'POST /api/v1/user/letter/{id}/cancel': ({ tx, actor, params, body }) => cancelLetter(tx, actor, params.id, body),
  'GET /api/v1/user/letter/{id}/pdf': ({ app, tx, actor, params }) => letterPdf(app, tx, actor, params.id),
  'GET /api/v1/employee/self-letter': ({ tx, actor }) => ownLetterList(tx, actor),
  'POST /api/v1/employee/self-letter/{id}/acknowledge': ({ tx, actor, params }) =>
    acknowledgeLetter(tx, actor, params.id),
})
