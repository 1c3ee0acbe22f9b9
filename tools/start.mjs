import { join } from 'node:path'
import process from 'node:process'
import { root, setUp } from './set-up.mjs'

await setUp(import.meta.filename ?? join(root, 'tools/start.mjs'))
const { buildWeb } = await import('./build-web.ts')
// A process for jobs serves no pages.
const isForJobs = /\bjobs\b/.test(process.argv.slice(2).join(' ') || (process.env.ROLE ?? ''))
if (!isForJobs && !(await buildWeb())) process.exit(1)
await import('../server/main.ts')
