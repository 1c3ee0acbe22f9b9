import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig } from '@lingui/cli'
import type { ExtractorType } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { lawTexts } from './law-texts.ts'
import { saidIn } from './said.ts'
import { schemaMessages } from './schema-messages.ts'

const root = join(import.meta.dirname, '../..')

/** Sentences in the server, the engine, the contract's schemas and the legal tables. The key is the English with numbered placeholders. */
const sentences: ExtractorType = {
  match: (file) => file.endsWith('.ts') && !/\.test\.ts$|[\\/]testing[\\/]|[\\/]engine[\\/]sentence\.ts$/.test(file),
  async extract(file, code, report) {
    const add = (id: string, line: number) => report({ id, message: id, origin: [file, line, 0], placeholders: {} })
    for (const { text, line } of saidIn(file, code)) add(text, line)
    const path = file.replaceAll('\\', '/')
    if (!path.includes('/contract/') && !path.endsWith('/engine/statute-book/india.ts')) return
    const module = (await import(pathToFileURL(file).href)) as object
    for (const text of [...schemaMessages(module), ...lawTexts(module)]) add(text, 1)
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
