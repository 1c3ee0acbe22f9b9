import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const i18n = '@muster/web/shared/language'

/** One catalogue per feature, so that a screen's messages load with it. English is the source: it is in the code. */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    { path: '<rootDir>/features/{name}/locales/{locale}', include: ['<rootDir>/features/{name}/'] },
    { path: '<rootDir>/shared/locales/{locale}', include: ['<rootDir>/shared/'] },
    { path: '<rootDir>/app/locales/{locale}', include: ['<rootDir>/app/'] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  runtimeConfigModule: {
    i18n: [`${i18n}/i18n.ts`, 'i18n'],
    Trans: [`${i18n}/trans.tsx`, 'Trans'],
    useLingui: [`${i18n}/i18n.ts`, 'useLingui'],
  },
})
