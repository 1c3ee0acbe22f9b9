import { expect, test } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import { type Route, sendings } from '@muster/contract/routes.ts'
import { sentAnHour } from '../../platform/sending.ts'
import { aCompany } from '../../testing/company.ts'

const senders = (Object.entries(allRoutes) as [string, Route][]).filter(([, { sends }]) => sends !== undefined)

test('whatever a person can make leave for others has a limit', () => {
  const names = senders.map(([key, { sends }]) => `${sends} ${key.replace('/api/v1/', '')}`).toSorted()
  expect(names).toMatchInlineSnapshot(`
    [
      "access POST employee/employee-change-password/{id}",
      "access POST user/disable-security/{id}",
      "access POST user/single-sign-on/domain",
      "export POST privacy/export/{id}",
      "export POST privacy/own-export",
      "export POST user/list-export",
      "letter POST user/form-16",
      "letter POST user/letter",
      "link POST dashboard/calendar-feed",
      "note POST employee/approval-delegation",
      "note POST user/asset/{id}/handover",
      "note PUT employee/approval-forward/{id}",
      "note PUT employee/attendance-note/{id}",
      "note PUT employee/claim-approval-forward/{id}",
      "note PUT employee/claims-note/{id}",
      "note PUT employee/compOff-note/{id}",
      "note PUT employee/event-answer/{id}",
      "note PUT employee/leave-note/{id}",
      "note PUT employee/procurement-note/{id}",
      "note PUT employee/travel-expense-note/{id}",
      "note PUT employee/work-from-home-note/{id}",
      "notice POST employee/company-policy",
      "notice POST employee/event-scheduling",
      "notice POST user/announcement",
      "notice PUT employee/company-policy/{id}",
      "notice PUT employee/event-scheduling/{id}",
      "notice PUT user/announcement/{id}",
      "reminder POST employee/attendance-reminder",
      "reminder POST employee/gdpr-doc-request",
      "reminder POST employee/requested-detail/{id}",
      "report POST user/saved-report",
      "report PUT user/saved-report/{id}",
      "webhook POST user/webhook-delivery/{id}/replay",
      "webhook POST user/webhook/{id}/test",
    ]
  `)
  for (const sending of sendings) {
    expect
      .soft(
        names.some((name) => name.startsWith(`${sending} `)),
        sending,
      )
      .toBe(true)
    // No one account uses up what its company has.
    const { account, company } = sentAnHour[sending]
    expect.soft([sending, account <= company / 2]).toEqual([sending, true])
  }
})

test(
  'a webhook is tested twenty times an hour, and an account sends thirty tests, of three hundred tries',
  { timeout: 120_000 },
  async () => {
    const { admin } = await aCompany()
    const body = { name: 'Board', url: 'https://1.1.1.1/', events: ['employee.added'] } as never
    const ids = []
    for (let made = 0; made < 3; made++) ids.push((await admin.call('POST /api/v1/user/webhook', { body }))._id)
    const passed = new Map<string, number>()
    for (let time = 0; time < 100; time++)
      for (const id of ids) {
        const { status } = await admin.raw('POST /api/v1/user/webhook/{id}/test', { params: { id } })
        expect.soft([200, 429]).toContain(status)
        if (status === 200) passed.set(id, (passed.get(id) ?? 0) + 1)
      }
    expect([...passed.values()].reduce((sum, each) => sum + each, 0)).toBe(sentAnHour.webhook.account)
    expect(Math.max(...passed.values())).toBeLessThanOrEqual(sentAnHour.webhook.target)
  },
)

test(
  'one person is mailed help with their password ten times an hour, whoever of HR sends it',
  { timeout: 60_000 },
  async () => {
    const company = await aCompany()
    const [priya, ravi] = [await company.employee('Priya Rao'), await company.employee('Ravi Menon')]
    const others = [await company.employee('Hema Rao', { role: 'HR' }), company.admin]
    const help = async (by: (typeof others)[0], id: string) =>
      (await by.raw('POST /api/v1/employee/employee-change-password/{id}', { params: { id } })).status
    const statuses = []
    for (let time = 0; time < 15; time++) statuses.push(await help(others[time % 2]!, priya.employee))
    expect(statuses.slice(sentAnHour.access.target).every((status) => status === 429)).toBe(true)
    expect(await help(company.admin, ravi.employee)).not.toBe(429)
  },
)

test(
  'notes on a request end after thirty in an hour, so that an approver is not flooded',
  { timeout: 60_000 },
  async () => {
    const { aRequestCompany } = await import('../../testing/each-request.ts')
    const at = await aRequestCompany()
    await at.send(at.priya, 'claim')
    const { _id: id } = (await at.own(at.priya, 'claim')).data[0]!
    const statuses = []
    for (let time = 0; time < sentAnHour.note.target + 5; time++)
      statuses.push(
        (
          await at.priya.raw('PUT /api/v1/employee/claims-note/{id}', {
            params: { id },
            body: { note: `Note ${time}` },
          })
        ).status,
      )
    expect(statuses.filter((status) => status === 200)).toHaveLength(sentAnHour.note.target)
  },
)
