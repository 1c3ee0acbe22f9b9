import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import TdsScreen from './tds-screen.tsx'

const id = '01930000-0000-7000-8000-0000000000e1'
const month = {
  ...{ month: '2026-10', deductedPaise: 9_000_000, depositedPaise: 8_000_000, openPaise: 1_000_000 },
  ...{ dueOn: '2026-11-07', interestPaise: 30_000, people: 2 },
}
const challan = {
  ...{ _id: id, bsr: '0510308', paidOn: '2026-11-06', serial: '01234', taxPaise: 8_000_000, surchargePaise: 0 },
  ...{ cessPaise: 0, interestPaise: 0, feePaise: 0, otherPaise: 0, totalPaise: 8_000_000, linkedPaise: 8_000_000 },
  ...{ months: ['2026-10'], dueInterestPaise: 0, isFiled: false, addedBy: 'Anita Rao' },
}
const statement = {
  ...{ quarter: 3, form: 'Form 138', from: '2026-10', to: '2026-12', dueOn: '2027-01-31', deductedPaise: 9_000_000 },
  ...{ depositedPaise: 8_000_000, people: 2, challans: 1, fileName: '138RQ327.txt', made: null, receipt: null },
  ...{ filedOn: null, feePaise: 0 },
  missing: [
    { message: '₹10,000 of TDS deducted in October 2026 is not linked to a challan.', at: 'challans' as const },
  ],
  notes: [],
}
const suggested = {
  name: 'Acme',
  lines: ['12, MG Road'],
  state: 'IN-KA',
  pinCode: '560001',
  person: '',
  designation: '',
}

function aRegister(more: Partial<typeof statement> = {}) {
  return mockApi({
    'GET /api/v1/user/tds-month': { financialYear: '2026-27', months: [month] },
    'GET /api/v1/user/tds-challan': { data: [challan], pagination: { page: 1, limit: 10, total: 1 } },
    'POST /api/v1/user/tds-challan': { _id: id, linkedPaise: 1_000_000 },
    'GET /api/v1/user/tds-statement': { financialYear: '2026-27', statements: [{ ...statement, ...more }] },
    'GET /api/v1/user/tds-deductor': { deductor: null, suggested },
  })
}
/** Dialogs and schemas are loaded on demand. */
const patient = { timeout: 15_000 }
const at = (tab: string) => ({ path: '/home/payroll/tds', at: `/home/payroll/tds?tab=${tab}` })

test('shows what is outstanding, and adds a challan of the month', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = aRegister()
  const { user } = show(<TdsScreen />, at('challans'))
  expect(await screen.findByText('BSR 0510308, no. 01234')).toBeTruthy()
  await user.click((await screen.findAllByRole('button', { name: 'Add challan' }))[0]!)
  const dialog = await screen.findByRole('dialog', { name: 'Add challan' }, patient)
  const field = (name: RegExp) => within(dialog).getByRole('textbox', { name })
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /October 2026/ }).checked).toBe(true)
  await user.type(field(/^BSR code/), '0510308')
  await user.type(field(/^Challan serial/), '77')
  await user.type(field(/^Tax/), '10000')
  await user.click(within(dialog).getByRole('button', { name: 'Add challan' }))
  expect(calls('POST /api/v1/user/tds-challan')).toHaveLength(0)
  expect((await within(dialog).findAllByText(/Enter a date/, {}, patient)).length).toBeGreaterThan(0)
})

test('links to what the file lacks, and offers no file', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'employeeIdentityRead')
  aRegister()
  show(<TdsScreen />, at('statements'))
  expect(await screen.findByText(/not linked to a challan/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open challans' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Record filing' })).toBeNull()
})

test('a complete statement can be downloaded only by someone who may see identity numbers', async () => {
  signedInAs('HR', 'payRollHistoryRead')
  aRegister({ missing: [] })
  show(<TdsScreen />, at('statements'))
  expect(await screen.findByText(/The file contains PANs/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull()
})

test('the deductor starts with the company information, and reports what is missing', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  aRegister()
  const { user } = show(<TdsScreen />, at('deductor'))
  await waitFor(() =>
    expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Address line 1/ })[0]?.value).toBe('12, MG Road'),
  )
  await user.click(screen.getByRole('button', { name: 'Save deductor details' }))
  expect((await screen.findAllByText('Choose the deductor type', {}, patient)).length).toBeGreaterThan(0)
})
