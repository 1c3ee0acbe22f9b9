import { statutoryPreviewRoutes as contract } from '@muster/contract/payroll/statutory/statutory-preview.routes.ts'
import { inWords } from '../../../../platform/language/in-words.ts'
import { serve } from '../../../../platform/serve/serve.ts'
import { previewSection } from './preview.ts'

export const previewRoutes = serve(contract, {
  'POST /api/v1/user/statutory-settings/preview': async ({ tx, body, language }) =>
    inWords(await previewSection(tx, body), language),
})
