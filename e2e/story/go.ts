import { expect, type Page } from '@playwright/test'
import { settled } from './look.ts'

/** Navigates within the page, as a click on a link does, without reloading. */
export async function go(page: Page, link: string): Promise<void> {
  await page.evaluate(`(() => {
    const state = { usr: null, key: 'link', idx: (history.state?.idx ?? 0) + 1 }
    history.pushState(state, '', ${JSON.stringify(link)})
    dispatchEvent(new PopStateEvent('popstate', { state }))
  })()`)
  // A loading page's bar appears with the next frame; until it disappears, the previous page is still shown.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  // A dialog over the page hides its heading from screen readers, not from here.
  await expect(page.locator('h1').first()).toBeAttached()
  await settled(page)
}
