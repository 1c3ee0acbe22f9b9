import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { useSession } from '../../../shared/session/session.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { declaration, ppf, projection, rent } from './testing.ts'
import TaxDeclarationsScreen from './tax-declarations-screen.tsx'
import TaxScreen from './tax-screen.tsx'

function mine(changed: Partial<typeof declaration> = {}) {
  return mockApi({
    'GET /api/v1/employee/self-tax': { ...declaration, ...changed },
    'GET /api/v1/employee/self-tax-projection': projection,
    'GET /api/v1/employee/self-tax-claims': new Blob(['%PDF-'], { type: 'application/pdf' }),
    'PUT /api/v1/employee/self-tax-regime': { regime: 'old' },
    'POST /api/v1/employee/self-tax-item': { _id: ppf._id },
    'PUT /api/v1/employee/self-tax-submit': { sent: 1, withoutProof: 0 },
    'POST /api/v1/employee/self-tax-proof/{id}': ppf.proofs[0]!,
  })
}

function theirs(shown = declaration) {
  const row = {
    _id: declaration.employee._id,
    name: 'Priya Nair',
    code: 'ACM-0001',
    department: 'Design',
    regime: 'old' as const,
    isChosen: true,
    declaredPaise: 35_000_000,
    acceptedPaise: 0,
    items: 2,
    waiting: 1,
    rejected: 1,
  }
  return mockApi({
    'GET /api/v1/user/tax-declaration': { data: [row], pagination: { page: 1, limit: 10, total: 1 } },
    'GET /api/v1/user/tax-declaration/{id}': shown,
    'GET /api/v1/user/tax-projection/{id}': projection,
    'GET /api/v1/user/tax-claims/{id}': new Blob(['%PDF-'], { type: 'application/pdf' }),
    'PUT /api/v1/user/tax-item-decision/{id}': { _id: ppf._id, state: 'rejected' },
  })
}

