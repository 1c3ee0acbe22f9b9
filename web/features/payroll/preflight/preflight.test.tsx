import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { calculated } from '../testing.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import PayRunScreen from '../run/pay-run-screen.tsx'

const findings = [
  { code: 'excluded' as const, level: 'error' as const, title: 'Without a payslip', people: 1, names: ['Rahul Iyer'] },
  { code: 'noPan' as const, level: 'warning' as const, title: 'No PAN', people: 2, names: ['Priya Nair', 'Tara Sen'] },
  { code: 'companyTan' as const, level: 'warning' as const, title: 'No TAN', people: 0, names: [] },
  {
    code: 'arrears' as const,
    level: 'info' as const,
    title: 'Arrears of earlier months',
    people: 1,
    names: ['Priya Nair'],
  },
]
const priya = { _id: '01930000-0000-7000-8000-0000000000c1', name: 'Priya Nair', code: 'ACM-0001' }
const pagination = { page: 1, limit: 10, total: 1 }
const place = { path: '/run/:id', at: `/run/${calculated._id}?tab=checks` }

function aRun(preflight: unknown = { attempt: 1, blocked: null, approver: null, findings }) {
  return mockApi({
    'GET /api/v1/user/payrun/{id}': calculated,
    'GET /api/v1/user/payrun/{id}/changes': { attempt: 1, state: 'calculated', count: 0, people: [] },
    'GET /api/v1/user/payrun/{id}/preflight': preflight as {
      attempt: 1
      blocked: null
      approver: null
      findings: typeof findings
    },
    'GET /api/v1/user/payrun/{id}/preflight/{code}': {
      data: [{ employee: priya, detail: 'No salary set' }],
      pagination,
    },
  })
}

test('errors come before warnings, and lead to where they are fixed', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'allEmployeeWrite', 'access_statutory_settings')
  const { calls } = aRun()
  const { user } = show(<PayRunScreen />, place)
  const list = await screen.findByRole('region', { name: 'Checks before approval' })
  expect(within(list).getByText('1 error and 2 warnings')).toBeTruthy()
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'ErrorWithout a payslipRahul Iyer',
    'WarningNo PANPriya Nair, Tara Sen',
    'WarningNo TANStatutory settings',
    'InfoArrears of earlier monthsPriya Nair',
  ])
  const tan = within(list).getByRole('link', { name: /No TAN/ })
  expect(tan.getAttribute('href')).toBe('/home/organization/statutory-settings?tab=tds')
  const person = await screen.findByRole('link', { name: /Priya Nair/ })
  expect(person.getAttribute('href')).toBe(`/home/employee-detail/${priya._id}?tab=salary`)
  await user.click(within(list).getByRole('button', { name: /No PAN/ }))
  expect(await screen.findByText('Personal details')).toBeTruthy()
  expect(calls('GET /api/v1/user/payrun/{id}/preflight/{code}').length).toBeGreaterThan(1)
})

test('someone who may not change employees sees the names without links', async () => {
  signedInAs('Accountant', 'payRollHistoryRead')
  aRun()
  show(<PayRunScreen />, place)
  expect(await screen.findByText('Priya Nair')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Priya Nair/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /No TAN/ })).toBeNull()
})

test('a run with nothing wrong says so', async () => {
  signedInAs('HR', 'payRollHistoryRead')
  aRun({ attempt: 1, blocked: null, approver: null, findings: [] })
  show(<PayRunScreen />, place)
  expect(await screen.findByText('No exceptions')).toBeTruthy()
})

test('checks that failed to load can be loaded again', async () => {
  signedInAs('HR', 'payRollHistoryRead')
  aRun(new Failure(503, 'The database is away.'))
  show(<PayRunScreen />, place)
  expect(await screen.findByRole('button', { name: /Try again/i })).toBeTruthy()
})

test('approving repeats what the checks found', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  aRun()
  const { user } = show(<PayRunScreen />, place)
  await user.click(await screen.findByRole('button', { name: 'Approve and lock' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Lock November 2026 payroll?' })
  expect(await within(dialog).findByText(/The checks found 1 error and 2 warnings\./)).toBeTruthy()
})
