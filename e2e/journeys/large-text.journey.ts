import type { Page } from '@playwright/test'
import { settled } from '../story/look.ts'
import { demo } from '../story/sign-in.ts'
import { expect, test } from '../story/story.ts'

const screens = {
  hr: ['/home/default', '/home/payroll/payroll-history', '/home/employees'],
  employee: ['/home/default', '/home/payroll/payslips', '/home/attendance/leave-request', '/home/profile?tab=salary'],
} as const

for (const who of ['hr', 'employee'] as const) {
  test(`text of twice the size wraps no amount and widens no page for ${who}`, async ({ browserOf }) => {
    const page = await browserOf(demo(who))
    for (const screen of screens[who]) {
      await page.goto(screen)
      await twiceTheText(page)
      expect.soft(await broken(page), `amounts of ${screen}`).toEqual([])
      expect.soft(await page.evaluate<number>(overhang), `${screen} is wider than the window`).toBeLessThanOrEqual(0)
    }
  })
}

test('a run and a payslip do not wrap amounts in text of twice the size', async ({ browserOf }) => {
  const page = await browserOf(demo('hr'), '/home/payroll/payroll-history')
  await page.getByRole('region', { name: 'All pay runs' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/payroll-history\/[\w-]+/)
  await twiceTheText(page)
  expect.soft(await broken(page), 'amounts of a run').toEqual([])
  expect.soft(await page.evaluate<number>(overhang), 'a run is wider than the window').toBeLessThanOrEqual(0)
})

/** As a browser with a larger text size: everything in rem follows. */
async function twiceTheText(page: Page): Promise<void> {
  await settled(page)
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  await settled(page)
}

/** Amounts that wrap or overflow their container. */
function broken(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('.amount, .tnum')]
    .filter((one) => one.checkVisibility() && /₹/.test(one.textContent) && one.children.length === 0)
    .filter((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      let box = one
      while (getComputedStyle(box).display.startsWith('inline')) box = box.parentElement
      return lines.size > 1 || range.getBoundingClientRect().right > box.getBoundingClientRect().right + 1
    })
    .map((one) => one.textContent)`)
}

const overhang = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
