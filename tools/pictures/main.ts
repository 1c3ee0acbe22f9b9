import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { freePort } from '../../e2e/story/free-port.ts'
import { settled } from '../../e2e/story/look.ts'
import { demo, signedIn } from '../../e2e/story/sign-in.ts'
import { withBrowser } from '../bench/browser.ts'
import { buildWeb } from '../build-web.ts'
import { pictures, type Picture } from './table.ts'

const root = join(import.meta.dirname, '../..')
const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
}

/** `npm run pictures [-- payslip]`: takes the pictures of the table, all or those with the word, in the demo company of an empty start. */
async function main(words: readonly string[]): Promise<void> {
  const wanted = pictures.filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)))
  if (wanted.length === 0) throw new Error(`No picture has ${words.join(' or ')} in its name.`)
  if (!(await buildWeb())) throw new Error('The web could not be built.')
  const stop = await serve()
  try {
    await withBrowser(async (browser) => {
      for (const picture of wanted) await take(browser, picture)
    })
  } finally {
    await stop()
  }
}

/** Starts the product as the journeys do, and returns what stops it. */
async function serve(): Promise<() => Promise<unknown>> {
  const port = await freePort()
  const address = (process.env['E2E_URL'] = `http://127.0.0.1:${port}`)
  const server = spawn(process.execPath, [join(root, 'e2e/story/serve.ts')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  const stop = () => {
    server.kill('SIGTERM')
    return ended
  }
  const isReady = () =>
    fetch(`${address}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; tries < 180; tries++) {
    if (server.exitCode !== null) throw new Error('The product ended while it started.')
    if (await isReady()) return stop
    await wait(1000)
  }
  await stop()
  throw new Error('The product was not ready after three minutes.')
}

async function take(browser: Browser, { file, as, size, at, then }: Picture): Promise<void> {
  const context = await browser.newContext({
    ...sizes[size],
    baseURL: process.env['E2E_URL']!,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    storageState: await signedIn(demo(as)),
  })
  const page = await context.newPage()
  await page.goto(at)
  await settled(page)
  await then?.(page)
  await settled(page)
  await page.mouse.move(0, 0)
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await context.close()
  // Screens have few colours: a palette makes them a third of the size, and shows the same.
  const small = await sharp(taken).png({ palette: true, quality: 90, effort: 10 }).toBuffer()
  await writeFile(join(root, 'docs/screenshots', file), small)
  console.log(`✓ ${file} (${Math.round(small.length / 1000)} kB)`)
}

await main(process.argv.slice(2))
