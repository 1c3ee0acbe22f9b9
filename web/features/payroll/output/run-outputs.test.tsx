import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { calculated, payslip } from '../testing.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import PayRunScreen from '../run/pay-run-screen.tsx'

const at = (tab: string) => ({ path: '/run/:id', at: `/run/${calculated._id}?tab=${tab}` })
const employee = { _id: payslip.employeeId, name: 'Priya Nair', code: 'ACM-0001', department: 'Design' }

const bank = {
  kind: 'bank',
  name: 'Bank file',
  purpose: 'The payments of the month for your bank.',
  fileName: 'Bank 2026-11.csv',
  dueOn: '2026-11-30',
  amountPaise: 14_000_000,
  people: 1,
  excludedCount: 1,
  excluded: [{ code: 'ACM-0002', name: 'Rahul Iyer', reason: 'No bank account: enter it under bank details' }],
  note: 'It does not name your own account. Enter it in the pay run configuration.',
  refused: null,
  entity: null,
  lacks: null,
}
const fund = {
  ...bank,
  kind: 'pf-',
  name: 'Provident fund',
  excluded: [],
  excludedCount: 0,
  note: null,
  lacks: 'employeeIdentityRead',
}
const cause = {
  cause: 'salary' as const,
  name: 'Salary revision',
  people: 1,
  amountPaise: 400_000,
  morePaise: 400_000,
  lessPaise: 0,
}
const answers = {
  'GET /api/v1/user/payrun/{id}/bank-answer': {
    payments: 1,
    paid: 0,
    returned: 0,
    open: 1,
    onHold: 0,
    returnedPaise: 0,
    onHoldPaise: 0,
  },
  'GET /api/v1/user/payrun/{id}/payments': { data: [], pagination: { page: 1, limit: 10, total: 0 } },
}
const words = 'Basic changed from ₹40,000 to ₹44,000 per month'

test('a locked run has its files, each with its due day and whom it excludes', async () => {
  signedInAs('HR', 'payRollHistoryRead')
  const { calls } = mockApi({
    'GET /api/v1/user/payrun/{id}': { ...calculated, state: 'approved' },
    'GET /api/v1/user/payrun/{id}/files': { files: [bank, fund], problems: [], templates: [], making: null },
    'GET /api/v1/user/payrun/{id}/files/{kind}': new Failure(422, 'The payments come to ₹1, but ₹2 was approved.'),
  })
  const { user } = show(<PayRunScreen />, at('files'))
  expect(await screen.findByText('₹1,40,000 · 1 person · Due 30 Nov 2026')).toBeTruthy()
  expect(screen.getAllByText(/It does not name your own account/)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '1 person needs attention: Bank file' }))
  expect(screen.getByText('Rahul Iyer (ACM-0002): No bank account: enter it under bank details')).toBeTruthy()
  expect(
    screen.getByText('To download it, ask an administrator for the permission “Identity numbers: View”.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Download Provident fund' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Download Bank file' }))
  expect(await screen.findByText('The payments come to ₹1, but ₹2 was approved.')).toBeTruthy()
  expect(calls('GET /api/v1/user/payrun/{id}/files/{kind}')).toHaveLength(1)
})

test('files in progress show how far they are, and appear when they are ready', async () => {
  signedInAs('HR', 'payRollHistoryRead')
  let reads = 0
  mockApi({
    'GET /api/v1/user/payrun/{id}': { ...calculated, state: 'approved' },
    'GET /api/v1/user/payrun/{id}/files': () =>
      ++reads < 3
        ? { files: [], problems: [], templates: [], making: { done: reads, total: 8 } }
        : { files: [bank], problems: [], templates: [], making: null },
  })
  show(<PayRunScreen />, at('files'))
  expect(await screen.findByText(/^\d of 8 file types are ready/)).toBeTruthy()
  expect(await screen.findByText('Bank file', {}, { timeout: 8_000 })).toBeTruthy()
  expect(screen.queryByRole('progressbar', { name: 'Files' })).toBeNull()
}, 15_000)

