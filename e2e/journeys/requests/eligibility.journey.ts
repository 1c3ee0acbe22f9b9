import { call } from '../../story/call.ts'
import { hire, newCompany } from '../../story/company.ts'
import { workingDay } from '../../story/day.ts'
import { look } from '../../story/look.ts'
import { expect, test } from '../../story/story.ts'

test('leave is limited to eligible people, and the approver is warned about a request it no longer covers', async ({
  browserOf,
}) => {
  const company = await newCompany()
  const { token } = company.admin
  const manager = await hire(company, { name: 'Madhav Sen', role: 'Manager' })
  const ravi = await hire(company, { name: 'Ravi Shetty', reportsTo: manager })
  const params = { id: ravi.employeeId }
  await call(token, 'PUT /api/v1/employee/personal-info/{id}', { params, body: { gender: 'male' } })
  const types = await call(ravi.token, 'GET /api/v1/employee/leave-types')
  const casual = types.find(({ name }) => name === 'Casual')
  const day = workingDay(5)
  const body = { policyId: casual?._id ?? '', from: day, to: day, reason: 'A wedding in the family' }
  await call(ravi.token, 'POST /api/v1/employee/leave', { body })

  const admin = await browserOf(company.admin, `/home/attendance/leave-policy?id=${casual?._id}`)
  const form = admin.getByRole('dialog')
  await form.getByRole('checkbox', { name: 'Women' }).check()
  await expect(form.getByText(/will no longer be covered/)).toBeVisible()
  await look(admin, 'who a leave is for')
  await form.getByRole('button', { name: /^Save/ }).click()
  await expect(form).toBeHidden()

  const madhav = await browserOf(manager, '/home/approval/leave')
  await expect(madhav.getByText('The leave policy does not cover this employee on these days.')).toBeVisible()
  await look(madhav, 'a request that is not covered')
})
