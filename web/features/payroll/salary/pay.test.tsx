import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { resizeTo } from '../../../shared/testing/set-up.ts'
import { show } from '../../../shared/testing/show.tsx'
import { PassbookPanel } from '../payslip/passbook-panel.tsx'
import { OwnSalaryPanel, SalaryPanel } from './salary-panel.tsx'
import { payslip } from '../testing.ts'
import type { Salary } from '../types.ts'

const month = {
  _id: payslip._id,
  month: '2026-11',
  kind: 'regular' as const,
  state: 'approved' as const,
  grossPaise: 2_416_700,
  reimbursementsPaise: 0,
  beforePaise: 0,
  deductionsPaise: 0,
  netPaise: 2_416_700,
  yearToDatePaise: 2_416_700,
  paidAt: null,
  paidOn: null,
  isOnHold: false,
}

const salary: Salary = {
  _id: '01930000-0000-7000-8000-0000000000d1',
  startsOn: '2026-04-01',
  endsOn: null,
  state: 'current',
  annualCtcPaise: 60_000_000,
  changeBasisPoints: null,
  templateId: '01930000-0000-7000-8000-0000000000e1',
  templateName: 'Standard',
  contributions: [],
  estimate: null,
  lines: [
    {
      code: 'BASIC',
      name: 'Basic',
      type: 'earning',
      inCtc: true,
      monthlyPaise: 5_000_000,
      annualPaise: 60_000_000,
      words: '100 % of the monthly CTC',
    },
  ],
  totals: {
    grossMonthlyPaise: 5_000_000,
    deductionsMonthlyPaise: 0,
    employerMonthlyPaise: 0,
    reimbursementsMonthlyPaise: 0,
    benefitsMonthlyPaise: 0,
    ctcMonthlyPaise: 5_000_000,
    ctcAnnualPaise: 60_000_000,
  },
  addedBy: 'Anita Rao',
  wasAlone: false,
  createdAt: '2026-04-01T04:00:00.000Z',
}

const priya = { employeeId: payslip.employeeId, name: 'Priya Nair', joinedOn: '2024-04-01' }

test('the passbook loads five months, and a month opens its payslip with the PDF', async () => {
  signedInAs('Employee')
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { calls } = mockApi({
    'GET /api/v1/user/passbook/{id}': { data: [month], pagination: { page: 1, limit: 5, total: 1 } },
    'GET /api/v1/user/payslip/{id}': payslip,
    'GET /api/v1/user/payslip/{id}/proof': { result: 'identical', hash: '3fa9c1d2e4b5', law: 'in-2026-11-20' },
    'GET /api/v1/user/payslip/{id}/pdf': new Blob(['%PDF-'], { type: 'application/pdf' }),
  })
  const { user } = show(<PassbookPanel employeeId={payslip.employeeId} />)
  await user.click(await screen.findByText('November 2026'))
  const panel = await screen.findByRole('dialog', { name: 'November 2026 payslip' })
  expect(within(panel).getByText('Twenty-one thousand seven hundred sixty-seven rupees only')).toBeTruthy()
  await user.click(within(panel).getByRole('button', { name: 'Download PDF' }))
  await expect.poll(() => saved.mock.calls.length).toBe(1)
  expect(calls('GET /api/v1/user/passbook/{id}')[0]?.query).toEqual({ page: '1', limit: '5' })
  saved.mockRestore()
})

test('an empty passbook says so', async () => {
  signedInAs('Employee')
  mockApi({ 'GET /api/v1/user/passbook/{id}': { data: [], pagination: { page: 1, limit: 5, total: 0 } } })
  show(<PassbookPanel employeeId={payslip.employeeId} />)
  expect(await screen.findByText('No payslips yet')).toBeTruthy()
})

