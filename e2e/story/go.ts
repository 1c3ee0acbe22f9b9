import { expect, type Page } from '@playwright/test'
import { settled } from './look.ts'

/** Within the page, as a click on a link goes: nothing is loaded anew. */
export async function go(page: Page, link: string): Promise<void> {
  await page.evaluate(`(() => {
    const state = { usr: null, key: 'link', idx: (history.state?.idx ?? 0) + 1 }
    history.pushState(state, '', ${JSON.stringify(link)})
    dispatchEvent(new PopStateEvent('popstate', { state }))
  })()`)
  // The bar of a page that is fetched is there with the next frame; until it goes, the page before is still shown.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  // What opens over a page hides its heading from readers, not from here.
  await expect(page.locator('h1').first()).toBeAttached()
  await settled(page)
}
