import type { Page } from '@playwright/test'
import { type Product, stateOf, withBrowser } from './browser.ts'
import { median } from './measure.ts'

interface OrgTreeMeasured {
  people: number
  /** From the click on "Expand all" to the frame with everyone's position. */
  unfoldMillis: number
  /** The 95th percentile of 100 frames while the whole tree is dragged. */
  dragMillis: number
}

const drags = { times: 4, steps: 40, pixels: 12 }

/** The whole company expanded at once as a chart, then dragged, as seen by a person at a desk. */
export function measureOrgTree(product: Product, rounds: number): Promise<OrgTreeMeasured> {
  return withBrowser(async (browser) => {
    const options = { viewport: { width: 1440, height: 900 }, locale: 'en-IN', timezoneId: 'Asia/Kolkata' }
    const storageState = await stateOf(browser, product, options)
    const unfolds: number[] = []
    const frames: number[] = []
    let people = 0
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({ ...options, storageState })
      const page = await context.newPage()
      page.setDefaultTimeout(120_000)
      const reply = page.waitForResponse((one) => one.url().endsWith('/api/v1/employee/org-tree'))
      await page.goto(`${product.address}/home/organization?tab=5`)
      people = ((await (await reply).json()) as { data: unknown[] }).data.length
      await page.getByRole('group', { name: 'Org tree' }).waitFor()
      await page.evaluate(watch)
      await page.getByRole('button', { name: 'Expand all' }).click()
      unfolds.push(await page.evaluate<number>('unfolded'))
      frames.push(...(await draggedFrames(page)))
      await context.close()
    }
    return { people, unfoldMillis: median(unfolds), dragMillis: slowest(frames) }
  })
}

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

/** Each frame's time, and the end of the first one after a click. */
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
  window.unfolded = new Promise((resolve) => addEventListener('click', () => {
    const from = performance.now()
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - from)))
  }, { capture: true, once: true }))
  // The last value is awaited, so not the promise.
  null`

const slowest = (frames: readonly number[]) =>
  frames.toSorted((one, other) => one - other)[Math.ceil(frames.length * 0.95) - 1] ?? 0

const aims: Omit<OrgTreeMeasured, 'people'> = { unfoldMillis: 300, dragMillis: 100 }

export function reportOrgTree({ people, unfoldMillis, dragMillis }: OrgTreeMeasured): void {
  console.log(`\nOrg tree of ${people.toLocaleString('en-IN')} at 1440 px`)
  const line = (name: string, millis: number, aim: number) =>
    console.log(`${name.padEnd(22)}${millis.toFixed(0).padStart(6)} ms${millis > aim ? `  aim missed: ${aim} ms` : ''}`)
  line('unfold everybody', unfoldMillis, aims.unfoldMillis)
  line('a frame of a drag, p95', dragMillis, aims.dragMillis)
}
