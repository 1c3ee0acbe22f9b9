import { taxReviewRoutes as contract } from '@muster/contract/payroll/tax/tax-review.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../../../platform/actor.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { translateAll } from '../../../../platform/language/translate-all.ts'
import { serve } from '../../../../platform/serve/serve.ts'
import { claimsForm } from '../claims/claims-form.ts'
import { decide } from './decide.ts'
import { declaration } from '../declaration/declaration.ts'
import { addItem, changeItem, itemForUpdate, removeItem } from '../declaration/items.ts'
import { declarations } from './people.ts'
import { byPayroll } from '../person.ts'
import { projection } from '../projection/projection.ts'
import { addProof, readProof } from '../declaration/proofs.ts'
import { chooseRegime } from '../regime/regime.ts'

export const taxReviewRoutes = serve(contract, {
  'GET /api/v1/user/tax-declaration': ({ tx, query }) => declarations(tx, query),
  'GET /api/v1/user/tax-declaration/{id}': ({ app, tx, params, query, language }) =>
    declaration(app, tx, params.id, query.financialYear, language),
  'GET /api/v1/user/tax-claims/{id}': ({ app, tx, actor, params, query, language }) =>
    claimsForm(app, tx, actor, { employee: params.id, financialYear: query.financialYear, language }),
  'GET /api/v1/user/tax-projection/{id}': async ({ tx, params, query, language }) =>
    translateAll(await projection(tx, params.id, query.financialYear), language),
  'PUT /api/v1/user/tax-regime/{id}': async ({ tx, actor, params, body }) =>
    chooseRegime(tx, await byPayroll(tx, actor, params.id), params.id, body),
  'POST /api/v1/user/tax-item': async ({ app, tx, actor, body: { employeeId, ...item } }) =>
    addItem(app, tx, await byPayroll(tx, actor, employeeId), employeeId, item),
  'PUT /api/v1/user/tax-item/{id}': async ({ app, tx, actor, params, body }) =>
    changeItem(app, tx, ...(await others(tx, actor, params.id)), body.details),
  'DELETE /api/v1/user/tax-item/{id}': async ({ tx, actor, params }) =>
    removeItem(tx, ...(await others(tx, actor, params.id))),
  'PUT /api/v1/user/tax-item-decision/{id}': async ({ tx, actor, params, body }) =>
    decide(tx, ...(await others(tx, actor, params.id)), body),
  'POST /api/v1/user/tax-proof/{id}': async ({ app, tx, actor, params, files }) =>
    addProof(app, tx, ...(await others(tx, actor, params.id)), files.proof),
  'GET /api/v1/user/tax-proof/{id}': ({ app, tx, params }) => readProof(app, tx, params.id, null),
})

/** An item, and the payroll user who changes it. */
async function others(tx: Tx, actor: Actor, id: Id) {
  const item = await itemForUpdate(tx, id, null)
  return [await byPayroll(tx, actor, item.employee), item] as const
}
