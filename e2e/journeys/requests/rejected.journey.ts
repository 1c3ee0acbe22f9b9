import { requestTypeNames, requestTypes } from '@muster/contract/request-types.ts'
import { openRequest, reject } from '../../story/approve.ts'
import { call } from '../../story/call.ts'
import { hire, newCompany, shiftOfNow } from '../../story/company.ts'
import { lastSunday } from '../../story/day.ts'
import { look } from '../../story/look.ts'
import { requestOf } from '../../story/requests.ts'
import { expect, test } from '../../story/story.ts'

/** These are not duplicated: they are corrected and resubmitted. */
const mended: readonly string[] = ['compOff', 'travel', 'procurement', 'claim']

test('a request of each type is rejected with a reason that its requester reads, has no effect, and is resubmitted', async ({
  browserOf,
}) => {
  test.setTimeout(300_000)
  const company = await newCompany()
  const manager = await hire(company, { name: 'Madhav Sen', role: 'Manager' })
  const employee = await hire(company, { name: 'Asha Menon', reportsTo: manager, joinedOn: '2026-01-05' })
  const nila = await hire(company, { name: 'Nila Bose', reportsTo: manager, shiftId: await shiftOfNow(company) })
  await call(company.admin.token, 'PUT /api/v1/employee/attendance/{id}', {
    params: { id: employee.employeeId },
    body: { day: lastSunday(), spans: [{ in: '09:30', out: '18:30' }], reason: 'Stocktaking' },
  })
  const [asha, madhav, other] = await Promise.all([browserOf(employee), browserOf(manager), browserOf(nila)])

  for (const type of requestTypeNames) {
    const [requester, page] = type === 'attendance' ? ([nila, other] as const) : ([employee, asha] as const)
    const { _id: id } = await requestOf[type as keyof typeof requestOf](requester)
    await openRequest(madhav, type, requester.name)
    await reject(madhav, `Not this month: ${type}`, requester.name)
    await page.goto(`${requestTypes[type].own}?id=${id}`)
    await expect(page.getByText(`Not this month: ${type}`).first()).toBeVisible()
    await expect(page.getByText('Rejected').first()).toBeVisible()
    await look(page, `a rejected ${type} request`)
    if (!mended.includes(type)) continue
    await page.getByRole('button', { name: 'Submit again' }).click()
    await page.getByRole('button', { name: 'Open the form' }).click()
    for (const step of type === 'travel' ? [2, 3] : []) {
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText(`Step ${step} of 3`)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Submit request' }).click()
    await expect(page).toHaveURL(new RegExp(`${requestTypes[type].own}\\?id=(?!${id})`))
    await expect(page.getByText('Pending').first()).toBeVisible()
  }

  const { token } = employee
  const casual = (await call(token, 'GET /api/v1/employee/leave-types')).find(({ name }) => name === 'Casual')
  expect(casual).toMatchObject({ balanceHalfDays: 24 })
  expect(await call(token, 'GET /api/v1/employee/user-info')).toMatchObject({ compOffLeaveCount: 0 })
  const home = await call(token, 'GET /api/v1/employee/work-from-home-month', { query: {} })
  expect(home).toMatchObject({ approvedHalfDays: 0, pendingHalfDays: 0 })
  expect((await call(nila.token, 'GET /api/v1/employee/attendances')).today.lastPunchStatus).toBe(null)
  const open = await call(company.admin.token, 'GET /api/v1/user/payable', { query: { state: 'open' } })
  expect(open.data).toEqual([])
})
