import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { requestTypes } from '@muster/contract/request-types.ts'
import { ownDraft } from '../../../shared/session/own-draft.ts'
import { useSnackbar } from '../../../shared/snackbar/snackbar.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import TypedOwnScreen from '../../approvals/typed/typed-own-screen.tsx'
import { request } from '../../leave/request/testing.ts'
import type { Claim } from './claim.ts'

const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`
const { own } = requestTypes.claim
const line = {
  ...{ category: 'Meals', unit: null, total: 900_00, tax: 42_86, approved: null, note: null },
  ...{ day: '2026-11-18', words: 'Udupi Grand', quantity: null, currency: 'INR', rate: null },
}
const shared = request(3, 'Aarav Rao', { isMine: true, mayDecide: false, mayCancel: true })
const claim: Claim = {
  ...{ ...shared, type: 'claim', number: 'CL-0003', title: 'Expense claim', reason: 'Customers in town' },
  lines: [
    { ...line, _id: id(1), position: 1, bills: [1] },
    { ...line, _id: id(2), position: 2, bills: [], words: 'Pune and back', quantity: 37_500, unit: 12_00, tax: null },
    { ...line, _id: id(4), position: 3, bills: [2], quantity: 20_000, currency: 'USD', rate: 83_500_000, tax: null },
  ],
  attachments: [2, 1].map((position) => ({
    ...{ _id: id(position), position, purpose: 'bill', key: `bill-${position}`, name: `bill-${position}.pdf` },
    ...{ mediaType: 'application/pdf', bytes: 8 },
  })),
  details: {
    lines: [1, 2, 3].map((position) => ({
      ...{ position, categoryId: id(5 + position), gstin: position === 1 ? '29ABCDE1234F1ZW' : null, isTaxed: false },
    })),
    ...{ warnings: [], duplicates: [], payments: [] },
  },
}
const blank = { currency: 'INR', amountPaise: null, foreignAmount: null, rate: null, quantity: null, taxPaise: null }
const values = {
  reason: 'Customers in town',
  lines: [
    { ...blank, day: '2026-11-18', categoryId: id(6), words: 'Udupi Grand', amountPaise: 900_00, bills: [1] },
    { ...blank, day: '2026-11-18', categoryId: id(7), words: 'Pune and back', quantity: 37.5, bills: [] },
    { ...blank, day: '2026-11-18', categoryId: id(8), words: 'Udupi Grand', foreignAmount: 20, bills: [2] },
  ].map((one, at) => ({
    ...{ ...one, gstin: at === 0 ? '29ABCDE1234F1ZW' : '', taxPaise: at === 0 ? 42_86 : null },
    ...(at === 2 ? { currency: 'USD', rate: 83.5 } : {}),
  })),
}
const cancel = 'PUT /api/v1/employee/claims-cancel/{id}'
const served = (one: Claim) => ({
  'GET /api/v1/employee/claims-request': { data: [one], pagination: { page: 1, limit: 5, total: 1 } },
  'GET /api/v1/employee/claims-approval/{id}': one,
  'GET /api/v1/utility/assets/private': new Blob(['%PDF-1.4'], { type: 'application/pdf' }),
  [cancel]: { state: 'cancelled' as const },
})

beforeEach(() => void signedInAs('Employee', 'claimRead', 'claimWrite'))
afterEach(() => {
  signedOut()
  localStorage.clear()
  useSnackbar.setState({ queue: [], open: false })
})

async function pressed(button: string, confirm: string) {
  const { user } = show(<TypedOwnScreen />, { at: `${own}?id=${claim._id}` })
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: confirm }))
  return dialog
}

async function expectDraft() {
  await expect.poll(() => ownDraft('claim').values).toEqual(values)
  await expect
    .poll(async () => (await ownDraft('claim').loadFiles())?.['documents'])
    .toMatchObject([{ name: 'bill-1.pdf' }, { name: 'bill-2.pdf' }])
}

it('is withdrawn and opens in its form again with its bills, in their order', async () => {
  const { calls } = mockApi(served(claim))
  await pressed('Edit', 'Withdraw and edit')
  await expectDraft()
  expect(calls(cancel).map(({ params }) => params)).toEqual([{ id: claim._id }])
})

it('that was rejected is resubmitted with its bills, and nothing is withdrawn', async () => {
  const { calls } = mockApi(served({ ...claim, state: 'rejected', mayCancel: false }))
  await pressed('Submit again', 'Open the form')
  await expectDraft()
  expect(calls(cancel)).toEqual([])
})

it.each([
  ['a bill cannot be loaded', { 'GET /api/v1/utility/assets/private': new Failure(503, 'The storage is away') }, 0],
  ['someone has decided it meanwhile', { [cancel]: new Failure(409, 'It was approved meanwhile') }, 1],
])('is unchanged, and so is the earlier draft, if %s', async (_, failing, withdrawals) => {
  const { calls } = mockApi({ ...served(claim), ...failing })
  ownDraft('claim').keep({ reason: 'Something else' })
  const dialog = await pressed('Edit', 'Withdraw and edit')
  await within(dialog).findByText(/The storage is away|It was approved meanwhile/)
  expect(ownDraft('claim').values).toEqual({ reason: 'Something else' })
  expect(calls(cancel)).toHaveLength(withdrawals)
})

it('is not edited once it is approved', async () => {
  mockApi(served({ ...claim, state: 'approved', approved: 900_00 }))
  show(<TypedOwnScreen />, { at: `${own}?id=${claim._id}` })
  await screen.findByRole('button', { name: 'Request cancellation' })
  expect(screen.queryByRole('button', { name: /^(Edit|Submit again)$/ })).toBeNull()
})
