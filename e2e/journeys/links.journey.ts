import type { Page } from '@playwright/test'
import { call } from '../story/call.ts'
import { go } from '../story/go.ts'
import { settled } from '../story/look.ts'
import { demo } from '../story/sign-in.ts'
import { expect, test } from '../story/story.ts'

/** People who follow links in turn: pages that HR has seen are open to the admin, too, who has all of HR's permissions. */
const groups = [['hr', 'admin'], ['manager'], ['accountant'], ['employee']] as const

for (const people of groups) {
  test(`no visible link leads ${people.join(' or ')} to No Access`, async ({ browserOf }) => {
    test.setTimeout(480_000)
    const seen = new Set<string>()
    for (const who of people) {
      const page = await browserOf(who === 'accountant' ? await accountant() : demo(who))
      await follow(page, seen)
      expect(seen.size, `pages of ${who}`).toBeGreaterThan(8)
    }
  })
}

/** Follows the links of menu, palette and pages to every page not seen before. */
async function follow(page: Page, seen: Set<string>): Promise<void> {
  await openMenu(page)
  const from = new Map<string, string>([['/home/default', 'sign-in']])
  for (const link of await linksOfPalette(page)) if (!from.has(link)) from.set(link, 'the command palette')
  for (let next: string | undefined = '/home/default'; next !== undefined; next = nextOf(from, seen)) {
    seen.add(shapeOf(next))
    await go(page, next)
    const heading = await page.locator('h1').first().textContent()
    const shut = await page.getByText(/^(Could not load|Unexpected Application Error)/).count()
    expect.soft([heading, shut], `${next}, which ${from.get(next)} leads to`).not.toEqual(['No Access', shut])
    expect.soft([heading, shut], `${next}, which ${from.get(next)} leads to`).not.toEqual(['Page not found', shut])
    expect.soft(shut, `${next} could not load`).toBe(0)
    const shown = [...(await linksOf(page)), ...(await linksOfMenus(page))]
    for (const link of shown) if (!from.has(link)) from.set(link, next)
  }
}

/** One address of each shape: one record stands for a hundred employees. */
function nextOf(from: ReadonlyMap<string, string>, seen: ReadonlySet<string>): string | undefined {
  return [...from.keys()].find((link) => !seen.has(shapeOf(link)))
}

/** `/home/employee-detail/:id?tab=bank`; other query parameters, such as a month, open the same screen. */
function shapeOf(link: string): string {
  const { pathname, searchParams } = new URL(link, 'http://muster.test')
  const path = pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
  return [path, searchParams.get('tab') ?? searchParams.get('step') ?? ''].join('?')
}

function linksOf(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/home"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
}

/** The links in a page's menus: of rows only the first, as the others are alike. */
async function linksOfMenus(page: Page): Promise<string[]> {
  // Not by role, which an open menu hides.
  const menus = page.locator('main button[aria-haspopup="menu"]:visible')
  const names = await menus.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  const isRow = (name: string) => name.startsWith('Actions for ')
  const wanted = names.flatMap((name, index) => (isRow(name) && names.findIndex(isRow) !== index ? [] : [index]))
  const links: string[] = []
  // An address may open something over its page, whose code loads later; the page below cannot be reached.
  const over = page.getByRole('dialog')
  for (const index of wanted) {
    if ((await over.count()) > 0) return links
    const menu = menus.nth(index)
    if (!(await menu.isVisible())) continue
    const isOpened = await menu.click({ timeout: 5000 }).then(
      () => true,
      () => false,
    )
    if (!isOpened) {
      if ((await over.count()) > 0) return links
      // Data still loading may have removed one.
      await expect(menu).toHaveCount(0)
      continue
    }
    const opened = page.getByRole('menu').or(over)
    // A tab whose code loaded only now replaces the menus of the previous one.
    await expect.poll(async () => (await opened.count()) > 0 || (await menus.count()) !== names.length).toBe(true)
    if ((await over.count()) > 0) return links
    if ((await opened.count()) === 0) {
      await settled(page)
      return [...links, ...(await linksOfMenus(page))]
    }
    links.push(...(await linksOf(page)))
    // On the menu itself, which has the focus only once it has opened.
    if (await page.getByRole('menu').isVisible()) await page.getByRole('menu').press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
  }
  return links
}

/** The targets of palette entries shown without typing. */
async function linksOfPalette(page: Page): Promise<string[]> {
  const results = page.getByRole('listbox', { name: 'Results' }).getByRole('option')
  const links: string[] = []
  for (let index = 0, count = 1; index < count; index++) {
    await settled(page)
    await page.keyboard.press('Control+k')
    await expect(results.first()).toBeVisible()
    count = await results.count()
    await results.nth(index).click()
    await expect(results).toHaveCount(0)
    const { pathname, search } = new URL(page.url())
    links.push(pathname + search)
  }
  return links
}

async function openMenu(page: Page): Promise<void> {
  const closed = page.getByRole('navigation', { name: 'Main' }).locator('button[aria-expanded="false"]')
  while ((await closed.count()) > 0) await closed.first().click()
}

/** A demo employee who becomes its accountant: the company starts without one. */
async function accountant(): Promise<{ email: string; password: string }> {
  const { email, password } = demo('admin')
  const { accessToken: token } = await call(null, 'POST /api/auth/user/signin', { body: { email, password } })
  const [roles, all] = await Promise.all([
    call(token, 'GET /api/v1/user/role', { query: { roleName: 'Accountant' } }),
    call(token, 'GET /api/v1/employee/basic-info', { query: { limit: 50, status: 'active' } }),
  ])
  const employee = all.data.findLast((one) => one.role === 'Employee' && one.workEmail !== demo('employee').email)
  const role = roles.data[0]
  if (employee === undefined || role === undefined)
    throw new Error('The demo company has no employee who could become accountant.')
  await call(token, 'PUT /api/v1/employee/permissions/{id}', {
    params: { id: employee._id },
    body: { roleId: role._id },
  })
  return { email: employee.workEmail, password }
}
