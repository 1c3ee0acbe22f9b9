import type { Page } from '@playwright/test'
import { settled } from '../story/look.ts'
import { demo } from '../story/sign-in.ts'
import { expect, test } from '../story/story.ts'

const forms = {
  employee: [
    ...['/home/attendance/add-leave-request', '/home/attendance/add-work-from-home', '/home/add-claim'],
    ...['/home/add-procurement', '/home/add-travel-expense'],
    '/home/attendance/self-attendance?fix=',
  ],
  hr: [
    ...['/home/organization/add-location', '/home/organization/add-shift', '/home/add-employee'],
    ...['/home/payroll/add-salary-component', '/home/payroll/add'],
  ],
} as const

for (const who of ['employee', 'hr'] as const) {
  test(`a form that could not be sent shows ${who} what is wrong`, async ({ browserOf }) => {
    const page = await browserOf(demo(who))
    for (const form of forms[who]) {
      await page.goto(form)
      const submit = page.locator('form [type=submit]').last()
      await expect(submit).toBeVisible()
      await settled(page)
      await submit.click()
      await expect(page.locator('.Mui-error.MuiFormHelperText-root').first()).toBeAttached()
      await expect
        .poll(() => page.evaluate<boolean>(inSight('document.activeElement')), `the focus on ${form}`)
        .toBe(true)
      if (test.info().project.name === 'phone')
        await expect
          .poll(
            () =>
              page.evaluate<boolean>(inSight("document.querySelector('form :has(> [type=submit]) > [role=alert]')")),
            `the error on ${form}`,
          )
          .toBe(true)
    }
  })

  test(`a card of a form is chosen by pressing anywhere on it, for ${who}`, async ({ browserOf }) => {
    const page = await browserOf(demo(who))
    for (const form of forms[who]) {
      await page.goto(form)
      await expect(page.locator('form [type=submit]').last()).toBeVisible()
      await settled(page)
      const cards = page.locator('form label:has(> .MuiRadio-root input:enabled)')
      // A choice may show other cards.
      for (let at = 0; at < (await cards.count()); at += 1) {
        await press(page, cards.nth(at))
        await expect(cards.nth(at).getByRole('radio'), `card ${at + 1} of ${form}`).toBeChecked()
      }
    }
  })
}

test('being offline stays in sight below the header', async ({ browserOf }) => {
  const page = await browserOf(demo('employee'), '/home/attendance/self-attendance')
  // A month that has just begun is short.
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 480 })
  await settled(page)
  await page.context().setOffline(true)
  const strip = page.getByText('You are offline. Changes can')
  await expect(strip).toBeVisible()
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(100)
  await expect(strip).toBeInViewport({ ratio: 1 })
  await page.context().setOffline(false)
})

/** Its lower right corner, far from the circle. */
async function press(page: Page, card: ReturnType<Page['locator']>): Promise<void> {
  await card.scrollIntoViewIfNeeded()
  const box = (await card.boundingBox())!
  const position = { x: box.width - 14, y: box.height - 8 }
  await (test.info().project.name === 'phone' ? card.tap({ position }) : card.click({ position }))
}

/** Within the window, and covered by nothing. */
const inSight = (element: string) => `(() => {
  const one = ${element}
  if (one === null || one === document.body) return false
  const { top, bottom, left, width } = one.getBoundingClientRect()
  const at = document.elementFromPoint(left + width / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2)
  return top >= 0 && bottom <= innerHeight && at !== null && (one.contains(at) || at.contains(one) || one.parentElement.contains(at))
})()`
