import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { run } from './run.ts'

/** Runs the journeys in a real browser with the built product: npm run e2e -- leave */
const chromium = findChromium()
if (chromium === undefined || !(await buildWeb())) process.exit(1)
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']
const { code } = await run(
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    ...['--config', join('e2e', 'playwright.config.ts')],
    ...(report === undefined ? [] : ['--reporter=list,json']),
    ...process.argv.slice(2),
  ],
  { show: true, environment: { CHROMIUM: chromium } },
)
process.exitCode = code
