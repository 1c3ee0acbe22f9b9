import { newCompany } from '../../story/company.ts'
import { look } from '../../story/look.ts'
import { expect, test } from '../../story/story.ts'

test('a list of employees is imported from a file, and corrected on the way', async ({ browserOf }) => {
  const company = await newCompany()
  const page = await browserOf(company.admin)
  await page.goto('/home/employees')
  const more = page.getByRole('button', { name: 'More', exact: true })
  const open = page.getByRole('button', { name: 'Import' })
  await expect(open.or(more).first()).toBeVisible()
  if (await more.isVisible()) await more.click()
  await page.getByRole('menuitem', { name: 'Import' }).or(open).click()
  const dialog = page.getByRole('dialog', { name: 'Import employees' })
  const rows = [
    'Code,Given,Surname,Email,Since',
    `T-1,Asha,Rao,asha@${company.domain},soon`,
    `T-2,Dev,Sen,dev@${company.domain},03/11/2026`,
    'T-3,Ila,Das,,03/11/2026',
  ]
  const buffer = Buffer.from(rows.join('\r\n'))
  await dialog.getByLabel('File of employees').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
  await dialog.getByRole('button', { name: 'Upload' }).click()

  const match = page.getByRole('dialog', { name: 'Match columns' })
  const choose = async (field: string, heading: string) => {
    await match.getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: heading, exact: true }).click()
  }
  await choose('First name', 'Given')
  await choose('Date of joining', 'Since')
  await look(page, 'columns of a file')
  await match.getByRole('button', { name: 'Continue' }).click()

  const fix = page.getByRole('dialog', { name: 'Correct 2 rows' })
  await expect(fix.getByText('Enter a date as DD/MM/YYYY')).toBeVisible()
  await look(page, 'rows that need correction')
  await fix.getByLabel('Date of joining').fill('02/11/2026')
  await fix.getByRole('region', { name: 'Row 4: Ila Das' }).getByRole('button', { name: 'Skip row' }).click()
  await fix.getByRole('button', { name: 'Continue' }).click()

  const confirm = page.getByRole('alertdialog', { name: 'Import 2 employees?' })
  await expect(confirm.getByText('1 row is skipped.')).toBeVisible()
  await look(page, 'what a file adds')
  await confirm.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Asha Rao').first()).toBeVisible()
  await expect(page.getByText('Dev Sen').first()).toBeVisible()
})
