import { newCompany } from '../../story/company.ts'
import { look } from '../../story/look.ts'
import { expect, test } from '../../story/story.ts'

test('a list of employees is imported from a file', async ({ browserOf, expected }) => {
  // The file that is refused.
  expected.push(/status of 400 .*\/api\/v1\/employee\/import/)
  const company = await newCompany()
  const page = await browserOf(company.admin)
  await page.goto('/home/employees')
  const more = page.getByRole('button', { name: 'More', exact: true })
  const open = page.getByRole('button', { name: 'Import' })
  await expect(open.or(more).first()).toBeVisible()
  if (await more.isVisible()) await more.click()
  await page.getByRole('menuitem', { name: 'Import' }).or(open).click()
  const dialog = page.getByRole('dialog', { name: 'Import employees' })
  const headings = 'Employee ID,First name,Last name,Work email,Date of joining'
  const upload = async (...rows: string[]) => {
    const buffer = Buffer.from([headings, ...rows].join('\r\n'))
    await dialog.getByLabel('File of employees').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
    await dialog.getByRole('button', { name: 'Upload' }).click()
  }
  await upload(`T-1,Asha,Rao,asha@${company.domain},soon`)
  await expect(dialog.getByText('Row 2, Date of joining: Enter a date as DD/MM/YYYY')).toBeVisible()
  await look(page, 'a file that needs correction')

  await upload(`T-1,Asha,Rao,asha@${company.domain},02/11/2026`, `T-2,Dev,Sen,dev@${company.domain},03/11/2026`)
  const confirm = page.getByRole('alertdialog', { name: 'Import 2 employees?' })
  await expect(confirm).toBeVisible()
  await look(page, 'what a file adds')
  await confirm.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Asha Rao').first()).toBeVisible()
  await expect(page.getByText('Dev Sen').first()).toBeVisible()
})
