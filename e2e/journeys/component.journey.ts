import { newCompany } from '../story/company.ts'
import { look, settled } from '../story/look.ts'
import { expect, test } from '../story/story.ts'

test('a component by formula is written with what is at hand, and counts in a template', async ({
  browserOf,
  expected,
}) => {
  // The refusal of a wrong formula.
  expected.push(/status of 400/)
  const { admin } = await newCompany()
  const page = await browserOf(admin, '/home/payroll/add-salary-component')
  await page.getByRole('textbox', { name: 'Name' }).fill('Employer PF')
  await page.getByRole('textbox', { name: 'Code' }).fill('PF')
  await page.getByRole('radio', { name: /^Employer contribution/ }).check()
  await page.getByRole('combobox', { name: 'Calculation' }).click()
  await page.getByRole('option', { name: 'Formula' }).click()
  const formula = page.getByRole('textbox', { name: 'Formula' })
  await formula.fill('min(0.12 * , 1800)')
  await formula.press('Home')
  for (let column = 0; column < 11; column += 1) await formula.press('ArrowRight')
  await page.getByRole('button', { name: 'BASIC, Basic' }).click()
  await expect(formula).toHaveValue('min(0.12 * BASIC, 1800)')
  await expect(page.getByText('For an annual CTC of ₹6,00,000: ₹1,800 per month')).toBeVisible()
  await look(page, 'salary component')
  await formula.fill('min(0.12 * Basci, 1800)')
  await expect(page.getByText('PF: "Basci" is not a component here. Did you mean BASIC?')).toBeVisible()
  await look(page, 'salary component with a wrong formula')
  await page.getByRole('button', { name: 'Save component' }).click()
  await expect(page.getByText('Employer PF: "Basci" is not a component here. Did you mean BASIC?')).toBeVisible()
  await formula.fill('min(0.12 * BASIC, 1800)')
  await page.getByRole('button', { name: 'Save component' }).click()
  await expect(page).toHaveURL(/salary-component$/)
  await look(page, 'salary components')

  await page.goto('/home/payroll/salary-template')
  await page.getByText('Standard').first().click()
  await page.getByRole('combobox', { name: 'Add component' }).click()
  await page.getByRole('option', { name: /^Employer PF/ }).click()
  await expect(page.getByRole('group', { name: 'Employer PF' })).toBeVisible()
  await settled(page)
  await expect(page.getByRole('cell', { name: 'Employer PF' })).toBeVisible()
  await look(page, 'salary template with a formula')
})
