import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultFlags } from '@muster/contract/payroll/salary/component-flags.ts'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { SalaryPanel } from './salary-panel.tsx'
import SalaryTemplateFormScreen from '../template/salary-template-form-screen.tsx'
import SalaryComponentScreen from '../component/salary-component-screen.tsx'

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

test('lists components in words; without the permission there is nothing to add', async () => {
  signedInAs('Accountant', 'salaryComponentRead')
  const row = {
    ...{ ...basic, ...defaultFlags(basic) },
    ...{ isProrated: true, inCtc: true, isActive: true, templates: 1, createdAt: '2026-11-20T04:00:00.000Z' },
  }
  mockApi({ 'GET /api/v1/user/salary-component': { data: [row], pagination: { page: 1, limit: 10, total: 1 } } })
  show(<SalaryComponentScreen />)
  expect(await screen.findByText('50 % of CTC')).toBeTruthy()
  expect(screen.getByText('Wages')).toBeTruthy()
  expect(screen.queryByText('Add component')).toBeNull()
})

const noCost = { unallocatedAnnualPaise: 0, contributions: [], estimate: null }

test("a template's components are moved by buttons and sent in their order", async () => {
  signedInAs('HR', 'salaryTemplateRead', 'salaryTemplateWrite')
  const line = ({ _id, calculation, ...rest }: typeof basic | typeof special) => ({
    ...rest,
    componentId: _id,
    calculation: null,
    componentCalculation: calculation,
  })
  const { calls } = mockApi({
    'GET /api/v1/user/salary-component-basic': [basic, special],
    'GET /api/v1/user/salary-template/{id}': {
      _id: id(3),
      name: 'Standard',
      ctcIncludes: [],
      lines: [line(basic), line(special)],
    },
    'POST /api/v1/user/salary-breakdown': {
      lines: [],
      totals: null,
      ...noCost,
      problems: [{ component: null, message: 'Too little' }],
    },
    'PUT /api/v1/user/salary-template/{id}': { _id: id(3) },
  })
  const { user } = show(<SalaryTemplateFormScreen />, { at: `/?id=${id(3)}` })
  const second = await screen.findByRole('group', { name: 'Special allowance' })
  await user.click(within(second).getByRole('button', { name: 'Move Special allowance up' }))
  expect(await screen.findByText('Too little')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save template' }))
  await expect
    .poll(() => calls('PUT /api/v1/user/salary-template/{id}')[0]?.body)
    .toEqual({
      name: 'Standard',
      ctcIncludes: [],
      lines: [
        { componentId: id(2), calculation: null },
        { componentId: id(1), calculation: null },
      ],
    })
})

test('a formula in a template shows its result with the other lines', async () => {
  signedInAs('HR', 'salaryTemplateRead', 'salaryTemplateWrite')
  const hra = { ...basic, _id: id(5), name: 'House rent', code: 'HRA' }
  const lines = [
    { ...basic, componentId: id(1), calculation: null, componentCalculation: basic.calculation },
    {
      ...{ ...hra, componentId: id(5), componentCalculation: basic.calculation },
      calculation: { type: 'formula' as const, text: '0.4 * BASIC' },
    },
  ]
  const { calls } = mockApi({
    'GET /api/v1/user/salary-component-basic': [basic, hra],
    'GET /api/v1/user/salary-template/{id}': { _id: id(3), name: 'Standard', ctcIncludes: [], lines },
    'POST /api/v1/user/salary-breakdown': ({ body }) => {
      const sent = body as { of: { lines: { calculation: { text: string } | null }[] } }
      const text = sent.of.lines[1]?.calculation?.text ?? ''
      const message = 'House rent: "BASI" is not a component here. Did you mean BASIC?'
      return text.endsWith('BASIC')
        ? {
            lines: [
              {
                ...{
                  code: 'HRA',
                  name: 'House rent',
                  type: 'earning',
                  inCtc: true,
                  monthlyPaise: 1_000_000,
                  annualPaise: 12_000_000,
                },
                words: '0.4 * BASIC, with BASIC ₹25,000',
              },
            ],
            ...{ totals: null, problems: [], ...noCost },
          }
        : { lines: [], totals: null, ...noCost, problems: [{ component: 'HRA', message }] }
    },
    'PUT /api/v1/user/salary-template/{id}': { _id: id(3) },
  })
  const { user } = show(<SalaryTemplateFormScreen />, { at: `/?id=${id(3)}` })
  const group = await screen.findByRole('group', { name: 'House rent' })
  expect(await within(group).findByText('For an annual CTC of ₹6,00,000: ₹10,000 per month')).toBeTruthy()
  await user.type(await within(group).findByLabelText('Formula'), '{Backspace}')
  expect(await within(group).findByText(/"BASI" is not a component here/)).toBeTruthy()
  await user.type(within(group).getByLabelText('Formula'), 'C')
  await user.click(screen.getByRole('button', { name: 'Save template' }))
  await expect
    .poll(() => calls('PUT /api/v1/user/salary-template/{id}')[0]?.body)
    .toMatchObject({ lines: [{ calculation: null }, { calculation: { type: 'formula', text: '0.4 * BASIC' } }] })
})

test("others' pay is hidden without the permission, and not even requested", async () => {
  signedInAs('Manager', 'teamLevelAttendanceRead')
  const { calls } = mockApi({})
  show(<SalaryPanel employeeId={id(4)} name="Priya Nair" joinedOn="2024-04-01" />)
  expect(await screen.findByText('No access to salary')).toBeTruthy()
  expect(calls('GET /api/v1/employee/salary/{id}')).toEqual([])
})

test('what is chosen as part of the CTC is sent, and a part of a CTC is not labelled CTC', async () => {
  signedInAs('HR', 'salaryTemplateRead', 'salaryTemplateWrite')
  const totals = {
    ...{
      grossMonthlyPaise: 3_700_000,
      deductionsMonthlyPaise: 0,
      employerMonthlyPaise: 0,
      reimbursementsMonthlyPaise: 0,
    },
    ...{ benefitsMonthlyPaise: 0, ctcMonthlyPaise: 3_700_000, ctcAnnualPaise: 44_400_000 },
  }
  const line = { ...basic, componentId: id(1), calculation: null, componentCalculation: basic.calculation }
  const { calls } = mockApi({
    'GET /api/v1/user/salary-component-basic': [basic],
    'GET /api/v1/user/salary-template/{id}': { _id: id(3), name: 'Standard', ctcIncludes: [], lines: [line] },
    'POST /api/v1/user/salary-breakdown': {
      ...{ lines: [], totals, problems: [], contributions: [], unallocatedAnnualPaise: 15_600_000 },
      estimate: {
        ...{ month: '2026-11', beyondCtc: [], lawChanges: [], grossMonthlyPaise: 3_700_000 },
        ...{ employerCostMonthlyPaise: 3_700_000, employerCostAnnualPaise: 44_400_000 },
        ...{ deductions: [], takeHomeMonthlyPaise: 3_520_000 },
      },
    },
    'PUT /api/v1/user/salary-template/{id}': { _id: id(3) },
  })
  const { user } = show(<SalaryTemplateFormScreen />, { at: `/?id=${id(3)}` })
  expect(await screen.findByText('Allocated so far', {}, { timeout: 5000 })).toBeTruthy()
  expect(screen.getByText('Not allocated')).toBeTruthy()
  expect(screen.getByText('₹35,200')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Employer PF' }))
  await user.click(screen.getByRole('button', { name: 'Save template' }))
  await expect
    .poll(() => calls('PUT /api/v1/user/salary-template/{id}')[0]?.body)
    .toMatchObject({ ctcIncludes: ['pf'] })
})
