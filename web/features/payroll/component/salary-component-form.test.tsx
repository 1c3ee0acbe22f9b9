import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultFlags } from '@muster/contract/payroll/salary/component-flags.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import AddSalaryComponentScreen from './add-salary-component-screen.tsx'
import { type SalaryComponent, SalaryComponentForm } from './salary-component-form.tsx'

const basic = {
  _id: '01930000-0000-7000-8000-000000000001',
  name: 'Basic',
  code: 'BASIC',
  type: 'earning' as const,
  calculation: { type: 'percent' as const, of: 'ctc' as const, basisPoints: 5000 },
}

const fund: SalaryComponent = {
  ...{ _id: '01930000-0000-7000-8000-000000000002', name: 'Employer PF', code: 'PF', type: 'employer' },
  ...defaultFlags({ name: 'Employer PF', code: 'PF', type: 'employer' }),
  ...{ isProrated: true, inCtc: true, isActive: true, templates: 1, createdAt: '2026-11-20T04:00:00.000Z' },
  calculation: { type: 'formula', text: 'min(0.12 * BASIC, 1800)' },
}

test('a component is sent as the contract wants it, and a taken code is reported at its field', async () => {
  signedInAs('HR', 'salaryComponentRead', 'salaryComponentWrite')
  const taken = new Failure(409, 'A salary component with this code exists', {
    errors: [{ path: 'body.code', message: 'A salary component with this code exists' }],
  })
  const { calls } = mockApi({ 'POST /api/v1/user/salary-component': taken })
  const { user } = show(<AddSalaryComponentScreen />)
  await user.type(screen.getByLabelText('Name'), 'Meal allowance')
  await user.type(screen.getByLabelText('Code'), 'meal')
  await user.type(screen.getByLabelText('Amount'), '2200')
  await user.click(screen.getByRole('button', { name: 'Save component' }))
  expect(await screen.findByText('A salary component with this code exists')).toBeTruthy()
  expect(calls('POST /api/v1/user/salary-component')[0]?.body).toEqual({
    name: 'Meal allowance',
    code: 'MEAL',
    type: 'earning',
    isProrated: true,
    inCtc: true,
    isActive: true,
    calculation: { type: 'fixed', monthlyPaise: 220_000 },
    ...defaultFlags({ name: 'Meal allowance', code: 'MEAL', type: 'earning' }),
  })
})

test('the statutory treatment follows from name and type, except for what was set by hand', async () => {
  signedInAs('HR', 'salaryComponentRead', 'salaryComponentWrite')
  const { calls } = mockApi({ 'POST /api/v1/user/salary-component': { _id: fund._id } })
  const { user } = show(<AddSalaryComponentScreen />)
  const bonusWage = screen.getByRole('switch', { name: 'Counts for the statutory bonus' })
  expect(bonusWage).toHaveProperty('checked', true)
  await user.click(screen.getByRole('switch', { name: 'Counts for professional tax' }))
  await user.type(screen.getByLabelText('Name'), 'House rent allowance')
  await user.type(screen.getByLabelText('Code'), 'hra')
  expect(screen.getByRole('radio', { name: /^Excluded/ })).toHaveProperty('checked', true)
  expect(bonusWage).toHaveProperty('checked', false)
  await user.type(screen.getByLabelText('Amount'), '100')
  await user.click(screen.getByRole('button', { name: 'Save component' }))
  await expect
    .poll(() => calls('POST /api/v1/user/salary-component')[0]?.body)
    .toMatchObject({
      wageClass: 'excluded',
      ptWage: false,
      tax: 'exemptOldRegimeOnly',
      taxHead: 'hra',
      payslipOrder: 30,
    })
})

