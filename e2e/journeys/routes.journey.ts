import { recordsOfDemo } from '../story/demo-records.ts'
import { go } from '../story/go.ts'
import { look, settled } from '../story/look.ts'
import { homeRoutes, publicRoutes } from '../story/routes.ts'
import { demo } from '../story/sign-in.ts'
import { expect, test } from '../story/story.ts'
import type { Page } from '@playwright/test'

test('every signed-out screen', async ({ openBrowser, expected }) => {
  test.slow()
  // There is no redirect from a provider here.
  expected.push(/status of 400 .*\/api\/auth\/sso\/finish/)
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

/** Each part takes a few minutes, and both workers have some of them. */
const parts = 3

for (const who of ['admin', 'employee'] as const) {
  for (let part = 0; part < parts; part += 1) {
    test(`every screen as ${who}, part ${part + 1} of ${parts}`, async ({ browserOf }, { project }) => {
      test.setTimeout(300_000)
      const page = await browserOf(demo(who))
      const records = await recordsOfDemo()
      const plain = new Set<string>()
      // The admin opens the address at a desk; everyone else follows a link.
      const opens = who === 'admin' && project.name === 'desktop'
      for (const route of homeRoutes.filter((_, index) => index % parts === part)) {
        await test.step(route, async () => {
          const address = route.replace(/\{(\w+)\}/, (_, name: string) => records[name] ?? '')
          if (opens) await page.goto(address)
          else await go(page, address)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await settled(page)
          const kind = await plainKind(page)
          // Message pages are all alike: one of each is enough.
          if (kind === null || !plain.has(kind)) await look(page, `${route} as ${who}`)
          if (kind !== null) plain.add(kind)
        })
      }
      await page.goto('/home/no-such-page')
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    })
  }
}

async function plainKind(page: Page): Promise<string | null> {
  for (const words of ['You do not have access to this page.', 'It comes with a later release.'])
    if ((await page.getByText(words).count()) > 0) return words
  await expect.soft(page.getByText(/^(Could not load|Unexpected Application Error)/), page.url()).toHaveCount(0)
  return null
}
