import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { anyAddress } from './call.ts'
import type { Person } from './company.ts'
import { signedIn, type Kept } from './sign-in.ts'

export { expect }

interface Fixtures {
  /** Allowed console messages in the story's browsers; any other fails it. */
  expected: RegExp[]
  /** Opens another browser, signed out or with another one's stored state; its cache is empty. */
  openBrowser: (kept?: Kept) => Promise<Page>
  /** Opens another browser with this person signed in, at the dashboard or at the given address. */
  browserOf: (person: Pick<Person, 'email' | 'password'>, address?: string) => Promise<Page>
}

/** A story: several people's browsers, with every error reported. */
export const test = base.extend<Fixtures>({
  expected: async ({}, use) => {
    // A page left while connecting.
    await use([/WebSocket is closed before the connection is established/])
  },
  openBrowser: async ({ browser, expected }, use) => {
    const troubles: string[] = []
    const contexts: BrowserContext[] = []
    await use(async (kept) => {
      const context = await browser.newContext({
        ...(kept === undefined ? {} : { storageState: kept }),
        extraHTTPHeaders: { 'x-forwarded-for': anyAddress() },
      })
      contexts.push(context)
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          troubles.push(`${message.text()} (${message.location().url}) on ${message.page()?.url() ?? ''}`)
      })
      context.on('weberror', (error) => troubles.push(error.error().stack ?? error.error().message))
      return context.newPage()
    })
    const unexpected = troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))
    for (const context of contexts) await context.close()
    expect(unexpected, 'console messages').toEqual([])
  },
  browserOf: async ({ openBrowser }, use) => {
    await use(async (person, address = '/home/default') => {
      const page = await openBrowser(await signedIn(person))
      await page.goto(address)
      return page
    })
  },
})