test('a deduction has no statutory treatment to choose', async () => {
  signedInAs('HR', 'salaryComponentRead', 'salaryComponentWrite')
  mockApi({})
  const { user } = show(<AddSalaryComponentScreen />)
  await user.click(screen.getByRole('radio', { name: /Deduction/ }))
  expect(screen.getByText('A deduction counts neither as wages nor as income.')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Wage treatment' })).toBeNull()
})

test('for a benefit in kind only its kind and whether the CTC includes it can be chosen', async () => {
  signedInAs('HR', 'salaryComponentRead', 'salaryComponentWrite')
  const { calls } = mockApi({ 'POST /api/v1/user/salary-component': { _id: fund._id } })
  const { user } = show(<AddSalaryComponentScreen />)
  await user.type(screen.getByLabelText('Name'), 'Company car')
  await user.type(screen.getByLabelText('Code'), 'car')
  await user.click(screen.getByRole('radio', { name: /Benefit in kind/ }))
  expect(await screen.findByRole('combobox', { name: 'Type of benefit' })).toHaveProperty('textContent', 'Car')
  expect(screen.queryByRole('group', { name: 'Wage treatment' })).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Included in CTC' }))
  await user.type(screen.getByLabelText('Amount'), '10000')
  await user.click(screen.getByRole('button', { name: 'Save component' }))
  await expect
    .poll(() => calls('POST /api/v1/user/salary-component')[0]?.body)
    .toMatchObject({ type: 'benefit', benefit: 'car', inCtc: false, tax: 'perquisite', wageClass: 'outside' })
})

test('a deduction can pay for a benefit in kind', async () => {
  signedInAs('HR', 'salaryComponentRead', 'salaryComponentWrite')
  const { calls } = mockApi({ 'POST /api/v1/user/salary-component': { _id: fund._id } })
  const { user } = show(<AddSalaryComponentScreen />)
  await user.type(screen.getByLabelText('Name'), 'Share of the car')
  await user.type(screen.getByLabelText('Code'), 'car_share')
  await user.click(screen.getByRole('radio', { name: /Deduction/ }))
  await user.click(await screen.findByRole('combobox', { name: /Recovery for a benefit in kind/ }))
  await user.click(screen.getByRole('option', { name: 'Car' }))
  await user.type(screen.getByLabelText('Amount'), '2000')
  await user.click(screen.getByRole('button', { name: 'Save component' }))
  await expect
    .poll(() => calls('POST /api/v1/user/salary-component')[0]?.body)
    .toMatchObject({ type: 'deduction', benefit: 'car', inCtc: true })
})

test('a formula takes codes from buttons at the caret, shows its result, and its errors', async () => {
  signedInAs('HR', 'salaryComponentRead', 'salaryComponentWrite')
  const wrong = 'Employer PF: "BASICC" is not a component here. Did you mean BASIC?'
  const { calls } = mockApi({
    'GET /api/v1/user/salary-component-basic': [basic],
    'POST /api/v1/user/salary-component-example': ({ body }) => {
      const { text } = (body as { calculation: { text: string } }).calculation
      return text.includes('BASICC')
        ? { monthlyPaise: null, words: '', problems: [wrong] }
        : { monthlyPaise: 180_000, words: `${text}, with BASIC ₹25,000`, problems: [] }
    },
    'PUT /api/v1/user/salary-component/{id}': new Failure(400, 'Check the form', {
      errors: [{ path: 'body.calculation.text', message: 'Refused by the server' }],
    }),
  })
  const { user } = show(<SalaryComponentForm component={fund} />)
  const field: HTMLTextAreaElement = await screen.findByLabelText('Formula')
  expect(await screen.findByText('For an annual CTC of ₹6,00,000: ₹1,800 per month')).toBeTruthy()
  await user.clear(field)
  await user.click(screen.getByRole('button', { name: 'min, smallest of several amounts' }))
  await user.click(await screen.findByRole('button', { name: 'BASIC, Basic' }))
  await waitFor(() => expect(field.value).toBe('min(BASIC, )'))
  expect(document.activeElement).toBe(field)
  await user.keyboard('C')
  expect(await screen.findByText(wrong)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save component' }))
  expect(await screen.findByText('Refused by the server')).toBeTruthy()
  expect(calls('PUT /api/v1/user/salary-component/{id}')[0]?.body).toMatchObject({
    calculation: { type: 'formula', text: 'min(BASICC, )' },
  })
})

test('an empty formula is reported at its field', async () => {
  signedInAs('HR', 'salaryComponentRead', 'salaryComponentWrite')
  mockApi({ 'GET /api/v1/user/salary-component-basic': [basic] })
  const { user } = show(<SalaryComponentForm component={{ ...fund, calculation: { type: 'formula', text: ' ' } }} />)
  await screen.findByLabelText('Formula')
  await user.click(screen.getByRole('button', { name: 'Save component' }))
  expect(await screen.findByText(/^Enter a formula/)).toBeTruthy()
})
