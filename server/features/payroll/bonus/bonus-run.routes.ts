import { bonusRunRoutes as contract } from '@muster/contract/payroll/bonus/bonus-run.routes.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { bonusGuard, bonusUndoGuard } from './bonus-guard.ts'
import { bonusFile } from './bonus-file.ts'
import { bonusOfYear, bonusPeople, enterBonus, paidOutside, withdrawBonus } from './bonus-run.ts'
import { calculateBonus, decideOnPerson } from './calculate-bonus.ts'

const served = serve(contract, {
  'GET /api/v1/user/bonus-run': ({ tx, query }) => bonusOfYear(tx, query.year, query.entity),
  'PUT /api/v1/user/bonus-run': ({ tx, actor, query, body }) => calculateBonus(tx, actor, query, body),
  'GET /api/v1/user/bonus-run/people': async ({ tx, query, language }) =>
    translateAll(await bonusPeople(tx, query), language),
  'PUT /api/v1/user/bonus-run/person/{id}': ({ tx, actor, params, query, body }) =>
    decideOnPerson(tx, actor, { year: query.year, employee: params.id }, body),
  'PUT /api/v1/user/bonus-run/payment/{id}': ({ tx, actor, params, query, body }) =>
    paidOutside(tx, actor, { year: query.year, employee: params.id }, body),
  'POST /api/v1/user/bonus-run/entry': ({ tx, actor, body }) => enterBonus(tx, actor, body.year, body.month),
  'DELETE /api/v1/user/bonus-run/entry/{year}': ({ tx, actor, params }) => withdrawBonus(tx, actor, params.year),
  'GET /api/v1/user/bonus-run/file/{form}': ({ tx, actor, params, query, language }) =>
    bonusFile(tx, actor, { ...params, ...query }, language),
})

export const bonusRunRoutes = guarded(contract, served, {
  'POST /api/v1/user/bonus-run/entry': ({ tx, actor, body }) => bonusGuard(tx, actor, body.year, body.month),
  'DELETE /api/v1/user/bonus-run/entry/{year}': ({ tx, params }) => bonusUndoGuard(tx, params.year),
})
