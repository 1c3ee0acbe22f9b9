import { call } from '../story/call.ts'
import { go } from '../story/go.ts'
import { look, settled } from '../story/look.ts'
import { homeRoutes, publicRoutes } from '../story/routes.ts'
import { demo } from '../story/sign-in.ts'
import { expect, test } from '../story/story.ts'
import type { Page } from '@playwright/test'

test('every screen for people who are signed out', async ({ openBrowser }) => {
  test.slow()
  const page = await openBrowser()
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  for (const route of publicRoutes) {
    await test.step(route, async () => {
      await page.goto(route)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await look(page, route)
    })
  }
  await page.goto('/home/no-such-page')
  await expect(page).toHaveURL(/\/login/)
})

for (const who of ['admin', 'employee'] as const) {
  test(`every screen as ${who}`, async ({ browserOf }) => {
    test.setTimeout(300_000)
    const page = await browserOf(demo(who))
    const records = await recordsOfDemo()
    const plain = new Set<string>()
    for (const route of homeRoutes) {
      await test.step(route, async () => {
        const address = route.replace(/\{(\w+)\}/, (_, name: string) => records[name] ?? '')
        // The admin comes by the address, the employee by a link.
        if (who === 'admin') await page.goto(address)
        else await go(page, address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await settled(page)
        const kind = await plainKind(page)
        // The pages that only say something are all alike: one of each is enough.
        if (kind === null || !plain.has(kind)) await look(page, `${route} as ${who}`)
        if (kind !== null) plain.add(kind)
      })
    }
    await page.goto('/home/no-such-page')
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })
}

async function plainKind(page: Page): Promise<string | null> {
  for (const words of ['You do not have access to this page.', 'It comes with a later release.'])
    if ((await page.getByText(words).count()) > 0) return words
  await expect.soft(page.getByText(/^(Could not load|Unexpected Application Error)/), page.url()).toHaveCount(0)
  return null
}

/** An id for each kind of record in an address. */
async function recordsOfDemo(): Promise<Record<string, string>> {
  const { email, password } = demo('admin')
  const { accessToken: token } = await call(null, 'POST /api/auth/user/signin', { body: { email, password } })
  const [locations, shifts, components, runs, people] = await Promise.all([
    call(token, 'GET /api/v1/user/location'),
    call(token, 'GET /api/v1/user/all-shift'),
    call(token, 'GET /api/v1/user/salary-component-basic'),
    call(token, 'GET /api/v1/user/payrun-history'),
    call(token, 'GET /api/v1/employee/pagination-all', { query: { limit: 5 } }),
  ])
  return {
    location: locations.data[0]?._id ?? '',
    shift: shifts[0]?._id ?? '',
    component: components[0]?._id ?? '',
    payRun: runs.data[0]?._id ?? '',
    employee: people.data[2]?._id ?? '',
  }
}
