import { expect, test } from 'vitest'
import { expressionFaults } from './expression-law.ts'
import { expressionsIn } from './expressions.ts'
import { judge } from './judge.ts'

const faults = (text: string, path = 'server/features/leave/leave.ts') => expressionFaults([{ path, text }], judge, [])

test('an expression that takes exponential time is refused', () => {
  expect(faults('\nexport const isName = /^(a+)+$/')).toEqual([
    expect.stringMatching(/^server\/features\/leave\/leave\.ts:2 \/\^\(a\+\)\+\$\/ takes exponential time/),
  ])
})

test('an expression built from texts of the same file is refused as well', () => {
  expect(faults("const letters = '(a+)+'\nexport const isName = new RegExp(`^${letters}$`, 'i')")).toHaveLength(1)
  expect(faults("export const isName = RegExp('(a+)+$')")).toHaveLength(1)
  expect(faults("export const isName = new RegExp('^a+$')")).toEqual([])
})

test.each([
  [String.raw`text.replace(/\s+$/, '')`, 'starts again at each blank'],
  [String.raw`text.replace(/<script>([^]*?)<\/script>/g, '')`, 'looks for an end at each beginning'],
  [String.raw`/already.*(?:filed|return)/i.test(text)`, 'looks through the rest at each word'],
  [String.raw`/^(\w+\s?)*$/.test(text)`, 'divides the same text in many ways'],
  [String.raw`/^(.+?)\1*$/.test(text)`, 'repeats what it has read'],
])('%s is refused: it %s', (text) => {
  expect(faults(text)).toHaveLength(1)
})

test('an expression that reads each character once is fine', () => {
  expect(faults(String.raw`/(?<!\s)\s+$/.test(text) || /^[A-Z]{3}\d+$/.test(text) || /[<>]|:\/\//.test(text)`)).toEqual(
    [],
  )
})

test('an expression that is known only at run time is refused', () => {
  expect(faults('export const matching = (path: string) => new RegExp(`^${path}$`)')).toEqual([
    expect.stringContaining('makes an expression at run time'),
  ])
})

test('tests and builds may use any expression', () => {
  expect(faults('/(a+)+$/', 'server/features/leave/leave.test.ts')).toEqual([])
  expect(faults('/(a+)+$/', 'web/build/chunk-groups.ts')).toEqual([])
})

test('an exception holds for one expression of one file, and goes when that goes', () => {
  const file = { path: 'engine/day.ts', text: '/(a+)+$/.test(day)' }
  const row = { path: file.path, pattern: '(a+)+$', why: 'only we write it' }
  expect(expressionFaults([file], judge, [row])).toEqual([])
  expect(expressionFaults([{ ...file, path: 'engine/zone.ts' }], judge, [row])).toHaveLength(2)
})

test('expressions in the elements of a page are found', () => {
  const text = 'export const Page = () => <p className={x.replace(/(a+)+$/, "")}>{/\\d/.test(x) ? 1 : 2}</p>'
  expect(expressionsIn({ path: 'web/app/page.tsx', text }).map(({ pattern }) => pattern)).toEqual(['(a+)+$', '\\d'])
})
