import { firstLoad } from '../story/first-load.ts'
import { demo } from '../story/sign-in.ts'
import { expect, test } from '../story/story.ts'

for (const who of ['admin', 'hr', 'manager', 'employee'] as const) {
  test(`the dashboard of ${who} stays in its place while it loads`, async ({ browserOf, openBrowser }) => {
    const signedIn = await browserOf(demo(who))
    const state = await signedIn.context().storageState()
    const page = await openBrowser(state)
    const { shift } = await firstLoad(page, '/home/default')
    expect(shift).toBeLessThan(0.05)
  })
}

test('so does the sign-in page', async ({ openBrowser }) => {
  const { shift } = await firstLoad(await openBrowser(), '/login')
  expect(shift).toBeLessThan(0.05)
})
