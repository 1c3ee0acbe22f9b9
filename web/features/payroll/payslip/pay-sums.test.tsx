import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { netOf } from '@muster/engine/payroll/payslip/pay-sums.ts'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { calculated, november, payslip, totals as plain } from '../testing.ts'
import { PayslipView } from './payslip-view.tsx'
import PayrollHistoryScreen from '../run/payroll-history-screen.tsx'
import { paySums } from './pay-sums.ts'

const totals = {
  ...plain,
  grossPaise: 5_901_502_00,
  reimbursementsPaise: 32_043_00,
  deductionsPaise: 101_000_40,
  roundOffPaise: 40,
}
totals.netPaise = netOf(totals)

test('the figures of a run lead from gross to net', () => {
  expect(paySums(totals).map(({ label, paise }) => [label, paise])).toEqual([
    ['Gross', 5_901_502_00],
    ['Reimbursements', 32_043_00],
    ['Deductions', 101_000_40],
    ['Rounding', 40],
    ['Net', 5_832_545_00],
  ])
  expect(paySums(plain).map(({ label }) => label)).toEqual(['Gross', 'Deductions', 'Net'])
})

test('the month and the history of runs show one gross, with reimbursements beside it', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const run = { ...calculated, totals }
  mockApi({
    'GET /api/v1/user/payrun': { ...november, run },
    'GET /api/v1/user/payrun-history': { data: [run], pagination: { page: 1, limit: 5, total: 1 } },
    'GET /api/v1/user/payrun/{id}/preflight': { attempt: 1, blocked: null, approver: null, findings: [] },
  })
  show(<PayrollHistoryScreen />)
  await expect.poll(() => screen.queryAllByText('₹59,01,502').length).toBe(2)
  expect(screen.getAllByText('₹32,043')).toHaveLength(2)
  expect(screen.queryByText('₹59,33,545')).toBeNull()
})

test('a payslip has reimbursements apart from its gross', async () => {
  const [line] = payslip.lines
  const claim = {
    ...line!,
    code: 'REIMBURSEMENT:CL-1',
    name: 'Expense reimbursement CL-1',
    type: 'reimbursement' as const,
  }
  mockApi({})
  show(
    <PayslipView
      payslip={{
        ...payslip,
        lines: [...payslip.lines, { ...claim, amountPaise: 32_043_00 }],
        reimbursementsPaise: 32_043_00,
        netPaise: payslip.netPaise + 32_043_00,
      }}
    />,
  )
  expect((await screen.findByRole('row', { name: /^Gross/ })).textContent).toContain('₹24,167.00')
  expect(screen.getByRole('row', { name: /^Total reimbursements/ }).textContent).toContain('₹32,043.00')
})