test('shows both regimes, what is left of a limit, and why a proof was rejected', async () => {
  signedInAs('Employee')
  mine()
  show(<TaxScreen />)
  expect(await screen.findByText('Tax for the year is ₹1,58,100 lower under the new regime.')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Old regime' })).getByText('₹3,08,900')).toBeTruthy()
  expect(screen.getByText('Declared ₹1,10,000 · Limit ₹1,50,000 · Remaining ₹40,000 · Old regime only')).toBeTruthy()
  expect(screen.getByText('The receipt of June is missing')).toBeTruthy()
  expect(screen.getByText(/From 15 Jan 2027, only accepted proofs count \(Form 124\)/)).toBeTruthy()
})

test("the year's form is downloaded from the declaration", async () => {
  signedInAs('Employee')
  const { calls } = mine()
  const { user } = show(<TaxScreen />)
  await user.click(await screen.findByRole('button', { name: 'Download Form 124' }))
  const { financialYear } = declaration
  await waitFor(() => expect(calls('GET /api/v1/employee/self-tax-claims')[0]?.query).toEqual({ financialYear }))
})

test('a saving is declared as the contract wants it, and a wrong amount is reported at its field', async () => {
  signedInAs('Employee')
  const { calls } = mine()
  const { user } = show(<TaxScreen />)
  const savings = await screen.findByRole('region', { name: 'Savings and insurance (s.123)' })
  await user.click(within(savings).getByRole('button', { name: 'Add' }))
  const dialog = await screen.findByRole('dialog', { name: 'Savings and insurance (s.123)' })
  await user.click(within(dialog).getByRole('combobox', { name: 'Type' }))
  await user.click(await screen.findByRole('option', { name: 'Tax-saving mutual fund (ELSS)' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText('Enter an amount')).toBeTruthy()
  await user.type(within(dialog).getByLabelText('Amount for the year'), '40000')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => calls('POST /api/v1/employee/self-tax-item')[0]?.body)
    .toEqual({ financialYear: '2026-27', details: { section: '80C', kind: 'elss', amountPaise: 4_000_000 } })
})

test("the landlord's PAN required by the server is reported at its field", async () => {
  signedInAs('Employee')
  mine()
  const message = "Enter the landlord's PAN: the rent of the year is above ₹1,00,000"
  const wrong = new Failure(400, 'Some fields need correction.', {
    errors: [{ path: 'body.details.landlordPan', message }],
  })
  mockApi({ 'PUT /api/v1/employee/self-tax-item/{id}': wrong })
  const { user } = show(<TaxScreen />)
  await user.click(await screen.findByRole('button', { name: 'Actions for Rent in Mumbai' }))
  await user.click(screen.getByRole('menuitem', { name: 'Change' }))
  const dialog = await screen.findByRole('dialog', { name: 'Rent in Mumbai' })
  await user.clear(await within(dialog).findByLabelText(/Landlord's PAN/))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText(message)).toBeTruthy()
  expect(within(dialog).getByLabelText("Landlord's name")).toHaveProperty('value', 'Suresh Patil')
})

test('a regime is chosen after confirmation, and proofs are added and submitted', async () => {
  signedInAs('Employee')
  const { calls } = mine()
  const { user } = show(<TaxScreen />)
  await user.click(await screen.findByRole('button', { name: 'Choose the old regime' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Choose the old regime' }))
  await expect
    .poll(() => calls('PUT /api/v1/employee/self-tax-regime')[0]?.body)
    .toEqual({ financialYear: '2026-27', regime: 'old' })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 5_000 })
  const [input] = screen.getAllByLabelText('Add proof for Rent in Mumbai')
  await user.upload(input!, new File(['%PDF'], 'june.pdf', { type: 'application/pdf' }))
  await expect.poll(() => calls('POST /api/v1/employee/self-tax-proof/{id}')[0]?.params).toEqual({ id: rent._id })
  await user.click(screen.getByRole('button', { name: 'Submit proofs' }))
  await expect.poll(() => calls('PUT /api/v1/employee/self-tax-submit')[0]?.body).toEqual({ financialYear: '2026-27' })
})

test('a closed declaration is read-only', async () => {
  signedInAs('Employee')
  mine({
    isLocked: true,
    proofsOnly: true,
    regime: { ...declaration.regime, fixed: 'Declarations closed. Ask payroll.' },
  })
  show(<TaxScreen />)
  expect(await screen.findByText('Declarations closed. Ask payroll.')).toBeTruthy()
  for (const name of ['Add', 'Choose the old regime', 'Submit proofs', 'Actions for Rent in Mumbai'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a declaration that cannot be loaded says so', async () => {
  signedInAs('Employee')
  mockApi({ 'GET /api/v1/employee/self-tax': new Failure(503, 'The service is not available for a moment.') })
  show(<TaxScreen />)
  expect(await screen.findByText('Could not load your tax declaration.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('the company admin has no tax, and nothing is requested', async () => {
  const user = signedInAs('admin')
  useSession.setState({ user: { ...user, employeeId: '' } })
  const { calls } = mine()
  show(<TaxScreen />)
  expect(await screen.findByText('No tax declaration')).toBeTruthy()
  expect(calls('GET /api/v1/employee/self-tax')).toEqual([])
})

test('payroll rejects a proof with a reason', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = theirs()
  const { user } = show(<TaxDeclarationsScreen />)
  await user.click(await screen.findByText('Priya Nair'))
  await user.click(await screen.findByRole('button', { name: 'Actions for Public provident fund (PPF)' }))
  await user.click(screen.getByRole('menuitem', { name: 'Reject' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reject "Public provident fund (PPF)"' })
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
  expect(await within(dialog).findByText('Enter a reason. The employee sees it.')).toBeTruthy()
  await user.type(within(dialog).getByLabelText('Reason'), 'The year cannot be read')
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
  await expect
    .poll(() => calls('PUT /api/v1/user/tax-item-decision/{id}')[0])
    .toMatchObject({ params: { id: ppf._id }, body: { action: 'reject', reason: 'The year cannot be read' } })
})

test('a pending proof is accepted in place', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = theirs({ ...declaration, items: [{ ...ppf, state: 'submitted' }] })
  const { user } = show(<TaxDeclarationsScreen />)
  await user.click(await screen.findByText('Priya Nair'))
  const decision = within(await screen.findByRole('group', { name: 'Review Public provident fund (PPF)' }))
  await user.click(decision.getByRole('button', { name: 'Accept' }))
  await expect
    .poll(() => calls('PUT /api/v1/user/tax-item-decision/{id}')[0])
    .toMatchObject({ params: { id: ppf._id }, body: { action: 'accept' } })
})

test('a read-only payroll user has nothing to decide', async () => {
  signedInAs('Accountant', 'payRollHistoryRead')
  theirs()
  const { user } = show(<TaxDeclarationsScreen />)
  expect(await screen.findByText('1 pending')).toBeTruthy()
  await user.click(screen.getByText('Priya Nair'))
  expect(await screen.findByText('Public provident fund (PPF)')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Actions for Public provident fund (PPF)' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Choose the old regime' })).toBeNull()
})
