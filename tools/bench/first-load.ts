import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { type FirstLoad, firstLoad, slowDown } from '../../e2e/story/first-load.ts'
import { fillSignIn } from '../../e2e/story/sign-in.ts'
import { buildWeb } from '../build-web.ts'
import { findChromium } from '../find-chromium.ts'
import { median } from './measure.ts'

/** Figures of one page over all rounds, and how many times later it is painted than an empty page of the same server. */
export interface FirstLoadMeasured extends FirstLoad {
  name: string
  ratio: number
}

interface Product {
  address: string
  email: string
  password: string
}

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
}
/** Nothing but a few words: what no page can be faster than here and now. */
const empty = { name: 'empty page', path: '/api/ready' }

/** The pages as a stranger and an employee first see them, on a slow phone; every round opens all of them. */
export async function measureFirstLoad(product: Product, rounds: number): Promise<FirstLoadMeasured[]> {
  const executablePath = findChromium()
  if (executablePath === undefined || !(await buildWeb())) throw new Error('The first load cannot be measured.')
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  })
  try {
    const signedIn = await stateOf(browser, product)
    const pages = [
      { ...empty, state: undefined },
      { name: 'sign-in', path: '/login', state: undefined },
      { name: 'dashboard', path: '/home/default', state: signedIn },
    ]
    const seen = new Map<string, FirstLoad[]>(pages.map(({ name }) => [name, []]))
    for (let round = 0; round < rounds; round++) {
      for (const { name, path, state } of pages) {
        // Each context has a cache of its own.
        const context = await browser.newContext({ ...phone, ...(state ? { storageState: state } : {}) })
        const page = await context.newPage()
        await slowDown(page)
        seen.get(name)?.push(await firstLoad(page, `${product.address}${path}`))
        await context.close()
      }
    }
    const floor = median(seen.get(empty.name)!.map(({ paintMillis }) => paintMillis))
    return [...seen].map(([name, loads]) => summary(name, loads, floor))
  } finally {
    await browser.close()
  }
}

async function stateOf(browser: Browser, { address, email, password }: Product) {
  const context = await browser.newContext({ ...phone, baseURL: address })
  const page = await context.newPage()
  await page.goto('/login')
  await fillSignIn(page, { email, password })
  await page.waitForURL(/\/home\/default/)
  await page.waitForLoadState('networkidle')
  const state = await context.storageState()
  await context.close()
  return state
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
