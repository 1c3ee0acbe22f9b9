import { settlementRoutes as contract } from '@muster/contract/payroll/settlement/settlement.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { settlementGuard } from './settlement-guard.ts'
import { ownSettlementLetter, settlementLetter } from './letter/settlement-letter.ts'
import { ownSettlement } from './own-settlement.ts'
import { check, saveSettlement, settlement, takeStep } from './settlement.ts'

const served = serve(contract, {
  'GET /api/v1/employee/settlement/{id}': async ({ tx, params, language }) =>
    translateAll(await settlement(tx, params.id), language),
  'GET /api/v1/employee/self-settlement': async ({ tx, actor, language }) =>
    translateAll(await ownSettlement(tx, actor), language),
  'GET /api/v1/employee/settlement/{id}/letter': ({ app, tx, params, language }) =>
    settlementLetter(app, tx, params.id, language),
  'GET /api/v1/employee/self-settlement/letter': ({ app, tx, actor, language }) =>
    ownSettlementLetter(app, tx, actor, language),
  'PUT /api/v1/employee/settlement/{id}': ({ tx, actor, params, body }) => saveSettlement(tx, actor, params.id, body),
  'PUT /api/v1/employee/settlement/{id}/check': ({ tx, actor, params, body }) => check(tx, actor, params.id, body),
  'POST /api/v1/employee/settlement/{id}/step': ({ tx, actor, params, body }) =>
    takeStep(tx, actor, params.id, body.action),
})

export const settlementRoutes = guarded(contract, served, {
  'POST /api/v1/employee/settlement/{id}/step': ({ tx, params, body }) => settlementGuard(tx, params.id, body),
})
