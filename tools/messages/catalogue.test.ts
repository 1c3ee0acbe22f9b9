import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { english } from '../../engine/testing/english.ts'
import { plural, say } from '../../engine/sentence.ts'
import { lawTexts } from './law-texts.ts'
import { saidIn } from './said.ts'
import { schemaMessages } from './schema-messages.ts'

const root = join(import.meta.dirname, '../..')

/** Every text in the server, the engine and the contract's schemas. */
async function allTexts(): Promise<Set<string>> {
  const files = globSync('{server/{features,platform,app},engine,contract}/**/*.ts', { cwd: root })
  const texts = new Set<string>()
  for (const file of files.filter((one) => !/\.test\.ts$|testing|node_modules|engine.sentence\.ts$/.test(one))) {
    for (const { text } of saidIn(file, readFileSync(join(root, file), 'utf8'))) texts.add(text)
    if (!file.startsWith('contract') && file !== 'engine/statute-book/india.ts') continue
    const module = (await import(pathToFileURL(join(root, file)).href)) as object
    for (const text of [...schemaMessages(module), ...lawTexts(module)]) texts.add(text)
  }
  return texts
}

describe("the server's catalogue", () => {
  test('has exactly the sentences in use: npm run messages writes it', async () => {
    const catalogue = readFileSync(join(root, 'server/locales/en.po'), 'utf8')
    const known = [...catalogue.matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, quoted = '']) =>
      quoted
        .split('\n')
        .map((line) => (line === '' ? '' : (JSON.parse(line) as string)))
        .join(''),
    )
    const said = await allTexts()
    expect(new Set(known.filter((text) => text !== ''))).toEqual(said)
  }, 60_000)

  test('is readable for translators, with every placeholder present', async () => {
    const wrong = [...(await allTexts())].filter((text) => placesOf(text).some((place) => !reads(text, place)))
    expect(wrong).toEqual([])
  }, 60_000)
})

test('finds sentences by their key', () => {
  const code = [
    'const a = say`${name} is away for ${plural(days, { one: "# day", other: "# days" })}`',
    "const b = z.object({}).refine(check, { message: 'Enter a name' })",
    "const c = plain('Payslips')",
  ].join('\n')
  const [name, days] = ['Priya', 2]
  const said = say`${name} is away for ${plural(days, { one: '# day', other: '# days' })}`
  expect(saidIn('a.ts', code)).toEqual([
    { text: said.text, line: 1 },
    { text: 'Enter a name', line: 2 },
    { text: 'Payslips', line: 3 },
  ])
  expect(english(said)).toBe('Priya is away for 2 days')
  expect(() => saidIn('a.ts', "const count = plural(2, { one: '#', other: '#' })")).toThrow('a.ts:1')
})

const placesOf = (text: string) => [...new Set([...text.matchAll(/\{(\d+)/g)].map(([, place = '']) => place))]

/** Quotes before a brace would escape it. */
function reads(text: string, place: string): boolean {
  return JSON.stringify(compileMessage(text)).includes(`["${place}"`)
}
