import type { Page } from '@playwright/test'
import { type Product, stateOf, withBrowser } from './browser.ts'
import { median } from './measure.ts'

interface OrgTreeMeasured {
  /** From the click on a manager to the frame with their reports. */
  branchMillis: number
  /** From the click on "Expand all" to the frame with everyone's position, as far as it goes. */
  unfoldMillis: number
  /** The 95th percentile of 100 frames while the whole tree is dragged. */
  dragMillis: number
  /** Of the largest reply. */
  bytes: number
}

const drags = { times: 4, steps: 40, pixels: 12 }

/** The company as a chart: a branch expanded, then all that "Expand all" expands, then dragged, as seen by a person at a desk. */
export function measureOrgTree(product: Product, rounds: number): Promise<OrgTreeMeasured> {
  return withBrowser(async (browser) => {
    const options = { viewport: { width: 1440, height: 900 }, locale: 'en-IN', timezoneId: 'Asia/Kolkata' }
    const storageState = await stateOf(browser, product, options)
    const branches: number[] = []
    const unfolds: number[] = []
    const frames: number[] = []
    const sizes: Promise<number>[] = []
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({ ...options, storageState })
      const page = await context.newPage()
      page.setDefaultTimeout(120_000)
      page.on('response', (reply) => {
        if (reply.url().includes('/api/v1/employee/org-tree')) sizes.push(reply.body().then(({ length }) => length))
      })
      await page.goto(`${product.address}/home/organization?tab=5`)
      const chart = page.getByRole('group', { name: 'Org tree' })
      await chart.waitFor()
      await page.evaluate(watch)
      await page.evaluate(`timed = once(() => document.querySelectorAll('${expanded}').length > 1), null`)
      await chart.getByRole('button', { expanded: false }).first().click()
      branches.push(await page.evaluate<number>('timed'))
      await page.evaluate(`timed = once(() => document.querySelector('button.MuiButton-loading') === null), null`)
      await page.getByRole('button', { name: 'Expand all' }).click()
      unfolds.push(await page.evaluate<number>('timed'))
      frames.push(...(await draggedFrames(page)))
      await context.close()
    }
    return {
      ...{ branchMillis: median(branches), unfoldMillis: median(unfolds), dragMillis: slowest(frames) },
      bytes: Math.max(...(await Promise.all(sizes))),
    }
  })
}

const expanded = '[role="group"] [aria-expanded="true"]'

/** The duration of each frame while the tree was dragged back and forth, in milliseconds. */
async function draggedFrames(page: Page): Promise<number[]> {
  const box = await page.getByRole('group', { name: 'Org tree' }).boundingBox()
  if (box === null) throw new Error('The org tree is not in sight.')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.evaluate('frames.length = 0')
  for (let time = 0; time < drags.times; time++) {
    const direction = time % 2 === 0 ? -1 : 1
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    for (let step = 1; step <= drags.steps; step++)
      await page.mouse.move(at.x + direction * step * drags.pixels, at.y + step)
    await page.mouse.up()
  }
  return page.evaluate<number[]>('[...frames]')
}

/** Each frame's time, and what passes from the next click to the first frame in which something is done. */
const watch = `
  window.frames = []
  let last = performance.now()
  const frame = () => {
    const now = performance.now()
    frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  window.once = (isDone) => new Promise((resolve) => addEventListener('click', () => {
    const from = performance.now()
    const look = () => requestAnimationFrame(() => isDone() ? resolve(performance.now() - from) : look())
    requestAnimationFrame(look)
  }, { capture: true, once: true }))
  // The last value is awaited, so not the promise.
  null`

const slowest = (frames: readonly number[]) =>
  frames.toSorted((one, other) => one - other)[Math.ceil(frames.length * 0.95) - 1] ?? 0

const aims: OrgTreeMeasured = { branchMillis: 300, unfoldMillis: 2000, dragMillis: 100, bytes: 256 * 1024 }

export function reportOrgTree(people: number, measured: OrgTreeMeasured): void {
  console.log(`\nOrg tree of ${people.toLocaleString('en-IN')} at 1440 px`)
  const line = (name: string, value: number, aim: number, unit: string) =>
    console.log(
      `${name.padEnd(22)}${value.toFixed(0).padStart(6)} ${unit}${value > aim ? `  aim missed: ${aim} ${unit}` : ''}`,
    )
  line('expand a branch', measured.branchMillis, aims.branchMillis, 'ms')
  line('expand all', measured.unfoldMillis, aims.unfoldMillis, 'ms')
  line('a frame of a drag, p95', measured.dragMillis, aims.dragMillis, 'ms')
  line('the largest reply', measured.bytes / 1024, aims.bytes / 1024, 'kB')
}
