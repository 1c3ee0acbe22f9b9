import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { fillSignIn } from '../../e2e/story/sign-in.ts'
import { findChromium } from '../find-chromium.ts'

/** A running product, and a person in the company. */
export interface Product {
  address: string
  email: string
  password: string
}

/** Works with a browser; the web must be built before the product starts. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('There is no Chromium to measure pages in.')
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']
  const browser = await chromium.launch({ executablePath, args })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** A browser's state after signing in. */
export async function stateOf(
  browser: Browser,
  { address, email, password }: Product,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ ...options, baseURL: address })
  const page = await context.newPage()
  await page.goto('/login')
  await fillSignIn(page, { email, password })
  await page.waitForURL(/\/home\/default/)
  await page.waitForLoadState('networkidle')
  const state = await context.storageState()
  await context.close()
  return state
}
