import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSnackbar } from '../../../shared/snackbar/snackbar.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import SettlementScreen from './settlement-screen.tsx'

const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`
const fares = {
  ...{ use: 'travel' as const, isTaxed: false, maxAgeDays: 90, overLimit: 'flag' as const, rates: [], limits: [] },
  ...{ _id: id(1), name: 'Fares', basis: 'bill' as const, billAbovePaise: 500_00 },
}
const advance = { requestedPaise: 3_000_00, grantedPaise: 3_000_00, paidPaise: 3_000_00, recoveredPaise: 0 }
const trip = (details: object = {}) =>
  ({
    ...{ _id: id(5), number: 'TR-0001', isMine: true, startsOn: '2026-11-02', endsOn: '2026-11-04' },
    details: { advance, maySettle: true, settlement: null, ...details },
  }) as never
const preview = {
  ...{ totalPaise: 3_600_00, advancePaidPaise: 3_000_00, restPaise: 600_00, approver: 'Anita Rao' },
  ...{ lines: [{ totalPaise: 3_600_00, unitPaise: null }], problems: [], duplicates: [] },
  comparison: [{ category: 'Fares', estimatePaise: 4_000_00, spentPaise: 3_600_00, approvedPaise: null }],
}
const get = 'GET /api/v1/employee/travel-expense-approval/{id}'
const post = 'POST /api/v1/employee/travel-expense-settlement'
const served = {
  [get]: trip(),
  'GET /api/v1/employee/expense-category': [fares],
  'POST /api/v1/employee/travel-expense-settlement-preview': preview,
}
const at = { path: '/home/settle-trip/:id', at: `/home/settle-trip/${id(5)}` }

beforeEach(() => {
  signedInAs('Employee', 'travelRead', 'travelWrite')
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:bill')
})
afterEach(() => {
  signedOut()
  localStorage.clear()
  useSnackbar.setState({ queue: [], open: false })
})

async function fill(user: ReturnType<typeof show>['user']): Promise<HTMLElement> {
  const bill = new File(['%PDF-1.4'], 'ticket.pdf', { type: 'application/pdf' })
  await user.upload(await screen.findByLabelText(/^Bills/), [bill])
  const expense = screen.getByRole('group', { name: 'Expense 1' })
  await user.click(within(expense).getByRole('combobox', { name: 'Category' }))
  await user.click(await screen.findByRole('option', { name: 'Fares' }))
  fireEvent.change(within(expense).getByLabelText('Merchant'), { target: { value: 'Konkan Railway' } })
  await user.type(within(expense).getByLabelText('Amount'), '3600')
  return expense
}

it('shows the amount due after the advance, and sends expenses with their bills', async () => {
  const server = mockApi({ ...served, [post]: { _id: id(9) } })
  const { user } = show(<SettlementScreen />, at)
  await fill(user)
  await screen.findByText('To be paid')
  await screen.findByText('After approval, the amount is paid with your next salary.')
  await user.click(screen.getByRole('button', { name: 'Submit request' }))
  await screen.findByText('Settlement submitted')
  const body = server.calls(post)[0]!.body as FormData
  expect(body.get('tripId')).toBe(id(5))
  expect(JSON.parse(body.get('lines') as string)).toMatchObject([
    { categoryId: id(1), words: 'Konkan Railway', amountPaise: 3_600_00, bills: [1] },
  ])
  expect(body.getAll('documents').map((file) => (file as File).name)).toEqual(['ticket.pdf'])
})

it('keeps input and files if it is refused, and shows why at the expense', async () => {
  mockApi({
    ...served,
    [post]: new Failure(400, 'Some fields are not right.', {
      errors: [{ path: 'body.lines.0.amountPaise', message: 'Enter an amount above 0' }],
    }),
  })
  const { user } = show(<SettlementScreen />, at)
  const expense = await fill(user)
  await user.click(screen.getByRole('button', { name: 'Submit request' }))
  await within(expense).findByText('Enter an amount above 0')
  within(expense).getByText('ticket.pdf')
  expect(within(expense).getByLabelText('Merchant')).toHaveProperty('value', 'Konkan Railway')
})

it('shows the amount to recover if less was spent than advanced', async () => {
  mockApi({
    ...served,
    'POST /api/v1/employee/travel-expense-settlement-preview': { ...preview, totalPaise: 0, restPaise: -3_000_00 },
  })
  show(<SettlementScreen />, at)
  await screen.findByText('To be recovered')
  await screen.findByText('After approval, the rest of the advance is recovered from your next salary.')
  await screen.findByText('Nothing spent? Remove the expense: the advance is then recovered.')
})

it('is not offered for a trip that is already settled or not over', async () => {
  const shown = async (reply: ReturnType<typeof trip>, said: string) => {
    mockApi({ ...served, [get]: reply })
    const { unmount } = show(<SettlementScreen />, at)
    await screen.findByText("This trip can't be settled now")
    screen.getByText(said)
    expect(screen.queryByRole('button', { name: 'Submit request' })).toBeNull()
    unmount()
  }
  await shown(
    trip({ maySettle: false, settlement: { number: 'TR-0002', state: 'pending' } }),
    'It was settled with TR-0002.',
  )
  await shown(trip({ maySettle: false }), 'A trip can be settled by its traveller once it is approved and over.')
})
