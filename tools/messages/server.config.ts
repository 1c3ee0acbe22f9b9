import { join } from 'node:path'
import { defineConfig } from '@lingui/cli'
import type { ExtractorType } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { notSaid, sentencesOf } from '../../server/testing/sentences/all-sentences.ts'

const root = join(import.meta.dirname, '../..')

/** Sentences in the server, the engine, the contract's schemas and the legal tables. The key is the English with numbered placeholders. */
const sentences: ExtractorType = {
  match: (file) => file.endsWith('.ts') && !notSaid.test(file.replaceAll('\\', '/')),
  async extract(file, code, report) {
    for (const { text, line } of await sentencesOf(file, code))
      report({ id: text, message: text, origin: [file, line, 0], placeholders: {} })
  },
}

export default defineConfig({
  rootDir: root,
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/server/locales/{locale}',
      include: [
        '<rootDir>/server/features',
        '<rootDir>/server/platform',
        '<rootDir>/server/app',
        '<rootDir>/engine',
        '<rootDir>/contract',
      ],
    },
  ],
  extractors: [sentences],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
