import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { show } from '../../../shared/testing/show.tsx'
import { PayslipView } from './payslip-view.tsx'
import { payslip } from '../testing.ts'

const proof = { result: 'identical' as const, hash: '3fa9c1d2e4b5a697', law: 'in-2026-11-20' }

async function reading(more: Partial<typeof payslip> = {}, result: typeof proof | Failure = proof) {
  mockApi({ 'GET /api/v1/user/payslip/{id}/proof': result })
  const shown = show(<PayslipView payslip={{ ...payslip, ...more }} />)
  await screen.findByText(/^Verified: |^This payslip could not/)
  return shown
}

test('each line expands its calculation, by keyboard as well', async () => {
  const { user } = await reading()
  const line = screen.getByRole('button', { name: /^Basic.*how this is calculated/ })
  expect(line.getAttribute('aria-expanded')).toBe('false')
  line.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByText('Monthly amount × 29 of 30 days paid')).toBeTruthy()
  expect(screen.getByText(/per month × 29\/30/)).toBeTruthy()
  expect(screen.getByText('Rounded to the nearest rupee')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(screen.queryByText('Monthly amount × 29 of 30 days paid')).toBeNull()
})

test('what was cut is deferred to a later month, or not recovered if there is none', async () => {
  const carriedForward = [{ code: 'PHONE', name: 'Phone', amountPaise: 2_800_00 }]
  const { unmount } = await reading({ carriedForward })
  expect(screen.getByText('Phone: carried forward')).toBeTruthy()
  unmount()
  await reading({ carriedForward, isFinal: true })
  expect(screen.getByText('Phone: not recovered')).toBeTruthy()
})

test('arrears are shown by month, with what was paid and what is due now', async () => {
  const line = { code: 'BASIC', name: 'Basic', type: 'earning' as const, paidPaise: 30_000_00, duePaise: 33_000_00 }
  await reading({ arrears: [{ month: '2026-09', paidPaise: 30_000_00, duePaise: 33_000_00, lines: [line] }] })
  const table = screen.getByRole('table', { name: 'Arrears by month' })
  expect(within(table).getByText('September 2026')).toBeTruthy()
  expect(within(table).getAllByText(/₹33,000 due now, ₹30,000 paid before$/)).toHaveLength(2)
  expect(within(table).getAllByText(/3,000\.00/)).toHaveLength(2)
})

test('the pay date is what the PDF prints, and the day of payment stands beside it', async () => {
  await reading({ payDate: '2026-10-31', paidOn: '2026-11-01' })
  const of = (label: string) => screen.getByText(label).parentElement?.textContent
  expect(of('Pay date')).toContain('31 Oct 2026')
  expect(of('Paid on')).toContain('01 Nov 2026')
})

test('LOP days that payroll entered have no date', async () => {
  await reading({ lossOfPay: [{ day: null, halfDays: 5, reason: 'Absent at the site' }] })
  expect(screen.getByText('2.5 days entered by payroll: Absent at the site')).toBeTruthy()
})

test('a deduction names its statutory values with their dates, sources and days', async () => {
  const { user } = await reading()
  await user.click(screen.getByRole('button', { name: /^Provident fund.*how/ }))
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps[0]).toMatch(/Wages up to the ceiling.*20,000\.00/)
  expect(steps[0]).toContain('For 01 – 30 Nov 2026')
  expect(steps[0]).toContain('Provident fund: wage ceiling: ₹25,000, effective from 17 Sept 2026. S.O. of 2026')
  expect(steps[1]).toContain('Rounded to the nearest rupee')
})

test("says why no tax is deducted, and the year's tax so far", async () => {
  const { user } = await reading()
  const tax = screen.getByRole('region', { name: 'Income tax for the year' })
  expect(within(tax).getByText('Income tax for 2026-27, new regime')).toBeTruthy()
  await user.click(within(tax).getByRole('button', { name: 'Why no tax is deducted this month' }))
  expect(within(tax).getByText('Rebate for small incomes takes all of it')).toBeTruthy()
})

test('prints only the last characters of confidential numbers', async () => {
  await reading()
  for (const text of ['Suresh Nair', '•••• 234F', '•••• 6789', 'HDFC Bank •••• 6372', '29 of 30'])
    expect(screen.getByText(text)).toBeTruthy()
})

test('has a year-to-date column that adds up, including components of earlier months only', async () => {
  await reading()
  const earnings = screen.getByRole('table', { name: 'Earnings' })
  const rows = within(earnings).getAllByRole('row', { hidden: true })
  const texts = rows.map(({ textContent }) => textContent)
  expect(texts.some((text) => text.includes('Festival bonus (earlier months)') && text.includes('10,000.00'))).toBe(
    true,
  )
  expect(texts.at(-1)).toContain('2,09,167.00')
})

test.each([
  [proof, 'Verified: recalculating from saved inputs gives the same result. Hash 3fa9c1d2e4b5, law in-2026-11-20.'],
  [new Failure(500, 'No'), 'This payslip could not be verified.'],
])('says what the recalculation came to', async (result, words) => {
  await reading({}, result)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a reversed one says so and why', async () => {
  await reading({ reversal: { is: 'reversed', reason: 'Paid to the wrong person', payslipId: payslip._id } })
  expect(screen.getByText('This payslip was reversed: Paid to the wrong person')).toBeTruthy()
})

test('shows benefits in kind separately, with their total', async () => {
  const [basic] = payslip.lines
  const car = { ...basic!, code: 'CAR', name: 'Company car', type: 'benefit' as const, amountPaise: 1_000_000 }
  await reading({ lines: [...payslip.lines, car] })
  const benefits = screen.getByRole('table', { name: 'Benefits in kind (taxed, not paid)' })
  expect(within(benefits).getByText('Company car')).toBeTruthy()
  expect(within(benefits).getAllByText('₹10,000.00').length).toBeGreaterThan(1)
  expect(within(screen.getByRole('table', { name: 'Earnings' })).queryByText('Company car')).toBeNull()
})
