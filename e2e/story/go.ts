import { expect, type Page } from '@playwright/test'
import { settled } from './look.ts'

/** Chooses an action of the page's header, or of its menu where there is no room. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  const direct = page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }))
  const more = page.getByRole('button', { name: /^More/ })
  await expect(direct.or(more).first()).toBeVisible()
  if (!(await direct.isVisible())) await more.first().click()
  await direct.or(page.getByRole('menuitem', { name, exact: true })).click()
}

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
