import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../shared/testing/people.ts'
import { show } from '../../shared/testing/show.tsx'
import OrganizationScreen from './organization-screen.tsx'

afterEach(signedOut)

it('people without access to the calendar are told whom to contact, and nothing is fetched', async () => {
  signedInAs('Employee')
  const { calls } = mockApi({ 'GET /api/v1/employee/holiday': [] })
  show(<OrganizationScreen />, { at: '/?tab=3' })
  await screen.findByText('No access to holidays')
  expect(calls('GET /api/v1/employee/holiday')).toEqual([])
})

it('people with access find the holidays there', async () => {
  signedInAs('Employee', 'calendarRead')
  mockApi({ 'GET /api/v1/employee/holiday': [] })
  show(<OrganizationScreen />, { at: '/?tab=3&year=2025' })
  await screen.findByText('No 2025 holidays yet')
})
