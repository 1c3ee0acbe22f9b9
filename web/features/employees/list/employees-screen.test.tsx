import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { employers, priyaInList } from '../testing.ts'
import EmployeesScreen from './employees-screen.tsx'

const counts = { all: 1, onboarding: 1, active: 0, onNotice: 0, inactive: 0 }

test("shows each person's employer if there are several legal entities, and filters by one", async () => {
  signedInAs('HR', 'allEmployeeRead')
  const api = mockApi({
    'GET /api/v1/employee/basic-info': {
      data: [{ ...priyaInList, entity: 'Labs' }],
      pagination: { page: 1, limit: 10, total: 1 },
    },
    'GET /api/v1/employee/basic-info-counts': counts,
    'GET /api/v1/user/legal-entity-choice': employers,
  })
  const { user } = show(<EmployeesScreen />, { path: '/home/employees', at: '/home/employees' })
  expect((await screen.findAllByText('Labs')).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Legal entity' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Acme' }))
  await waitFor(() =>
    expect(api.calls('GET /api/v1/employee/basic-info').at(-1)?.query).toMatchObject({ entity: 'own' }),
  )
})
