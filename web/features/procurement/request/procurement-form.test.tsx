import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requestTypes } from '@muster/contract/request-types.ts'
import { today } from '../../../shared/format/date.ts'
import { useSnackbar } from '../../../shared/snackbar/snackbar.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import TypedAddScreen from '../../approvals/typed/typed-add-screen.tsx'

const at = requestTypes.procurement.form
const preview = {
  totalPaise: 20_000_00,
  quotes: [],
  problems: [],
  warnings: ['Chair is in PR-0007 too'],
  approver: 'Anita Rao',
}
const served = { 'POST /api/v1/employee/procurement-preview': preview }
const kept = {
  lines: [
    { name: 'Chair', category: '', quantity: 4, unitPaise: null, vendor: '', link: '', neededBy: today() },
    { name: 'Desk', category: '', quantity: 1, unitPaise: null, vendor: '', link: '', neededBy: today() },
  ],
  ...{ quotes: [], chosenQuote: '', chosenReason: '', deliverTo: 'Second floor', reason: 'Four people join' },
}

beforeEach(() => {
  signedInAs('Employee', 'procurementRead', 'procurementWrite')
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:quote')
})
afterEach(() => {
  signedOut()
  localStorage.clear()
  useSnackbar.setState({ queue: [], open: false })
})

const group = (name: string) => screen.findByRole('group', { name })
const type = (of: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(of).getByLabelText(label), { target: { value } })

/** Two items, and a quote for both with its document. */
async function fill(user: ReturnType<typeof show>['user']) {
  type(await group('Item 1'), 'Item name', kept.lines[0]!.name)
  type(await group('Item 1'), 'Quantity', '4')
  await user.click(screen.getByRole('button', { name: 'Add item' }))
  type(await group('Item 2'), 'Item name', kept.lines[1]!.name)
  await user.click(screen.getByRole('button', { name: 'Add quote' }))
  const quote = await group('Quote 1')
  type(quote, 'Vendor', 'Godrej')
  type(quote, 'Unit price of Chair', '5000')
  type(quote, 'Unit price of Desk', '12000')
  await user.upload(
    within(quote).getByLabelText(/^Quote document/),
    new File(['%PDF-1.4'], 'godrej.pdf', { type: 'application/pdf' }),
  )
}

it('compares quotes while typing, and asks why the chosen one is not the cheapest', async () => {
  mockApi(served)
  const { user } = show(<TypedAddScreen />, { at })
  await fill(user)
  within(await group('Item 1')).getByText('₹5,000 as quoted by Godrej')
  await user.click(screen.getByRole('button', { name: 'Add quote' }))
  const second = await group('Quote 2')
  type(second, 'Vendor', 'Ikea')
  type(second, 'Unit price of Chair', '4000')
  type(second, 'Unit price of Desk', '11000')
  const table = await screen.findByRole('table', { name: 'Quotes' })
  expect(within(table).getByText('₹32,000')).toBeTruthy()
  expect(within(table).getByText('₹27,000').parentElement?.textContent).toContain('Lowest')
  await screen.findByLabelText('Why not the cheapest quote')
  await user.click(screen.getByRole('button', { name: 'Remove item 1' }))
  expect(within(await group('Quote 1')).getByLabelText('Unit price of Desk')).toHaveProperty('value', '12,000')
})

it('keeps input and files if it could not be sent, and shows errors at their fields', async () => {
  const message = 'Enter a vendor'
  const server = mockApi({
    ...served,
    'POST /api/v1/employee/procurement-request': new Failure(400, message, {
      errors: [{ path: 'body.quotes.0.vendor', message: 'This vendor has a quote already' }],
    }),
  })
  const { user } = show(<TypedAddScreen />, { at })
  await fill(user)
  for (const n of [1, 2]) {
    const item = await group(`Item ${n}`)
    const [day] = within(item).getAllByRole('group', { name: 'Needed by' })
    await user.click(within(day!).getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard(today().split('-').toReversed().join(''))
  }
  fireEvent.change(screen.getByLabelText('Delivery place'), { target: { value: kept.deliverTo } })
  fireEvent.change(screen.getByLabelText('Why it is needed'), { target: { value: kept.reason } })
  await screen.findByText('Chair is in PR-0007 too')
  await user.click(screen.getByRole('button', { name: 'Submit request' }))
  await screen.findByText('This vendor has a quote already')
  within(await group('Quote 1')).getByText('godrej.pdf')
  const [sent] = server.calls('POST /api/v1/employee/procurement-request')
  const body = sent!.body as FormData
  expect(JSON.parse(body.get('quotes') as string)).toMatchObject([
    { vendor: 'Godrej', pricing: 'items', unitPaise: [5_000_00, 12_000_00], file: 1 },
  ])
  expect(JSON.parse(body.get('lines') as string)).toMatchObject([
    { name: 'Chair', quantity: 4, unitPaise: 5_000_00 },
    { name: 'Desk', quantity: 1, unitPaise: 12_000_00 },
  ])
  expect(body.get('chosenQuote')).toBe('0')
})
