import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import ApprovalLevelsScreen from './approval-levels-screen.tsx'
import type { Rule, RuleInput } from './level-sentences.ts'

const id = (last: number) => `01930000-0000-7000-8000-00000000000${last}`
const blank = {
  amountFrom: null,
  halfDaysFrom: null,
  department: null,
  location: null,
  dueHours: null,
  dueAction: null,
}
const manager: Rule = { ...blank, _id: id(1), name: 'Manager', approver: { kind: 'manager', levelsUp: 1 } }
const finance: Rule = {
  ...{ ...blank, _id: id(2), name: 'Finance', halfDaysFrom: 6, dueHours: 8, dueAction: 'remind' },
  approver: { kind: 'person', employeeId: id(7), name: 'Meera Shah' },
}
const head: Rule = { ...blank, _id: id(3), name: 'Head', approver: { kind: 'role', roleId: id(8), name: 'HR' } }

const put = 'PUT /api/v1/user/approval-rules/{type}'
let rules: Rule[]
let calls: ReturnType<typeof mockApi>['calls']

beforeEach(() => {
  signedInAs('Admin', 'informationRead', 'informationWrite')
  rules = [manager, finance, head]
  calls = mockApi({
    'GET /api/v1/user/approval-rules': () => [{ type: 'leave', rules }],
    'GET /api/v1/user/department': [],
    'GET /api/v1/user/location': { data: [], pagination: { page: 1, limit: 10, total: 0 } },
    // As on the server, a saved level is a new one.
    [put]: ({ body }: { body: unknown }) => {
      const sent = (body as { rules: RuleInput[] }).rules
      rules = sent.map(({ name }, at) => ({ ...rules.find((one) => one.name === name)!, _id: id(at + 4) }))
      return null
    },
  }).calls
})

const levels = async () => within(await screen.findByRole('list', { name: 'Levels' })).findAllByRole('listitem')
const sentNames = () => (calls(put).at(-1)?.body as { rules: RuleInput[] } | undefined)?.rules.map(({ name }) => name)

async function choose(user: ReturnType<typeof show>['user'], level: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${level}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

test('each level says who decides, for which requests, and what happens if no one does', async () => {
  show(<ApprovalLevelsScreen />)
  const [first, second, third] = await levels()
  expect(first?.textContent).toContain('Reporting manager')
  for (const words of ['Meera Shah', 'For 3 days or more', 'Remind daily after 8 working hours'])
    expect(second?.textContent).toContain(words)
  expect(third?.textContent).toContain('Anyone with the role HR')
})

test('a type without levels says that the manager decides', async () => {
  rules = []
  show(<ApprovalLevelsScreen />)
  expect(await screen.findByText(/^The reporting manager approves\./)).toBeTruthy()
})

test('a level is moved twice by keyboard alone, because the focus moves with it', async () => {
  const { user } = show(<ApprovalLevelsScreen />)
  await choose(user, 'Head', 'Move up')
  await waitFor(() => expect(sentNames()).toEqual(['Manager', 'Head', 'Finance']))
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for Head'))
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
  await waitFor(() => expect(sentNames()).toEqual(['Head', 'Manager', 'Finance']))
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for Head'))
})

test('an order that could not be saved is reported, and stays as it was', async () => {
  mockApi({ [put]: new Failure(409, 'Somebody else is changing these levels.') })
  const { user } = show(<ApprovalLevelsScreen />)
  await choose(user, 'Head', 'Move up')
  expect(await screen.findByText('Somebody else is changing these levels.')).toBeTruthy()
  expect((await levels()).map((one) => /Manager|Finance|Head/.exec(one.textContent ?? '')?.[0])).toEqual([
    ...['Manager', 'Finance', 'Head'],
  ])
})

test('a level is deleted only after confirmation', async () => {
  const { user } = show(<ApprovalLevelsScreen />)
  await choose(user, 'Finance', 'Delete')
  const question = await screen.findByRole('alertdialog', { name: 'Delete the level "Finance"?' })
  expect(calls(put)).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Delete level' }))
  await waitFor(() => expect(sentNames()).toEqual(['Manager', 'Head']))
  expect(await screen.findByText('Level deleted')).toBeTruthy()
})

test('people with read access see the levels without controls', async () => {
  signedInAs('HR', 'informationRead')
  show(<ApprovalLevelsScreen />)
  expect(await levels()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /^(Add level|Actions for)/ })).toBeNull()
})

test('the preview of deciders names the skipped levels, and why', async () => {
  const of = { dueHours: null, dueAction: null }
  mockApi({
    'GET /api/v1/employee/reporting': { data: [person], pagination: { next: null } },
    'GET /api/v1/user/approval-rules/{type}/preview': [
      { ...of, name: 'Manager', assignee: { kind: 'person', _id: id(9), name: 'Madhav Sen' }, skipped: null },
      { ...of, name: 'Head', assignee: null, skipped: 'alreadyApproved' },
    ],
  } as Parameters<typeof mockApi>[0])
  const { user } = show(<ApprovalLevelsScreen />)
  await user.type(await screen.findByRole('combobox', { name: 'Employee' }), 'Ravi')
  await user.click(await screen.findByRole('option', { name: /Ravi Shetty/ }))
  expect(await screen.findByText('Madhav Sen')).toBeTruthy()
  expect(await screen.findByText(/^Skipped: already approves/)).toBeTruthy()
})

test('the preview of deciders works for any type, by its amount or its days', async () => {
  const preview = 'GET /api/v1/user/approval-rules/{type}/preview'
  const server = mockApi({
    'GET /api/v1/employee/reporting': { data: [{ ...person, designation: '' }], pagination: { next: null, limit: 20 } },
    [preview]: [],
  } as Parameters<typeof mockApi>[0])
  const { user } = show(<ApprovalLevelsScreen />)
  await user.type(await screen.findByRole('combobox', { name: 'Employee' }), 'Ravi')
  await user.click(await screen.findByRole('option', { name: /Ravi Shetty/ }))
  await waitFor(() =>
    expect(server.calls(preview).at(-1)).toMatchObject({ params: { type: 'leave' }, query: { halfDays: '2' } }),
  )
  await user.click(screen.getByRole('combobox', { name: 'Request type' }))
  await user.click(await screen.findByRole('option', { name: 'Claim' }))
  expect(screen.queryByLabelText('Leave days')).toBeNull()
  await user.type(screen.getByLabelText('Amount'), '25000')
  await user.tab()
  await waitFor(() =>
    expect(server.calls(preview).at(-1)).toMatchObject({ params: { type: 'claim' }, query: { amount: '2500000' } }),
  )
  expect(server.calls(preview).at(-1)?.query).not.toHaveProperty('halfDays')
})

const person = { _id: id(6), name: 'Ravi Shetty', code: 'ACM-1', department: 'Design', photo: null }
