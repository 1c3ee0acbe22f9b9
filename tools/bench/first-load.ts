import type { BrowserContextOptions } from '@playwright/test'
import { type FirstLoad, firstLoad, slowDown } from '../../e2e/story/first-load.ts'
import { type Product, stateOf, withBrowser } from './browser.ts'
import { median } from './measure.ts'

/** Figures of one page over all rounds, and how much later it is painted than an empty page of the same server. */
export interface FirstLoadMeasured extends FirstLoad {
  name: string
  ratio: number
}

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
}
/** A few words only: the fastest possible page on this machine. */
const empty = { name: 'empty page', path: '/api/ready' }

/** The pages as first seen by a stranger and an employee, on a slow phone; every round opens all of them. */
export function measureFirstLoad(product: Product, rounds: number): Promise<FirstLoadMeasured[]> {
  return withBrowser(async (browser) => {
    const signedIn = await stateOf(browser, product, phone)
    const pages = [
      { ...empty, state: undefined },
      { name: 'sign-in', path: '/login', state: undefined },
      { name: 'dashboard', path: '/home/default', state: signedIn },
    ]
    const seen = new Map<string, FirstLoad[]>(pages.map(({ name }) => [name, []]))
    for (let round = 0; round < rounds; round++) {
      for (const { name, path, state } of pages) {
        // Each context has its own cache.
        const context = await browser.newContext({ ...phone, ...(state ? { storageState: state } : {}) })
        const page = await context.newPage()
        await slowDown(page)
        seen.get(name)?.push(await firstLoad(page, `${product.address}${path}`))
        await context.close()
      }
    }
    const floor = median(seen.get(empty.name)!.map(({ paintMillis }) => paintMillis))
    return [...seen].map(([name, loads]) => summary(name, loads, floor))
  })
}

function summary(name: string, loads: readonly FirstLoad[], floor: number): FirstLoadMeasured {
  const middle = (of: keyof FirstLoad) => median(loads.map((load) => load[of]))
  const paintMillis = middle('paintMillis')
  return {
    name,
    paintMillis,
    ratio: paintMillis / floor,
    requestsBefore: middle('requestsBefore'),
    requests: middle('requests'),
    kilobytes: middle('kilobytes'),
    // One bad load is one too many.
    shift: Math.max(...loads.map(({ shift }) => shift)),
  }
}

const aims = { paintMillis: 2500, requestsBefore: 25, shift: 0.05 }

export function reportFirstLoad(pages: readonly FirstLoadMeasured[]): void {
  console.log('\nFirst load at 390 px: processor slowed 4 times, 1.6 Mbit/s, 150 ms a round trip')
  console.log(row(['', 'paint ms', 'of empty', 'requests', 'in all', 'kB', 'shift', '']))
  for (const { name, paintMillis, ratio, requestsBefore, requests, kilobytes, shift } of pages) {
    const missed = [
      ...(paintMillis > aims.paintMillis ? [`${aims.paintMillis} ms`] : []),
      ...(requestsBefore > aims.requestsBefore ? [`${aims.requestsBefore} requests`] : []),
      ...(shift >= aims.shift ? [`shift ${aims.shift}`] : []),
    ]
    console.log(
      row([
        ...[name, paintMillis.toFixed(0), ratio.toFixed(1), String(requestsBefore), String(requests)],
        ...[kilobytes.toFixed(0), shift.toFixed(3), missed.length > 0 ? `aim missed: ${missed.join('; ')}` : ''],
      ]),
    )
  }
}

function row([name = '', ...cells]: readonly string[]): string {
  const figures = cells.slice(0, -1).map((cell) => cell.padStart(13))
  return `${name.padEnd(17)}${figures.join('')}  ${cells.at(-1) ?? ''}`
}
