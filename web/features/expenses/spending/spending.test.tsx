import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import SpendingScreen from './spending-screen.tsx'
import { seriesOf } from './spending.ts'

const at = '/home/payroll/spending?from=2026-10&to=2026-11'
const month = (approvedPaise: number, paidPaise = 0) => ({ approvedPaise, paidPaise })
const group = (name: string | null, ...months: ReturnType<typeof month>[]) => ({
  ...{ key: name, name, requests: 2, months },
  approvedPaise: months.reduce((sum, one) => sum + one.approvedPaise, 0),
  paidPaise: months.reduce((sum, one) => sum + one.paidPaise, 0),
})
const report = {
  ...{ months: ['2026-10', '2026-11'], requests: 3, approvedPaise: 1_200_00, paidPaise: 400_00, others: null },
  groups: [group('Meals', month(400_00, 400_00), month(500_00)), group(null, month(0), month(300_00))],
  categories: ['Meals'],
}
const get = 'GET /api/v1/user/spending'
const served = { [get]: report, 'GET /api/v1/user/department': [] }

beforeEach(() => void signedInAs('HR', 'payRollHistoryRead'))
afterEach(signedOut)

it('shows approved and paid amounts by category, and by month as a chart or a table', async () => {
  const server = mockApi(served)
  const { user } = show(<SpendingScreen />, { at })
  await screen.findByRole('list', { name: 'Legend' })
  expect(server.calls(get)[0]?.query).toMatchObject({ from: '2026-10', to: '2026-11', by: 'category' })
  screen.getByRole('img', { name: /Spending by month/ })
  within(screen.getByRole('list', { name: 'Legend' })).getByText('Meals')
  await user.click(screen.getByRole('button', { name: 'View as table' }))
  const october = screen.getByRole('row', { name: /October 2026/ })
  expect(
    within(october)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['₹400', '₹0'])
  expect(screen.queryByRole('img', { name: /Spending by month/ })).toBeNull()
})

it('changes the grouping, and downloads what it shows', async () => {
  const server = mockApi({ ...served, 'GET /api/v1/user/spending/file': new Blob(['x']) })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  const { user } = show(<SpendingScreen />, { at: `${at}&category=Meals` })
  await screen.findByRole('list', { name: 'Legend' })
  await user.click(screen.getByRole('combobox', { name: 'Group by' }))
  await user.click(await screen.findByRole('option', { name: 'Employee' }))
  await vi.waitFor(() => expect(server.calls(get).at(-1)?.query).toMatchObject({ by: 'employee', category: 'Meals' }))
  await user.click(screen.getByRole('button', { name: 'Download XLSX' }))
  await vi.waitFor(() =>
    expect(server.calls('GET /api/v1/user/spending/file')[0]?.query).toMatchObject({
      format: 'xlsx',
      category: 'Meals',
    }),
  )
})

it('says if there is no spending, and what went wrong', async () => {
  mockApi({ ...served, [get]: { ...report, requests: 0, approvedPaise: 0, paidPaise: 0, groups: [], categories: [] } })
  const { unmount } = show(<SpendingScreen />, { at: '/home/payroll/spending' })
  await screen.findByText('No spending in these months')
  unmount()
  mockApi({ ...served, [get]: new Failure(500, 'Something went wrong') })
  show(<SpendingScreen />, { at })
  await screen.findByText('Could not load the spending.')
})

it('combines the smaller groups, so that the chart has a colour for each', () => {
  const groups = Array.from({ length: 9 }, (_, n) => group(`Group ${n}`, month((9 - n) * 100_00)))
  const others = { requests: 1, approvedPaise: 50_00, paidPaise: 0, months: [month(50_00)], count: 1 }
  const series = seriesOf({ ...report, groups, others }, 'category', 'approved')
  expect(series.map(({ name, values }) => [name, values[0]]).slice(-2)).toEqual([
    ['Group 5', 400_00],
    ['Others', 300_00 + 200_00 + 100_00 + 50_00],
  ])
  expect(series).toHaveLength(7)
})
