import { answer, approve, forward, openRequest } from '../../story/approve.ts'
import { call } from '../../story/call.ts'
import { hire, newCompany } from '../../story/company.ts'
import { lastSunday } from '../../story/day.ts'
import { look } from '../../story/look.ts'
import { expect, test } from '../../story/story.ts'

test('a Sunday that was worked becomes a comp-off, and the balance says until when', async ({ browserOf }) => {
  const company = await newCompany()
  const hr = await hire(company, { name: 'Hema Rao', role: 'HR' })
  const manager = await hire(company, { name: 'Madhav Sen', role: 'Manager' })
  const employee = await hire(company, { name: 'Asha Menon', reportsTo: manager, joinedOn: '2026-01-05' })
  await call(hr.token, 'PUT /api/v1/employee/attendance/{id}', {
    params: { id: employee.employeeId },
    body: { day: lastSunday(), spans: [{ in: '09:30', out: '18:30' }], reason: 'Stocktaking' },
  })
  const [asha, madhav, hema] = await Promise.all([browserOf(employee), browserOf(manager), browserOf(hr)])

  await asha.goto('/home/attendance/add-compensation-work')
  await asha.getByRole('combobox', { name: 'Date worked' }).click()
  await asha.getByRole('option').first().click()
  await asha.getByRole('radio', { name: /^Full day/ }).check()
  await asha.getByLabel('Reason').fill('Stocktaking on a Sunday')
  await look(asha, 'request comp-off')
  await asha.getByRole('button', { name: 'Submit request' }).click()
  await expect(asha.getByText('Comp-off request submitted')).toBeVisible()

  await openRequest(madhav, 'compOff')
  await expect(madhav.getByText('Punches on this day')).toBeVisible()
  await look(madhav, 'comp-off approvals')
  await forward(madhav, 'Hema Rao', 'Was it agreed?')

  await answer(hema, 'compOff', 'Was it agreed?', 'It was agreed.')
  await approve(hema)

  await asha.goto('/home/attendance/compensation-work')
  await expect(asha.getByText(/1 day/).first()).toBeVisible()
  await expect(asha.getByText(/expires/i).first()).toBeVisible()
  await look(asha, 'comp-off')
  await expect
    .poll(async () => (await call(employee.token, 'GET /api/v1/employee/user-info')).compOffLeaveCount)
    .toBe(1)
})
