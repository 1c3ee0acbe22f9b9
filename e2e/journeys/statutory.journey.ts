import { hire, newCompany } from '../story/company.ts'
import { look } from '../story/look.ts'
import { expect, test } from '../story/story.ts'

test('HR settles how the law applies, tries it on a wage, and puts an own value in its place', async ({
  browserOf,
  expected,
}) => {
  // The refusal of a value without a source.
  expected.push(/status of 400/)
  const company = await newCompany()
  const hr = await hire(company, { name: 'Anita Rao', role: 'HR' })
  const priya = await hire(company, { name: 'Priya Nair' })
  const page = await browserOf(hr, '/home/organization/statutory-settings')
  await page.getByRole('textbox', { name: 'Establishment number' }).fill('BG/BNG/0012345/000')
  await page.getByRole('radio', { name: /^10 %/ }).check()
  await page.getByRole('textbox', { name: 'Monthly wage' }).fill('20000')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('saved: ₹2,400.00')).toBeVisible()
  await page.getByRole('button', { name: 'Preview next pay run' }).click()
  await expect(page.getByText(/no payslip changes/)).toBeVisible()
  await look(page, 'settings of the provident fund')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Statutory settings saved')).toBeVisible()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByText('BGBNG0012345000')).toBeVisible()
  await expect(history.getByText(/^Anita Rao on/)).toBeVisible()

  await page.getByRole('link', { name: 'Professional tax' }).click()
  await expect(page.getByText('Professional tax: Karnataka')).toBeVisible()
  await look(page, 'settings of professional tax')
  await page.getByRole('link', { name: 'All rules' }).click()
  await page.getByRole('searchbox', { name: 'Search rules and sources' }).fill('wage ceiling')
  await page.getByText('EPF: monthly wage ceiling').click()
  await page.getByRole('button', { name: 'Add override' }).click()
  const form = page.getByRole('form', { name: 'Override' })
  await form.getByRole('textbox', { name: 'Value' }).fill('30000')
  await form.getByRole('button', { name: 'Save override' }).click()
  await expect(form.getByText('Enter the source')).toBeVisible()
  await look(page, 'an own value of the law')
  await form.getByRole('textbox', { name: 'Source' }).fill('Order of the commissioner of 1 November 2026')
  await form.getByRole('button', { name: 'Save override' }).click()
  await expect(page.getByText('Override saved')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Override', { exact: true })).toBeVisible()

  await page.goto(`/home/employee-detail/${priya.employeeId}?tab=statutory`)
  await page.getByRole('region', { name: 'Statutory details' }).getByRole('button', { name: 'Change' }).click()
  await page.getByRole('radio', { name: /^Monthly amount/ }).check()
  await page.getByRole('textbox', { name: 'VPF amount per month' }).fill('5000')
  await look(page, 'statutory details of an employee')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('₹5,000 per month').first()).toBeVisible()
})
