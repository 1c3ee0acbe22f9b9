import { expect, test } from 'vitest'
import { docFaults } from './doc-law.ts'

const faults = (text: string) =>
  docFaults([{ path: 'docs/a.md', text }], (path) => ['docs/b.md', 'server/main.ts', 'web'].includes(path), ['check'])

test('existing files may be named', () => {
  expect(faults('[b](b.md#part), `server/main.ts`, `web/`, `npm run check`, [out](https://example.com)')).toEqual([])
})

test('a missing file is reported with its line', () => {
  expect(faults('\n[c](c.md)')).toEqual(['docs/a.md:2 names docs/c.md, which does not exist.'])
  expect(faults('`server/gone.ts`')).toEqual(['docs/a.md:1 names server/gone.ts, which does not exist.'])
  expect(faults('`npm run fly`')).toEqual(['docs/a.md:1 names npm run fly, which does not exist.'])
})

test('a name pattern is not a name', () => {
  expect(faults('`web/features/<feature>/screens.ts` and `server/**`')).toEqual([])
})
