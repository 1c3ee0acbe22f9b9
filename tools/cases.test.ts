import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const script = join(import.meta.dirname, 'cases.ts')
const examples = join(import.meta.dirname, '../engine/cases/india-examples.json')
/** As called by npm from the examples' folder. */
const env = { ...process.env, INIT_CWD: dirname(examples) }
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cases-'))
})

afterAll(() => rm(folder, { recursive: true }))

test('the examples of the rule book pass', async () => {
  expect(await cases(examples)).toEqual({ code: 0, out: ['159 passed, 0 failed'], error: '' })
})

test('identifiers are checked by the contract', async () => {
  const { code, out } = await cases(join(import.meta.dirname, '../engine/cases/in-identifiers.json'))
  expect([code, out]).toEqual([0, [expect.stringMatching(/^[1-9]\d* passed, 0 failed$/)]])
})

test('a case that differs is reported with its name, its key and both values', async () => {
  const file = await fileOf(
    JSON.stringify([
      { id: 'a', rule: 'pt', input: { state: 'KA', month: '2026-06', amount: 25000 }, expected: { pt: 300 } },
      { id: 'b', rule: 'nothing', input: {}, expected: {} },
      { id: 'c', rule: 'pt', input: { state: 'DL', month: '2026-06', amount: 25000 }, expected: { pt: 0 } },
    ]),
  )
  expect(await cases(file)).toEqual({
    code: 1,
    out: ['a  pt  expected 300, got 200', 'b  There is no rule "nothing"', '1 passed, 2 failed'],
    error: '',
  })
})

test('an entry that is not a case fails by its position, and the others run', async () => {
  const right = { id: 'c', rule: 'pt', input: { state: 'DL', month: '2026-06', amount: 1 }, expected: { pt: 0 } }
  const file = await fileOf(`\uFEFF${JSON.stringify([null, { ...right, expected: 1 }, right])}`)
  const reason = 'A case must have a text id, a text rule and records input and expected'
  expect(await cases(file)).toEqual({
    code: 1,
    out: [`entry 1  ${reason}`, `entry 2  ${reason}`, '1 passed, 2 failed'],
    error: '',
  })
})

test('without a file it fails with the usage', async () => {
  const { code, error } = await cases()
  expect([code, error]).toEqual([2, 'Usage: npm run cases -- FILE.json'])
})

test('several files are counted together, a missing one as failed', async () => {
  const { code, out } = await cases(examples, join(folder, 'missing.json'), examples)
  expect([code, out]).toEqual([1, [expect.stringContaining('can not be read'), '318 passed, 1 failed']])
})

test('a name is relative to where npm was called', async () => {
  const { code, out } = await cases('india-examples.json')
  expect([code, out]).toEqual([0, ['159 passed, 0 failed']])
})

test.each([
  ['', 'is not JSON'],
  ['{"id": ', 'is not JSON'],
  ['{"id": "a"}', 'must hold a list of cases'],
])('a file of %s fails with a reason', async (text, reason) => {
  const { code, out } = await cases(await fileOf(text))
  expect([code, out]).toEqual([1, [expect.stringContaining(reason), '0 passed, 1 failed']])
})

test('an empty list fails nothing', async () => {
  expect(await cases(await fileOf('[]'))).toEqual({ code: 0, out: ['0 passed, 0 failed'], error: '' })
})

async function fileOf(text: string): Promise<string> {
  const file = join(folder, 'cases.json')
  await writeFile(file, text)
  return file
}

async function cases(...files: string[]): Promise<{ code: number; out: string[]; error: string }> {
  const result = await run(process.execPath, [script, ...files], { env }).catch((error: unknown) => error)
  const { code = 0, stdout, stderr } = result as { code?: number; stdout: string; stderr: string }
  return { code, out: stdout.trimEnd().split('\n'), error: stderr.trimEnd() }
}