test('disagreements between parts of a run are reported above the files', async () => {
  signedInAs('HR', 'payRollHistoryRead')
  mockApi({
    'GET /api/v1/user/payrun/{id}': { ...calculated, state: 'paid' },
    'GET /api/v1/user/payrun/{id}/files': {
      files: [bank],
      problems: ['The journal comes to ₹1, net pay to ₹2'],
      templates: [],
      making: null,
    },
    ...answers,
  })
  const { user } = show(<PayRunScreen />, at('files'))
  expect(await screen.findByText(/Do not pay until this is resolved: The journal comes to/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Payments' }))
  expect(await screen.findByText('No payments in this pay run')).toBeTruthy()
})

test('changes are shown by cause, and pressing one shows its people', async () => {
  signedInAs('HR', 'payRollHistoryRead')
  const { calls } = mockApi({
    'GET /api/v1/user/payrun/{id}': calculated,
    'GET /api/v1/user/payrun/{id}/difference': {
      previousMonth: '2026-10',
      netBeforePaise: 14_600_000,
      netAfterPaise: 15_000_000,
      changePaise: 400_000,
      people: { before: 2, after: 2, changed: 1 },
      causes: [cause],
      unexplainedPaise: 0,
    },
    'GET /api/v1/user/payrun/{id}/difference/people': {
      data: [
        {
          employee,
          payslipId: payslip._id,
          netBeforePaise: 4_000_000,
          netAfterPaise: 4_400_000,
          changePaise: 400_000,
          amountPaise: 400_000,
          causes: [{ cause: 'salary', name: 'Salary revision', amountPaise: 400_000, words }],
        },
      ],
      pagination: { page: 1, limit: 10, total: 1 },
    },
  })
  const { user } = show(<PayRunScreen />, at('changes'))
  expect(await screen.findByRole('heading', { name: 'Compared with October 2026' })).toBeTruthy()
  expect(screen.queryByText('Files and forms')).toBeNull()
  const button = screen.getByRole('button', { name: /Salary revision.*1 person.*\+₹4,000/ })
  await user.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(within(await screen.findByRole('table')).getByText(words)).toBeTruthy()
  expect(calls('GET /api/v1/user/payrun/{id}/difference/people').at(-1)?.query).toMatchObject({
    cause: 'salary',
    sortBy: 'amount',
  })
})

test('a first month has nothing to compare with', async () => {
  signedInAs('HR', 'payRollHistoryRead')
  mockApi({
    'GET /api/v1/user/payrun/{id}': calculated,
    'GET /api/v1/user/payrun/{id}/difference': {
      previousMonth: null,
      netBeforePaise: 0,
      netAfterPaise: 1,
      changePaise: 1,
      people: { before: 0, after: 1, changed: 1 },
      causes: [],
      unexplainedPaise: 0,
    },
  })
  show(<PayRunScreen />, at('changes'))
  expect(await screen.findByText('There is no locked month before this one.')).toBeTruthy()
})

test('with several legal entities each has its own files, fetched as such', async () => {
  signedInAs('HR', 'payRollHistoryRead')
  const files = [
    { ...bank, name: 'Register', kind: 'register', entity: { _id: null, name: 'Acme' } },
    { ...bank, name: 'Register', kind: 'register', entity: { _id: employee._id, name: 'Labs' } },
  ]
  const { calls } = mockApi({
    'GET /api/v1/user/payrun/{id}': { ...calculated, state: 'approved' },
    'GET /api/v1/user/payrun/{id}/files': { files, problems: [], templates: [], making: null },
    'GET /api/v1/user/payrun/{id}/files/{kind}': new Failure(422, 'Not now.'),
  })
  const { user } = show(<PayRunScreen />, at('files'))
  expect(await screen.findByText('Files and forms: Acme')).toBeTruthy()
  expect(screen.getByText('Files and forms: Labs')).toBeTruthy()
  for (const button of screen.getAllByRole('button', { name: 'Download Register' })) await user.click(button)
  expect(calls('GET /api/v1/user/payrun/{id}/files/{kind}').map(({ query }) => query)).toEqual([
    { entity: 'own' },
    { entity: employee._id },
  ])
})
