import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadQueries } from './load.ts'

/** Lists the query functions that no server test has sent; `npm test` passes the folder of sent ones in SENT_STATEMENTS. */
const folder = process.env['SENT_STATEMENTS'] ?? join(import.meta.dirname, '../../.cache/sent')
const notes = globSync('*.txt', { cwd: folder })
const sent = new Set(notes.flatMap((note) => readFileSync(join(folder, note), 'utf8').split('\n')))
const queries = await loadQueries()
const unsent = queries.filter(({ statements }) => !statements.some((one) => sent.has(one.shape().name)))

if (notes.length === 0) {
  console.error('✗ nothing is noted: run the tests of the server with SENT_STATEMENTS=<folder>, or npm test.')
  process.exitCode = 1
} else if (unsent.length > 0) {
  for (const { path, name } of unsent) console.error(`✗ ${path}: no test sends ${name}; test it, or delete it.`)
  process.exitCode = 1
} else {
  console.log(`✓ every one of ${queries.length} statements is sent by some test`)
}
