import { call } from '../../story/call.ts'
import { hire, newCompany } from '../../story/company.ts'
import { workingDay } from '../../story/day.ts'
import { look } from '../../story/look.ts'
import { expect, test } from '../../story/story.ts'

test('leave passes the approval levels that the company set up, and a colleague stands in at one of them', async ({
  browserOf,
}) => {
  const company = await newCompany()
  const head = await hire(company, { name: 'Hari Menon', role: 'Manager' })
  const manager = await hire(company, { name: 'Madhav Sen', role: 'Manager', reportsTo: head })
  const colleague = await hire(company, { name: 'Chitra Rao', role: 'Manager' })
  const ravi = await hire(company, { name: 'Ravi Shetty', reportsTo: manager })
  const isPhone = test.info().project.name === 'phone'

  const admin = await browserOf(company.admin, '/home/settings/approvals')
  await look(admin, 'approval levels before there are any')
  const addLevel = async (name: string, levelsUp: string) => {
    await admin.getByRole('region', { name: 'Leave' }).getByRole('button', { name: 'Add level' }).click()
    const form = admin.getByRole('dialog')
    await form.getByLabel('Name').fill(name)
    if (levelsUp !== 'Reporting manager') {
      await form.getByRole('combobox', { name: 'Manager' }).click()
      await admin.getByRole('option', { name: levelsUp }).click()
    }
    await form.getByLabel(/Response time/).fill('8')
    await form.getByRole('combobox', { name: /After the time limit/ }).click()
    await admin.getByRole('option', { name: 'Remind daily' }).click()
    await look(admin, 'a level of approval')
    await form.getByRole('button', { name: 'Save level' }).click()
    await expect(form).toBeHidden()
  }
  await addLevel('Manager', 'Reporting manager')
  await addLevel('Head', 'Manager, 2 levels up')
  const employee = admin.getByRole('combobox', { name: 'Employee' })
  await employee.click()
  await employee.fill('Ravi')
  await admin.getByRole('option', { name: /Ravi Shetty/ }).click()
  await expect(admin.getByText('Hari Menon')).toBeVisible()
  await expect(admin.getByText('Madhav Sen')).toBeVisible()
  await look(admin, 'who would decide')

  const madhav = await browserOf(manager, '/home/approval/stand-ins')
  await look(madhav, 'no stand-in')
  await madhav.getByRole('button', { name: 'Choose a stand-in' }).first().click()
  const form = madhav.getByRole('dialog')
  await form.getByRole('combobox', { name: 'Colleague' }).fill('Chitra')
  await madhav.getByRole('option', { name: /Chitra Rao/ }).click()
  await look(madhav, 'choosing a stand-in')
  await form.getByRole('button', { name: 'Save stand-in' }).click()
  await expect(form.getByText('Enter', { exact: false }).first()).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  const today = new Date().toISOString().slice(0, 10)
  await call(manager.token, 'POST /api/v1/employee/approval-delegation', {
    body: { employeeId: colleague.employeeId, startsOn: today, endsOn: workingDay(20), types: [] },
  })
  await madhav.reload()
  await expect(madhav.getByText('Chitra Rao stands in for you')).toBeVisible()
  await look(madhav, 'a stand-in')

  const types = await call(ravi.token, 'GET /api/v1/employee/leave-types')
  const day = workingDay(5)
  const body = { policyId: types.find(({ name }) => name === 'Casual')?._id ?? '', from: day, to: day }
  const { _id: id } = await call(ravi.token, 'POST /api/v1/employee/leave', {
    body: { ...body, reason: 'A wedding in the family' },
  })

  const chitra = await browserOf(colleague, '/home/approval/leave')
  if (isPhone) await chitra.getByRole('button', { name: /Ravi Shetty/ }).click()
  await expect(chitra.getByText('Level 1 of 2')).toBeVisible()
  await look(chitra, 'a request that waits for a colleague')
  await call(colleague.token, 'PUT /api/v1/employee/leave-approval/{id}', {
    params: { id },
    body: { status: 'approved' },
  })

  const hari = await browserOf(head, '/home/approval/leave')
  if (isPhone) await hari.getByRole('button', { name: /Ravi Shetty/ }).click()
  await expect(hari.getByText('Chitra Rao for Madhav Sen')).toBeVisible()
  await expect(hari.getByText('Level 2 of 2')).toBeVisible()
  await look(hari, 'the second level')
})
