import { companySetupRoutes as setupContract } from '@muster/contract/setup/company-setup.routes.ts'
import { quickAddRoutes as quickAddContract } from '@muster/contract/setup/quick-add.routes.ts'
import { translateAll } from '../../platform/language/translate-all.ts'
import { serve } from '../../platform/serve/serve.ts'
import { proposal } from './company-proposal.ts'
import { answerAgain, assertSetsUp, knownAnswers, setUpCompany } from './company-setup.ts'
import { quickAdd, rehearse } from './quick-add.ts'

export const companySetupRoutes = serve(setupContract, {
  'GET /api/v1/user/company-setup': ({ tx, actor }) => {
    assertSetsUp(actor)
    return knownAnswers(tx)
  },
  'POST /api/v1/user/company-setup/preview': async ({ tx, actor, body, language }) => {
    assertSetsUp(actor)
    return translateAll(await proposal(tx, body), language)
  },
  'POST /api/v1/user/company-setup': ({ tx, actor, body }) => {
    assertSetsUp(actor)
    return setUpCompany(tx, actor, body)
  },
  'PUT /api/v1/user/company-setup': ({ tx, actor, body }) => {
    assertSetsUp(actor)
    return answerAgain(tx, actor, body)
  },
})

export const quickAddRoutes = serve(quickAddContract, {
  'POST /api/v1/user/quick-add/payrun-rehearsal': async ({ tx, app, actor, body, language }) =>
    translateAll(await rehearse(tx, app, actor, body), language),
  'POST /api/v1/user/quick-add': ({ tx, app, actor, body }) => quickAdd(tx, app, actor, body),
})
