import { legalEntityRoutes as contract } from '@muster/contract/payroll/legal-entity/legal-entity.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { employers } from './employers.ts'
import { entityBankGuard, entityGuard } from './entity-guard.ts'
import { revealEntityAccount, saveEntityBank } from './entity-bank.ts'
import { entityHistoryOf, movePeople, peopleOfEntities } from './entity-people.ts'
import { payingEntities } from './paying-entity.ts'
import { addEntity, archiveEntity, changeEntity, legalEntities } from './legal-entity.ts'

const served = serve(contract, {
  'GET /api/v1/user/legal-entity': ({ tx }) => legalEntities(tx),
  'POST /api/v1/user/legal-entity': ({ tx, actor, body }) => addEntity(tx, actor, body),
  'PUT /api/v1/user/legal-entity/{id}': ({ tx, actor, params, body }) => changeEntity(tx, actor, params.id, body),
  'PUT /api/v1/user/legal-entity/{id}/archived': ({ tx, actor, params, body }) =>
    archiveEntity(tx, actor, params.id, body.isArchived),
  'PUT /api/v1/user/legal-entity/{id}/bank': ({ app, tx, actor, params, body }) =>
    saveEntityBank(app, tx, actor, params.id, body),
  'GET /api/v1/user/legal-entity/{id}/bank/reveal': ({ app, tx, actor, params }) =>
    revealEntityAccount(app, tx, actor, params.id),
  'GET /api/v1/user/legal-entity-name': async ({ tx }) =>
    (await payingEntities(tx)).map(({ id, name }) => ({ _id: id, name })),
  'GET /api/v1/user/legal-entity-choice': async ({ tx }) => {
    const choices = await employers.choices(tx)
    return choices.length === 1 ? [] : choices.map(({ id, name }) => ({ _id: id, name }))
  },
  'GET /api/v1/user/legal-entity-people': ({ tx, query }) => peopleOfEntities(tx, query),
  'PUT /api/v1/user/legal-entity-people': ({ tx, actor, body }) => movePeople(tx, actor, body),
  'GET /api/v1/employee/legal-entity-history/{id}': ({ tx, params }) => entityHistoryOf(tx, params.id),
})

export const entityRoutes = guarded(contract, served, {
  'PUT /api/v1/user/legal-entity/{id}': ({ tx, params, body }) => entityGuard(tx, params.id, body),
  'PUT /api/v1/user/legal-entity/{id}/bank': ({ tx, params, body }) => entityBankGuard(tx, params.id, body),
})
