import { companySetupRoutes as contract } from '@muster/contract/setup/company-setup.routes.ts'
import { inWords } from '../../platform/language/in-words.ts'
import { serve } from '../../platform/serve/serve.ts'
import { proposal } from './company-proposal.ts'
import { assertSetsUp, knownAnswers, setUpCompany } from './company-setup.ts'

export const companySetupRoutes = serve(contract, {
  'GET /api/v1/user/company-setup': ({ tx, actor }) => {
    assertSetsUp(actor)
    return knownAnswers(tx)
  },
  'POST /api/v1/user/company-setup/preview': async ({ tx, actor, body, language }) => {
    assertSetsUp(actor)
    return inWords(await proposal(tx, body), language)
  },
  'POST /api/v1/user/company-setup': ({ tx, actor, body }) => {
    assertSetsUp(actor)
    return setUpCompany(tx, actor, body)
  },
})
