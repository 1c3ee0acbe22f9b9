import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { english } from '@muster/engine/testing/english.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import { allSentences } from './all-sentences.ts'
import { saidIn } from './said.ts'

test('every sentence is readable for translators, with every placeholder present', async () => {
  const sentences = await allSentences()
  expect(sentences.length).toBeGreaterThan(4000)
  expect(sentences.filter((text) => placesOf(text).some((place) => !reads(text, place)))).toEqual([])
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
