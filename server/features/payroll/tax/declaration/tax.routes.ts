import { taxDeclarationRoutes as contract } from '@muster/contract/payroll/tax/tax-declaration.routes.ts'
import { translateAll } from '../../../../platform/language/translate-all.ts'
import { serve } from '../../../../platform/serve/serve.ts'
import { claimsForm } from '../claims/claims-form.ts'
import { declaration } from './declaration.ts'
import { addItem, changeItem, itemForUpdate, removeItem, submit } from './items.ts'
import { bySelf, ownEmployee } from '../person.ts'
import { projection } from '../projection/projection.ts'
import { addProof, readProof, takeProof } from './proofs.ts'
import { chooseRegime } from '../regime/regime.ts'

export const taxDeclarationRoutes = serve(contract, {
  'GET /api/v1/employee/self-tax': ({ app, tx, actor, query, language }) =>
    declaration(app, tx, ownEmployee(actor), query.financialYear, language),
  'GET /api/v1/employee/self-tax-projection': async ({ tx, actor, query, language }) =>
    translateAll(await projection(tx, ownEmployee(actor), query.financialYear), language),
  'GET /api/v1/employee/self-tax-claims': ({ app, tx, actor, query, language }) =>
    claimsForm(app, tx, actor, { employee: ownEmployee(actor), financialYear: query.financialYear, language }),
  'PUT /api/v1/employee/self-tax-regime': ({ tx, actor, body }) =>
    chooseRegime(tx, bySelf(actor), ownEmployee(actor), body),
  'POST /api/v1/employee/self-tax-item': ({ app, tx, actor, body }) =>
    addItem(app, tx, bySelf(actor), ownEmployee(actor), body),
  'PUT /api/v1/employee/self-tax-item/{id}': async ({ app, tx, actor, params, body }) =>
    changeItem(app, tx, bySelf(actor), await itemForUpdate(tx, params.id, ownEmployee(actor)), body.details),
  'DELETE /api/v1/employee/self-tax-item/{id}': async ({ tx, actor, params }) =>
    removeItem(tx, bySelf(actor), await itemForUpdate(tx, params.id, ownEmployee(actor))),
  'POST /api/v1/employee/self-tax-proof/{id}': async ({ app, tx, actor, params, files }) =>
    addProof(app, tx, bySelf(actor), await itemForUpdate(tx, params.id, ownEmployee(actor)), files.proof),
  'GET /api/v1/employee/self-tax-proof/{id}': ({ app, tx, actor, params }) =>
    readProof(app, tx, params.id, ownEmployee(actor)),
  'DELETE /api/v1/employee/self-tax-proof/{id}': ({ tx, actor, params }) =>
    takeProof(tx, bySelf(actor), params.id, ownEmployee(actor)),
  'PUT /api/v1/employee/self-tax-submit': ({ tx, actor, body }) =>
    submit(tx, bySelf(actor), ownEmployee(actor), body.financialYear),
})