test("one's own salary is shown, and cannot be revised", async () => {
  signedInAs('HR', 'employeeSalaryRead', 'employeeSalaryWrite')
  mockApi({ 'GET /api/v1/employee/self-salary': { salaries: [salary] } })
  show(<OwnSalaryPanel />)
  expect(await screen.findByText('100 % of the monthly CTC')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Revise' })).toBeNull()
})

test('the salary page adds up at 390 px: what the CTC includes, and what the employer pays beyond it by the law of the month', async () => {
  resizeTo({ width: 390, height: 844 })
  signedInAs('HR', 'employeeSalaryRead')
  const pf = { part: 'pf' as const, name: 'Employer PF', words: 'On PF wages of ₹15,000', inCtc: true }
  const change = 'From 17 Sep 2026, Employer PF: ₹3,000 per month instead of ₹1,800.'
  mockApi({
    'GET /api/v1/employee/self-salary': {
      salaries: [
        {
          ...salary,
          contributions: [{ ...pf, monthlyPaise: 180_000, annualPaise: 2_160_000 }],
          totals: { ...salary.totals, ctcMonthlyPaise: 5_180_000, ctcAnnualPaise: 62_160_000 },
          estimate: {
            ...{ month: '2026-11', employerCostMonthlyPaise: 5_325_000, employerCostAnnualPaise: 63_900_000 },
            beyondCtc: [
              {
                ...{ part: 'pf', name: 'Employer PF', words: 'On PF wages of ₹25,000' },
                ...{ monthlyPaise: 120_000, annualPaise: 1_440_000, ctcMonthlyPaise: 180_000 },
              },
              {
                ...{ part: 'pfCharges', name: 'EDLI and PF admin charges', words: 'On wages of ₹25,000' },
                ...{ monthlyPaise: 25_000, annualPaise: 300_000, ctcMonthlyPaise: 0 },
              },
            ],
            ...{ lawChanges: [change], grossMonthlyPaise: 5_000_000, deductions: [], takeHomeMonthlyPaise: 5_000_000 },
          },
        },
      ],
    },
  })
  show(<OwnSalaryPanel />)
  expect(await screen.findByText('Employer PF: ₹3,000, of which ₹1,800 is in CTC')).toBeTruthy()
  expect(screen.getByText('EDLI and PF admin charges (beyond CTC)')).toBeTruthy()
  const sum = screen.getByText('Employer cost').closest('tr')!
  expect(within(sum).getByText('₹53,250')).toBeTruthy()
  expect(screen.getByText(change)).toBeTruthy()
  expect(screen.getByText('Employer contributions for a full month, as per the law in November 2026.')).toBeTruthy()
})

test('HR revises a salary at 390 px; a locked month is reported at its field', async () => {
  resizeTo({ width: 390, height: 844 })
  signedInAs('HR', 'employeeSalaryRead', 'employeeSalaryWrite')
  const message = 'The pay of October 2026 is locked. Choose a day from 1 Nov 2026.'
  const { calls } = mockApi({
    'GET /api/v1/employee/salary/{id}': { salaries: [salary] },
    'GET /api/v1/user/pay-input': [],
    'GET /api/v1/user/opening-pay': { entries: [], firstRun: '2026-10', usedIn: '2026-10' },
    'GET /api/v1/user/salary-template': [{ _id: salary.templateId ?? '', name: 'Standard', components: 4 }],
    'POST /api/v1/user/salary-breakdown': {
      ...{ lines: salary.lines, totals: salary.totals, problems: [] },
      ...{ unallocatedAnnualPaise: 0, contributions: [], estimate: null },
    },
    'POST /api/v1/employee/salary-arrears': {
      months: [
        { month: '2026-09', amountPaise: 500_000 },
        { month: '2026-10', amountPaise: 550_000 },
      ],
      totalPaise: 1_050_000,
      paidWith: { month: '2026-11', payDate: '2026-11-30' },
    },
    'PUT /api/v1/employee/salary/{id}': new Failure(400, message, { errors: [{ path: 'body.startsOn', message }] }),
  })
  const { user } = show(<SalaryPanel {...priya} />)
  await user.click(await screen.findByRole('button', { name: 'Revise' }))
  const dialog = await screen.findByRole('dialog', { name: "Revise Priya Nair's salary" })
  const amount = await within(dialog).findByLabelText('CTC')
  await user.clear(amount)
  await user.type(amount, '660000')
  // In paid months: their arrears are shown before anything is saved.
  expect(await within(dialog).findByText('Arrears for months already paid: ₹10,500.')).toBeTruthy()
  expect(within(dialog).getByText(/^Included in the November 2026 pay run, pay date 30 Nov 2026/)).toBeTruthy()
  const byMonth = within(dialog).getByRole('list', { name: 'Arrears by month' })
  expect([...byMonth.children].map(({ textContent }) => textContent)).toEqual([
    'September 2026₹5,000',
    'October 2026₹5,500',
  ])
  expect(calls('PUT /api/v1/employee/salary/{id}')).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Save salary' }))
  // At the field, and at the button.
  await waitFor(() => expect(within(dialog).getAllByText(message)).toHaveLength(2))
  expect(calls('PUT /api/v1/employee/salary/{id}')[0]?.body).toMatchObject({
    annualCtcPaise: 66_000_000,
    templateId: salary.templateId,
  })
})
