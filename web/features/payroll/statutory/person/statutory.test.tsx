import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startingIdentity } from '@muster/contract/payroll/statutory/employee-statutory.routes.ts'
import { mockApi } from '../../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../../shared/testing/people.ts'
import { show } from '../../../../shared/testing/show.tsx'
import { StatutoryPanel } from './statutory-panel.tsx'
import type { Statutory } from './identity-labels.ts'

const id = '01930000-0000-7000-8000-0000000000e1'
const priya: Statutory = {
  _id: id,
  month: '2026-11',
  value: { ...startingIdentity, vpf: { type: 'amount', monthlyPaise: 500_000 } },
  from: '2026-10',
  next: null,
  notRegistered: ['esi'],
  history: [
    {
      _id: '1',
      from: '2026-10',
      note: 'Asked for by mail',
      who: 'Anita Rao',
      at: '2026-10-02T09:30:00Z',
      changes: [{ field: 'vpf', from: '{"type":"none"}', to: '{"monthlyPaise":500000,"type":"amount"}' }],
    },
  ],
}

test('HR enters from which month on the law treats someone differently', async () => {
  signedInAs('HR', 'allEmployeeWrite', 'employeeSalaryRead')
  const { calls } = mockApi({
    'GET /api/v1/employee/statutory/{id}': priya,
    'PUT /api/v1/employee/statutory/{id}': priya,
  })
  const { user } = show(<StatutoryPanel employeeId={id} name="Priya Nair" />)
  expect(await screen.findAllByText('₹5,000 per month')).toHaveLength(2)
  expect(screen.getByText('The company is not registered for ESIC, so it is not deducted.')).toBeTruthy()
  await user.click(screen.getByText('History'))
  expect(screen.getByText(/Asked for by mail/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByLabelText(/^Percentage of PF wages/))
  await user.click(within(dialog).getByRole('button', { name: 'Save details' }))
  expect(await within(dialog).findByText('Enter a percentage with at most two decimals')).toBeTruthy()
  await user.type(within(dialog).getByLabelText(/^VPF percentage/), '8.5')
  await user.click(within(dialog).getByRole('button', { name: 'Save details' }))
  await waitFor(() => expect(calls('PUT /api/v1/employee/statutory/{id}')).toHaveLength(1))
  expect(calls('PUT /api/v1/employee/statutory/{id}')[0]?.body).toEqual({
    from: '2026-11',
    note: '',
    value: { ...startingIdentity, vpf: { type: 'rate', basisPoints: 850 } },
  })
})

test('someone outside PF is not in the pension scheme either', async () => {
  signedInAs('HR', 'allEmployeeWrite')
  const { calls } = mockApi({
    'GET /api/v1/employee/statutory/{id}': priya,
    'PUT /api/v1/employee/statutory/{id}': priya,
  })
  const { user } = show(<StatutoryPanel employeeId={id} name="Priya Nair" />)
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByLabelText('PF member'))
  await user.click(within(dialog).getByRole('button', { name: 'Save details' }))
  await waitFor(() => expect(calls('PUT /api/v1/employee/statutory/{id}')).toHaveLength(1))
  expect(calls('PUT /api/v1/employee/statutory/{id}')[0]?.body).toMatchObject({
    value: { pfMember: false, epsMember: null, vpf: { type: 'none' } },
  })
})

test('a read-only user sees no button, and others see nothing', async () => {
  signedInAs('Accountant', 'employeeSalaryRead')
  const { calls } = mockApi({ 'GET /api/v1/employee/statutory/{id}': priya })
  const { unmount } = show(<StatutoryPanel employeeId={id} name="Priya Nair" />)
  expect(await screen.findByText('Member, pension based on joining details')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull()
  unmount()
  signedInAs('Employee')
  show(<StatutoryPanel employeeId={id} name="Priya Nair" />)
  expect(screen.queryByText('Statutory details')).toBeNull()
  expect(calls('GET /api/v1/employee/statutory/{id}')).toHaveLength(1)
})
