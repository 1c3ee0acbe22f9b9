import { join } from 'node:path'
import process from 'node:process'
import { root, setUp } from './set-up.mjs'

await setUp(import.meta.filename ?? join(root, 'tools/test.mjs'))
const { runSuites } = await import('./suites/suites.ts')
process.exit(await runSuites(process.argv.slice(2)))
