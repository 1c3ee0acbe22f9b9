import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requestTypes } from '@muster/contract/request-types.ts'
import { useSnackbar } from '../../../shared/snackbar/snackbar.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import TypedAddScreen from '../../approvals/typed/typed-add-screen.tsx'

const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`
const rules = { use: 'claim', isTaxed: false, maxAgeDays: 90, overLimit: 'flag' } as const
const meals = {
  ...{ ...rules, _id: id(1), name: 'Meals', basis: 'bill' as const, billAbovePaise: 500_00, rates: [] },
  limits: [{ roleId: null, per: 'day' as const, limitPaise: 1_500_00 }],
}
const car = {
  ...{ ...rules, _id: id(2), name: 'Own car', basis: 'mileage' as const, billAbovePaise: null, limits: [] },
  rates: [{ from: '2020-04-01', ratePaise: 12_00 }],
}
const preview = {
  totalPaise: 450_00,
  lines: [{ totalPaise: 450_00, unitPaise: null }],
  problems: [
    { line: 0, field: 'amountPaise', message: '₹1,550 of Meals: the limit is ₹1,500 a day', isBlocking: false },
  ],
  duplicates: [{ position: 1, by: 'file' as const, number: 'CL-0192', requester: 'Tara Sen' }],
  approver: 'Anita Rao',
}
const served = {
  'GET /api/v1/employee/expense-category': [meals, car],
  'POST /api/v1/employee/claims-preview': preview,
}
const bill = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })
const at = requestTypes.claim.form

beforeEach(() => void signedInAs('Employee', 'claimRead', 'claimWrite'))
afterEach(() => {
  signedOut()
  localStorage.clear()
  useSnackbar.setState({ queue: [], open: false })
})

async function choose(user: ReturnType<typeof show>['user'], group: HTMLElement, name: string) {
  await user.click(within(group).getByRole('combobox', { name: 'Category' }))
  await user.click(await screen.findByRole('option', { name }))
}

it('makes an expense of each bill, and sends them with their files', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:bill')
  const server = mockApi({ ...served, 'POST /api/v1/employee/claims-request': { _id: id(9) } })
  const { user } = show(<TypedAddScreen />, { at })
  const drop = await screen.findByLabelText(/^Bills/)
  await user.upload(drop, [bill('lunch.pdf'), bill('cab.pdf')])
  const first = screen.getByRole('group', { name: 'Expense 1' })
  const second = screen.getByRole('group', { name: 'Expense 2' })
  within(first).getByText('lunch.pdf')
  within(second).getByText('cab.pdf')
  await choose(user, first, 'Meals')
  await within(screen.getByRole('group', { name: 'Expense 1' })).findByText('Limit: ₹1,500 a day')
  fireEvent.change(within(first).getByLabelText('Merchant'), { target: { value: 'Udupi Grand' } })
  await user.type(within(first).getByLabelText('Amount'), '450')
  await screen.findByText('Expense 1: same bill as claim CL-0192 of Tara Sen')
  await screen.findByText('Expense 1: ₹1,550 of Meals: the limit is ₹1,500 a day')
  await choose(user, second, 'Own car')
  await user.type(await within(second).findByLabelText(/Distance/), '12.5')
  await user.type(screen.getByLabelText('Purpose'), 'Client visit')
  await user.click(screen.getByRole('button', { name: 'Submit request' }))
  await screen.findByText('Claim submitted')
  const [sent] = server.calls('POST /api/v1/employee/claims-request')
  expect(JSON.parse((sent!.body as FormData).get('lines') as string)).toMatchObject([
    { categoryId: id(1), words: 'Udupi Grand', amountPaise: 450_00, bills: [1] },
    { categoryId: id(2), quantity: 12_500, bills: [2] },
  ])
  expect((sent!.body as FormData).getAll('documents').map((file) => (file as File).name)).toEqual([
    'lunch.pdf',
    'cab.pdf',
  ])
})

it('keeps input and files if it could not be sent, and shows errors at their lines', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:bill')
  mockApi({
    ...served,
    'POST /api/v1/employee/claims-request': new Failure(400, 'Attach the bill for amounts over ₹500', {
      errors: [{ path: 'body.lines.0.bills', message: 'Attach the bill for amounts over ₹500' }],
    }),
  })
  const { user } = show(<TypedAddScreen />, { at })
  await user.upload(await screen.findByLabelText(/^Bills/), [bill('lunch.pdf')])
  const group = screen.getByRole('group', { name: 'Expense 1' })
  await choose(user, group, 'Meals')
  fireEvent.change(within(group).getByLabelText('Merchant'), { target: { value: 'Udupi Grand' } })
  await user.type(within(group).getByLabelText('Amount'), '900')
  await user.type(screen.getByLabelText('Purpose'), 'Client visit')
  await user.click(screen.getByRole('button', { name: 'Submit request' }))
  await within(group).findByText('Attach the bill for amounts over ₹500')
  within(group).getByText('lunch.pdf')
  expect(within(group).getByLabelText('Merchant')).toHaveProperty('value', 'Udupi Grand')
})

it('removes an expense with its bills, and the others keep theirs', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:bill')
  mockApi(served)
  const { user } = show(<TypedAddScreen />, { at })
  await user.upload(await screen.findByLabelText(/^Bills/), [bill('one.pdf'), bill('two.pdf'), bill('three.pdf')])
  await user.click(screen.getByRole('button', { name: 'Remove expense 2' }))
  expect(screen.queryByText('two.pdf')).toBeNull()
  within(screen.getByRole('group', { name: 'Expense 1' })).getByText('one.pdf')
  within(screen.getByRole('group', { name: 'Expense 2' })).getByText('three.pdf')
})
