import { newCompany } from '../../story/company.ts'
import { look } from '../../story/look.ts'
import { expect, test } from '../../story/story.ts'

test('twenty employees are imported from a workbook, corrected on the way, and undone', async ({ browserOf }) => {
  const company = await newCompany()
  const page = await browserOf(company.admin, '/home/imports/new?kind=employees')
  await look(page, 'a new import')
  await page.getByLabel('File', { exact: true }).setInputFiles({
    ...{ name: 'people.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(people(company.domain).join('\r\n')),
  })
  await page.getByRole('button', { name: 'Upload' }).click()

  await expect(page.getByRole('heading', { name: 'Match columns' })).toBeVisible()
  await page.getByRole('combobox', { name: 'First name' }).click()
  await page.getByRole('option', { name: 'Given', exact: true }).click()
  await look(page, 'columns of a file')
  await page.getByRole('button', { name: 'Check rows' }).click()

  const wrong = page.getByRole('region', { name: 'Row 2: Asha1 Rao' })
  await expect(wrong.getByText('Enter a date as DD/MM/YYYY')).toBeVisible()
  await look(page, 'rows that need correction')
  await wrong.getByLabel('Date of joining').fill('02/11/2026')
  await page.getByRole('button', { name: 'Save and check again' }).click()
  await expect(page.getByRole('button', { name: 'Import 20 rows' })).toBeEnabled()
  await look(page, 'what a file adds')
  await page.getByRole('button', { name: 'Import 20 rows' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText(/^20 rows imported on/)).toBeVisible()
  await look(page, 'an import that is done')

  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText(/^Undone by/)).toBeVisible()
  await page.goto('/home/imports')
  await expect(page.getByText('Undone').first()).toBeVisible()
  await look(page, 'imports')
})

function people(domain: string): string[] {
  const rows = Array.from({ length: 20 }, (_, at) => {
    const n = at + 1
    return `T-${n},Asha${n},Rao,asha${n}@${domain},${n === 1 ? 'soon' : '03/11/2026'},${n === 1 ? '' : 'T-1'}`
  })
  return ['Code,Given,Surname,Email,DOJ,Manager', ...rows]
}
