import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { today } from '../../../shared/format/date.ts'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import type { Loan } from './loan.ts'
import { LoansPanel } from './loans-panel.tsx'

const loan: Loan = {
  _id: '01930000-0000-7000-8000-0000000000f1',
  employeeId: '01930000-0000-7000-8000-0000000000c1',
  n: 1,
  name: 'Festival advance',
  principalPaise: 30_000_00,
  installmentPaise: 10_000_00,
  givenOn: '2026-09-20',
  startMonth: '2026-10',
  reason: 'Asked for by Priya',
  interestNote: '',
  payslipId: null,
  addedBy: 'Anita Rao',
  createdAt: '2026-09-20T04:00:00.000Z',
  leftPaise: 20_000_00,
  skips: [],
  repayments: [
    {
      _id: '01930000-0000-7000-8000-0000000000f2',
      kind: 'payslip',
      month: '2026-10',
      amountPaise: 10_000_00,
      note: '',
      receivedOn: null,
      createdAt: '2026-10-31T04:00:00.000Z',
    },
  ],
  schedule: [
    { month: '2026-10', amountPaise: 10_000_00, leftPaise: 20_000_00, state: 'repaid' },
    { month: '2026-11', amountPaise: 10_000_00, leftPaise: 10_000_00, state: 'planned' },
    { month: '2026-12', amountPaise: 10_000_00, leftPaise: 0, state: 'planned' },
  ],
}

test('HR opens a loan, skips a month and records that the rest was repaid', async () => {
  signedInAs('HR', 'employeeSalaryRead', 'employeeSalaryWrite')
  const { calls } = mockApi({
    'GET /api/v1/employee/loan/{id}': [loan],
    'PUT /api/v1/employee/loan/{id}/month': null,
    'POST /api/v1/employee/loan/{id}/repayment': { leftPaise: 0 },
  })
  const { user } = show(<LoansPanel employeeId={loan.employeeId} name="Priya Nair" />)
  await user.click(await screen.findByText('Festival advance'))
  const panel = await screen.findByRole('dialog', { name: 'Festival advance' })
  await user.click(within(panel).getByRole('button', { name: 'Actions for November 2026' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Skip' }))
  await expect
    .poll(() => calls('PUT /api/v1/employee/loan/{id}/month')[0]?.body)
    .toEqual({
      month: '2026-11',
      isSkipped: true,
      reason: '',
    })
  await user.click(within(panel).getByRole('button', { name: 'Record repayment' }))
  const dialog = await screen.findByRole('dialog', { name: 'Record repayment: Festival advance' })
  await user.type(within(dialog).getByLabelText('Payment method'), 'By transfer')
  await user.click(within(dialog).getByRole('button', { name: 'Record repayment' }))
  await expect
    .poll(() => calls('POST /api/v1/employee/loan/{id}/repayment')[0]?.body)
    .toEqual({
      kind: 'received',
      amountPaise: null,
      note: 'By transfer',
      receivedOn: today(),
    })
})

test('a loan is added by the number of months, from the first one that is not locked', async () => {
  signedInAs('HR', 'employeeSalaryRead', 'employeeSalaryWrite')
  const { calls } = mockApi({
    'GET /api/v1/employee/loan/{id}': [],
    'GET /api/v1/user/pay-lock': { lockedTo: '2099-03' },
    'POST /api/v1/employee/loan-preview': {
      ...{ installmentPaise: 10_000_00, months: 6, lastMonth: '2099-09', lastPaise: 9_998_00 },
    },
    'POST /api/v1/employee/loan': { _id: loan._id },
  })
  const { user } = show(<LoansPanel employeeId={loan.employeeId} name="Priya Nair" />)
  await user.click(await screen.findByRole('button', { name: 'Add loan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Loan for Priya Nair' })
  await user.type(within(dialog).getByLabelText('Name on the payslip'), 'Laptop loan')
  await user.type(within(dialog).getByLabelText('Loan amount'), '60000')
  await user.type(within(dialog).getByLabelText('Number of months'), '6')
  await user.type(within(dialog).getByLabelText('Reason'), 'For studies')
  expect(within(dialog).getByText('Payroll is locked up to March 2099')).toBeTruthy()
  expect(
    await within(dialog).findByText('6 instalments of ₹10,000, the last of ₹9,998 in September 2099 payroll.'),
  ).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Save loan' }))
  await expect
    .poll(() => calls('POST /api/v1/employee/loan')[0]?.body)
    .toMatchObject({
      name: 'Laptop loan',
      principalPaise: 60_000_00,
      startMonth: '2099-04',
      repaidBy: 'months',
      months: 6,
      installmentPaise: null,
    })
})

test('a person sees their own loans read-only, and nothing if there are none', async () => {
  signedInAs('Employee')
  mockApi({ 'GET /api/v1/employee/loan/{id}': [loan] })
  show(<LoansPanel employeeId={loan.employeeId} own />)
  expect(await screen.findByText('Festival advance')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add loan' })).toBe(null)
})

test('no one can change their own loans', async () => {
  const { employeeId } = signedInAs('HR', 'employeeSalaryRead', 'employeeSalaryWrite')
  mockApi({ 'GET /api/v1/employee/loan/{id}': [loan] })
  show(<LoansPanel employeeId={employeeId ?? ''} name="Priya Nair" />)
  expect(await screen.findByText('Festival advance')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add loan' })).toBe(null)
})
