import { firstLoad, slowDown } from '../story/first-load.ts'
import { demo, signedIn } from '../story/sign-in.ts'
import { expect, test } from '../story/story.ts'

for (const who of ['admin', 'hr', 'manager', 'employee'] as const) {
  test(`the dashboard of ${who} does not shift while it loads`, async ({ openBrowser }) => {
    const page = await openBrowser(await signedIn(demo(who)))
    const { shift } = await firstLoad(page, '/home/default')
    // On a day off of everyone, one line takes the place of the figures whose room was kept.
    const isDayOff = (await page.getByText(/^Today: .+ for all \d+ employees$/).count()) > 0
    expect(shift).toBeLessThan(isDayOff ? 0.2 : 0.05)
  })
}

test('the dashboard shows a greeting before its code is loaded, and makes no call twice', async ({ openBrowser }) => {
  const page = await openBrowser(await signedIn(demo('employee')))
  await slowDown(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const { requestsBefore } = await firstLoad(page, '/home/default')
  await expect(page.getByRole('heading', { level: 1, name: /^Good \w+, Asha$/ })).toHaveCount(1)
  expect(requestsBefore).toBeLessThanOrEqual(25)
  const first = ['dashboard/first', 'dashboard/recent-approval', 'dashboard/checklist', 'employee/user-info']
  for (const call of first) expect([call, asked.filter((path) => path.endsWith(call)).length]).toEqual([call, 1])
})

test('the sign-in page does not shift either', async ({ openBrowser }) => {
  const { shift } = await firstLoad(await openBrowser(), '/login')
  expect(shift).toBeLessThan(0.05)
})
