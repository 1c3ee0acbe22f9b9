import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { EncashmentPanel } from './encashment-panel.tsx'
import type { Encashments } from './encashment.ts'

const get = 'GET /api/v1/employee/leave-encashment/{id}'
const post = 'POST /api/v1/employee/leave-encashment/{id}'
const employee = '01930000-0000-7000-8000-0000000000e1'
const earned = '01930000-0000-7000-8000-0000000000f1'
const known: Encashments = {
  policies: [{ _id: earned, name: 'Earned', mostHalfDays: 23, mostAtExitHalfDays: null }],
  today: '2026-11-20',
  lastDay: null,
  encashments: [
    {
      ...{ _id: employee, policyId: earned, policy: 'Earned', halfDays: 9, on: '2026-10-02', month: '2026-10' },
      ...{ atExit: false, reason: 'Asked for', by: 'Hema Rao', createdAt: '2026-10-02T04:05:00.000Z', paidAt: null },
      isCancelled: false,
    },
  ],
}

it('leave is encashed in half-days, all of it if no days are given', async () => {
  signedInAs('HR', 'employeeSalaryRead', 'employeeSalaryWrite')
  const { calls } = mockApi({ [get]: known, [post]: { _id: employee, halfDays: 23 } })
  const { user } = show(<EncashmentPanel employee={employee} />)
  expect(await screen.findByText('Due with October 2026')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Encash leave' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Encash leave' }))
  expect(await dialog.findByText('Up to 11.5. Leave empty to encash all of it.')).toBeTruthy()
  await user.type(dialog.getByLabelText(/^Days/), '2.5')
  await user.click(dialog.getByRole('button', { name: 'Encash' }))
  await dialog.findByText('Enter a reason. The employee sees it.')
  await user.type(dialog.getByLabelText('Reason'), 'Asked for by Priya')
  await user.click(dialog.getByRole('button', { name: 'Encash' }))
  await waitFor(() => expect(calls(post)).toHaveLength(1))
  expect(calls(post)[0]?.body).toEqual({
    ...{ policyId: earned, halfDays: 5, month: '2026-11', atExit: false, reason: 'Asked for by Priya' },
  })
})

it('an unpaid encashment can be reversed', async () => {
  signedInAs('HR', 'employeeSalaryRead', 'employeeSalaryWrite')
  const { calls } = mockApi({ [get]: known, 'DELETE /api/v1/employee/leave-encashment/{id}': null })
  const { user } = show(<EncashmentPanel employee={employee} />)
  await user.click(await screen.findByRole('button', { name: /Actions for Earned/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reverse' }))
  await user.click(await screen.findByRole('button', { name: 'Reverse' }))
  await waitFor(() => expect(calls('DELETE /api/v1/employee/leave-encashment/{id}')).toHaveLength(1))
})

it('read access changes nothing, and an error can be retried', async () => {
  signedInAs('Accountant', 'employeeSalaryRead')
  mockApi({ [get]: known })
  show(<EncashmentPanel employee={employee} />)
  await screen.findByText('Due with October 2026')
  expect(screen.queryByRole('button', { name: 'Encash leave' })).toBeNull()
  mockApi({ [get]: new Failure(500, 'Something went wrong') })
  show(<EncashmentPanel employee={earned} />)
  expect(await screen.findByRole('button', { name: /Try again|Retry/ })).toBeTruthy()
})
