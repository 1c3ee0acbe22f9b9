import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs } from '../../shared/testing/people.ts'
import { show } from '../../shared/testing/show.tsx'
import { SalaryPanel } from '../../shared/pay/salary-panel.tsx'
import AddSalaryComponentScreen from './add-salary-component-screen.tsx'
import SalaryTemplateFormScreen from './salary-template-form-screen.tsx'
import SalaryComponentScreen from './salary-component-screen.tsx'

const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`
const basic = {
  _id: id(1),
  name: 'Basic',
  code: 'BASIC',
  type: 'earning' as const,
  calculation: { type: 'percent' as const, of: 'ctc' as const, basisPoints: 5000 },
}
const special = {
  _id: id(2),
  name: 'Special allowance',
  code: 'SPECIAL',
  type: 'earning' as const,
  calculation: { type: 'remainder' as const },
}

test('a component is sent as the contract wants it, and a taken code is told at its field', async () => {
  signedInAs('HR', 'salaryComponentRead', 'salaryComponentWrite')
  const taken = new Failure(409, 'A salary component with this code exists', {
    errors: [{ path: 'body.code', message: 'A salary component with this code exists' }],
  })
  const { calls } = mockApi({ 'POST /api/v1/user/salary-component': taken })
  const { user } = show(<AddSalaryComponentScreen />)
  await user.type(screen.getByLabelText('Name'), 'Meal allowance')
  await user.type(screen.getByLabelText('Code'), 'meal')
  await user.type(screen.getByLabelText('Amount'), '2200')
  await user.click(screen.getByRole('button', { name: 'Save Component' }))
  expect(await screen.findByText('A salary component with this code exists')).toBeTruthy()
  expect(calls('POST /api/v1/user/salary-component')[0]?.body).toEqual({
    name: 'Meal allowance',
    code: 'MEAL',
    type: 'earning',
    isProrated: true,
    isActive: true,
    calculation: { type: 'fixed', monthlyPaise: 220_000 },
  })
})

test('components in words; without the permission there is nothing to add', async () => {
  signedInAs('Accountant', 'salaryComponentRead')
  const row = { ...basic, isProrated: true, isActive: true, templates: 1, createdAt: '2026-11-20T04:00:00.000Z' }
  mockApi({ 'GET /api/v1/user/salary-component': { data: [row], pagination: { page: 1, limit: 10, total: 1 } } })
  show(<SalaryComponentScreen />)
  expect(await screen.findByText('50 % of CTC')).toBeTruthy()
  expect(screen.queryByText('Add Component')).toBeNull()
})

test('the components of a template are moved by buttons and sent in their order', async () => {
  signedInAs('HR', 'salaryTemplateRead', 'salaryTemplateWrite')
  const line = ({ _id, calculation, ...rest }: typeof basic | typeof special) => ({
    ...rest,
    componentId: _id,
    calculation: null,
    componentCalculation: calculation,
  })
  const { calls } = mockApi({
    'GET /api/v1/user/salary-component-basic': [basic, special],
    'GET /api/v1/user/salary-template/{id}': { _id: id(3), name: 'Standard', lines: [line(basic), line(special)] },
    'POST /api/v1/user/salary-breakdown': {
      lines: [],
      totals: null,
      problems: [{ component: null, message: 'Too little' }],
    },
    'PUT /api/v1/user/salary-template/{id}': { _id: id(3) },
  })
  const { user } = show(<SalaryTemplateFormScreen />, { at: `/?id=${id(3)}` })
  const second = await screen.findByRole('group', { name: 'Special allowance' })
  await user.click(within(second).getByRole('button', { name: 'Move Special allowance up' }))
  expect(await screen.findByText('Too little')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save Template' }))
  await expect
    .poll(() => calls('PUT /api/v1/user/salary-template/{id}')[0]?.body)
    .toEqual({
      name: 'Standard',
      lines: [
        { componentId: id(2), calculation: null },
        { componentId: id(1), calculation: null },
      ],
    })
})

test('the pay of others is hidden without the permission, and not even asked for', async () => {
  signedInAs('Manager', 'teamLevelAttendanceRead')
  const { calls } = mockApi({})
  show(<SalaryPanel employeeId={id(4)} name="Priya Nair" joinedOn="2024-04-01" />)
  expect(await screen.findByText('Hidden')).toBeTruthy()
  expect(calls('GET /api/v1/employee/salary/{id}')).toEqual([])
})
