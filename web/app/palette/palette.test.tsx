import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Got } from '../../shared/call/types.ts'
import { mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs } from '../../shared/testing/people.ts'
import { show } from '../../shared/testing/show.tsx'
import { SearchButton } from './search-button.tsx'

type Employee = Got<'GET /api/v1/employee/basic-info'>['data'][number]
type Teammate = Got<'GET /api/v1/employee/attendance-all'>['data'][number]

const priya = {
  _id: '01930000-0000-7000-8000-0000000000b2',
  name: 'Priya Nair',
  code: 'ACM-0002',
  department: 'Design',
}
const pagination = { page: 1, limit: 6, total: 1 }

test('HR finds a person by name and opens the record with Enter', async () => {
  signedInAs('HR', 'allEmployeeRead', 'allEmployeeWrite')
  const { calls } = mockApi({ 'GET /api/v1/employee/basic-info': { data: [priya as Employee], pagination } })
  const { user, router } = show(<SearchButton />)
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Search people, pages and actions' }), 'priya')
  await screen.findByRole('option', { name: /Priya Nair/ })
  expect(calls('GET /api/v1/employee/basic-info').at(-1)?.query).toMatchObject({ search: 'priya' })
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe(`/home/employee-detail/${priya._id}`)
})

test('a manager finds the team', async () => {
  signedInAs('Manager', 'teamLevelAttendanceRead')
  const { calls } = mockApi({ 'GET /api/v1/employee/attendance-all': { data: [priya as Teammate], pagination } })
  const { user, router } = show(<SearchButton />)
  await user.click(screen.getByRole('button', { name: /Search people/ }))
  await user.type(await screen.findByRole('combobox'), 'nair')
  await user.click(await screen.findByRole('option', { name: /Priya Nair/ }))
  expect(calls('GET /api/v1/employee/attendance-all').at(-1)?.query).toMatchObject({ search: 'nair', scope: 'team' })
  expect(router.state.location.pathname).toBe(`/home/attendance/view-attendance/${priya._id}`)
})

test('a person without access to records finds only pages, and people are not requested', async () => {
  signedInAs('Employee', 'leaveRead', 'leaveWrite')
  mockApi({})
  const { user } = show(<SearchButton />)
  await user.click(screen.getByRole('button', { name: /Search pages and actions/ }))
  await user.type(await screen.findByRole('combobox', { name: 'Search pages and actions' }), 'leave')
  expect(screen.getAllByRole('option').length).toBeGreaterThan(1)
})
