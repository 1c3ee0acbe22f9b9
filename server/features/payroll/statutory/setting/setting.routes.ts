import { statutorySettingsRoutes as contract } from '@muster/contract/payroll/statutory/statutory-settings.routes.ts'
import { guarded } from '../../../../platform/second-person/guard.ts'
import { serve } from '../../../../platform/serve/serve.ts'
import { settingGuard, tanGuard } from '../statutory-guard.ts'
import { companyToday } from '../../../organisation/index.ts'
import { settingHistory } from './history.ts'
import { saveSetting } from './save.ts'
import { shownSettings } from './show.ts'
import { decideTan } from './tan.ts'

const served = serve(contract, {
  'GET /api/v1/user/statutory-settings': async ({ tx, query }) =>
    shownSettings(tx, query.month ?? (await companyToday(tx)).slice(0, 7)),
  'POST /api/v1/user/statutory-settings': ({ tx, actor, body }) => saveSetting(tx, actor, body),
  'POST /api/v1/user/statutory-settings/tan': ({ tx, actor, body }) => decideTan(tx, actor, body.tan),
  'GET /api/v1/user/statutory-settings/history': ({ tx, query }) => settingHistory(tx, query.section),
})

export const settingRoutes = guarded(contract, served, {
  'POST /api/v1/user/statutory-settings': ({ tx, body }) => settingGuard(tx, body),
  'POST /api/v1/user/statutory-settings/tan': ({ tx, body }) => tanGuard(tx, body),
})
