import { expect, it } from 'vitest'
import { english } from '@muster/engine/testing/english.ts'
import { letterFieldNames } from '@muster/contract/letters/letter-fields.ts'
import { letterKindNames } from '@muster/contract/letters/letter-kinds.ts'
import { startingTexts } from '../template/starting-texts.ts'
import { serviceOf } from '../person/letter-values.ts'
import { blocksOf } from './blocks.ts'
import { filledBlocks, type LetterValues, missingFields, textProblems } from './fill.ts'

const run = (text: string, look: object = {}) => ({ text, bold: false, italic: false, ...look })
const values = (given: object): LetterValues =>
  ({ ...Object.fromEntries(letterFieldNames.map((name) => [name, null])), ...given }) as LetterValues

it('reads headings, bold, lists within lists, quotes and tables', () => {
  const text = `# Terms

One **bold** and *slanted* word
on two lines

1. first
2. second
   - inner

> said

---

| Part | Amount |
|------|-------:|
| Basic \\| more | **5** |

After`
  expect(blocksOf(text)).toEqual([
    { type: 'heading', level: 1, runs: [run('Terms')] },
    {
      type: 'paragraph',
      runs: [
        run('One '),
        run('bold', { bold: true }),
        run(' and '),
        run('slanted', { italic: true }),
        run(' word\non two lines'),
      ],
    },
    { type: 'item', mark: '1.', depth: 0, runs: [run('first')] },
    { type: 'item', mark: '2.', depth: 0, runs: [run('second')] },
    { type: 'item', mark: '•', depth: 1, runs: [run('inner')] },
    { type: 'quote', runs: [run('said')] },
    { type: 'rule' },
    {
      type: 'table',
      header: [[run('Part')], [run('Amount')]],
      rows: [[[run('Basic | more')], [run('5', { bold: true })]]],
      ...{ align: ['left', 'right'], hasTotal: false },
    },
    { type: 'paragraph', runs: [run('After')] },
  ])
})

it('treats tags, images and links as text, and loses nothing that was written', () => {
  const text = 'A <b>tag</b> & ![picture](x) [link](https://a.example)\n\n[name]: https://a.example'
  const words = blocksOf(text).flatMap((block) => ('runs' in block ? block.runs : []))
  expect(words.map((one) => one.text).join('')).toBe(
    'A <b>tag</b> & ![picture](x) [link](https://a.example)[name]: https://a.example',
  )
})

it('keeps what was written in its order and place, tags and code included', () => {
  const text = '<b>\n\n---\n\n> </i>\n\n```\nfirst\n\nsecond\n```\n\n3. third\n\n   more'
  expect(blocksOf(text)).toEqual([
    { type: 'paragraph', runs: [run('<b>')] },
    { type: 'rule' },
    { type: 'quote', runs: [run('</i>')] },
    { type: 'paragraph', runs: [run('first\n\nsecond')] },
    { type: 'item', mark: '3.', depth: 0, runs: [run('third')] },
    { type: 'item', mark: '', depth: 0, runs: [run('more')] },
  ])
})

it('fills in names unchanged, whatever characters they contain', () => {
  const name = '**Priya** | {{salary.annual}} <i>'
  expect(filledBlocks(blocksOf('Dear *{{ employee.name }}*,'), values({ 'employee.name': name }))).toEqual([
    { type: 'paragraph', runs: [run('Dear '), run(name, { italic: true }), run(',')] },
  ])
})

it('reports unknown fields, a table within a line, and unclosed braces', () => {
  const said = (title: string, body: string) => textProblems({ title, body, blocks: blocksOf(body) }).map(english)
  expect(said('Offer', 'Dear {{employee.nmae}}')).toEqual([
    '{{employee.nmae}} is not a field. Choose one from the list of fields.',
  ])
  expect(said('Offer', 'Pay: {{salary.table}}')).toEqual([
    'Put {{salary.table}} in a paragraph by itself. It is a table.',
  ])
  expect(said('Offer', 'Dear {{employee.name}')).toEqual([
    'Close every field with two braces, as in {{employee.name}}.',
  ])
  expect(said('Offer', '{{salary.table}}\n\nDear {{employee.name}}')).toEqual([])
  expect(missingFields('{{employee.name}} {{date.joining}}', values({ 'employee.name': 'A' }))).toEqual([
    'date.joining',
  ])
})

it('has a text of its own for each letter, with known fields', () => {
  for (const kind of letterKindNames) {
    const { title, body } = startingTexts[kind]
    expect([kind, textProblems({ title, body, blocks: blocksOf(body) })]).toEqual([kind, []])
  }
})

it.each([
  ['2024-04-01', '2026-03-31', '2 years'],
  ['2024-04-01', '2024-04-29', 'less than a month'],
  ['2025-01-15', '2026-02-14', '1 year and 1 month'],
  ['2025-01-15', '2026-02-13', '1 year'],
  ['2025-01-15', '2025-04-20', '3 months'],
])('service from %s to %s is %s', (from, to, words) => {
  expect(english(serviceOf(from, to))).toBe(words)
})

it('takes a table row of dashes as text, whatever follows it, and no table wider than a page', () => {
  const types = (text: string) => blocksOf(text).map(({ type }) => type)
  expect(types(`| a |\n|${'-'.repeat(26)}x`)).toEqual(['paragraph'])
  expect(types('| a | b |\n| :-: |---:|\n| 1 |')).toEqual(['table'])
  const wide = (columns: number) => `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|`
  expect([types(wide(20)), types(wide(21))]).toEqual([['table'], ['paragraph']])
})

it('refuses more fields than a letter needs', () => {
  const said = (body: string) => textProblems({ title: 'Offer', body, blocks: blocksOf(body) }).map(english)
  expect(said('{{employee.name}} '.repeat(200))).toEqual([])
  expect(said('{{employee.name}} '.repeat(201))).toEqual(['Use at most 200 fields in a letter.'])
  expect(said('{{salary.table}}\n\n'.repeat(3))).toEqual([])
  expect(said('{{salary.table}}\n\n'.repeat(4))).toEqual(['Use at most 3 fields that are tables in a letter.'])
})
