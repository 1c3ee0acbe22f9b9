import { statutoryPreviewRoutes as contract } from '@muster/contract/payroll/statutory/statutory-preview.routes.ts'
import { translateAll } from '../../../../platform/language/translate-all.ts'
import { serve } from '../../../../platform/serve/serve.ts'
import { previewSection } from './preview.ts'

export const previewRoutes = serve(contract, {
  'POST /api/v1/user/statutory-settings/preview': async ({ tx, body, language }) =>
    translateAll(await previewSection(tx, body), language),
})
