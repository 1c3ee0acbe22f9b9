import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import WeekPanel from './week-panel.tsx'

afterEach(signedOut)

const priya = { _id: '0198', name: 'Priya Nair', photo: null, department: 'Design' }
const pagination = { page: 1, limit: 5, total: 2 }

it('the dashboard shows who celebrates this week, and whose day it is', async () => {
  signedInAs('Employee')
  mockApi({
    'GET /api/v1/employee/birthday': {
      data: [
        { ...priya, kind: 'birthday', day: '2026-11-20', isToday: true, years: null },
        { ...priya, _id: '0199', name: 'Ravi Kumar', kind: 'anniversary', day: '2026-11-22', isToday: false, years: 3 },
      ],
      pagination,
    },
  })
  show(<WeekPanel />)
  await screen.findByText('Birthday')
  screen.getByText('Today')
  screen.getByText(/22 Nov.* · Work anniversary, 3 years/)
  expect(screen.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/home/organization?tab=6')
})

it('says if birthdays could not be loaded', async () => {
  signedInAs('Employee')
  mockApi({ 'GET /api/v1/employee/birthday': new Failure(422, 'Something is wrong here') })
  show(<WeekPanel />)
  await screen.findByText('Something is wrong here')
})
