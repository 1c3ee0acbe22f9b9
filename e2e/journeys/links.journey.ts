import type { Page } from '@playwright/test'
import { call } from '../story/call.ts'
import { go } from '../story/go.ts'
import { settled } from '../story/look.ts'
import { demo } from '../story/sign-in.ts'
import { expect, test } from '../story/story.ts'

/** Who follows links one after the other: what has led HR to a page leads the admin there too, who may do all that HR may. */
const groups = [['hr', 'admin'], ['manager'], ['accountant'], ['employee']] as const

for (const people of groups) {
  test(`no link that is shown leads ${people.join(' or ')} to a closed door`, async ({ browserOf }) => {
    test.setTimeout(300_000)
    const seen = new Set<string>()
    for (const who of people) {
      const page = await browserOf(who === 'accountant' ? await accountant() : demo(who))
      await follow(page, seen)
      expect(seen.size, `pages of ${who}`).toBeGreaterThan(8)
    }
  })
}

/** Follows the links of menu, palette and pages to every page that was not seen before. */
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

/** One address of each shape: of a hundred employees one record is opened. */
function nextOf(from: ReadonlyMap<string, string>, seen: ReadonlySet<string>): string | undefined {
  return [...from.keys()].find((link) => !seen.has(shapeOf(link)))
}

/** `/home/employee-detail/:id?tab=bank`; what else stands in the query, such as a month, opens the same screen. */
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

/** What the menus of a page lead to: of the rows that of the first, as the others are alike. */
async function linksOfMenus(page: Page): Promise<string[]> {
  // Not by its role, which an open menu hides.
  const menus = page.locator('main button[aria-haspopup="menu"]:visible')
  const names = await menus.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  const isRow = (name: string) => name.startsWith('Actions for ')
  const wanted = names.flatMap((name, index) => (isRow(name) && names.findIndex(isRow) !== index ? [] : [index]))
  const found: string[] = []
  // An address may open something over its page, whose code arrives later; what lies below it cannot be reached.
  const over = page.getByRole('dialog')
  for (const index of wanted) {
    if ((await over.count()) > 0) return found
    const menu = menus.nth(index)
    if (!(await menu.isVisible())) continue
    const isOpened = await menu.click({ timeout: 5000 }).then(
      () => true,
      () => false,
    )
    if (!isOpened) {
      if ((await over.count()) > 0) return found
      // What a page still fetched may have taken one away.
      await expect(menu).toHaveCount(0)
      continue
    }
    const opened = page.getByRole('menu').or(over)
    // A tab whose code came only now takes the menus of the one before it away.
    await expect.poll(async () => (await opened.count()) > 0 || (await menus.count()) !== names.length).toBe(true)
    if ((await over.count()) > 0) return found
    if ((await opened.count()) === 0) {
      await settled(page)
      return [...found, ...(await linksOfMenus(page))]
    }
    found.push(...(await linksOf(page)))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
  }
  return found
}

/** Where the entries of the palette lead that nobody has to type for. */
async function linksOfPalette(page: Page): Promise<string[]> {
  const results = page.getByRole('listbox', { name: 'Results' }).getByRole('option')
  const found: string[] = []
  for (let index = 0, count = 1; index < count; index++) {
    await settled(page)
    await page.keyboard.press('Control+k')
    await expect(results.first()).toBeVisible()
    count = await results.count()
    await results.nth(index).click()
    await expect(results).toHaveCount(0)
    const { pathname, search } = new URL(page.url())
    found.push(pathname + search)
  }
  return found
}

async function openMenu(page: Page): Promise<void> {
  const closed = page.getByRole('navigation', { name: 'Main' }).locator('button[aria-expanded="false"]')
  while ((await closed.count()) > 0) await closed.first().click()
}

/** Somebody of the demo company who becomes its accountant: it begins without one. */
async function accountant(): Promise<{ email: string; password: string }> {
  const { email, password } = demo('admin')
  const { accessToken: token } = await call(null, 'POST /api/auth/user/signin', { body: { email, password } })
  const [roles, all] = await Promise.all([
    call(token, 'GET /api/v1/user/role', { query: { roleName: 'Accountant' } }),
    call(token, 'GET /api/v1/employee/basic-info', { query: { limit: 50, status: 'active' } }),
  ])
  const found = all.data.findLast((one) => one.role === 'Employee' && one.workEmail !== demo('employee').email)
  const role = roles.data[0]
  if (found === undefined || role === undefined)
    throw new Error('The demo company lacks somebody to become accountant.')
  await call(token, 'PUT /api/v1/employee/permissions/{id}', { params: { id: found._id }, body: { roleId: role._id } })
  return { email: found.workEmail, password }
}
