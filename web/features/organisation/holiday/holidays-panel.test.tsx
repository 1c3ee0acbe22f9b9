import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { HolidaysPanel } from './holidays-panel.tsx'

const list = 'GET /api/v1/employee/holiday'
const effect = 'POST /api/v1/employee/holiday-effect'
const diwali = {
  ...{ _id: '01930000-0000-7000-8000-0000000000d1', name: 'Diwali', day: '2025-10-20', kind: 'public' as const },
  locations: [],
}

afterEach(signedOut)

it('everyone sees the holidays of a year', async () => {
  signedInAs('Employee', 'calendarRead')
  const { calls } = mockApi({ [list]: [diwali] })
  const { user } = show(<HolidaysPanel />, { at: '/?year=2025' })
  const row = await screen.findByRole('row', { name: /Diwali/ })
  expect(row.textContent).toContain('Mon, 20 Oct')
  expect(row.textContent).toContain('All locations')
  expect(screen.queryByRole('button', { name: 'Add holiday' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Previous year' }))
  await waitFor(() => expect(calls(list).at(-1)?.query).toEqual({ year: '2024' }))
})

it('people with access add holidays, and delete them after confirmation', async () => {
  signedInAs('HR', 'calendarRead', 'calendarWrite')
  const { calls } = mockApi({
    [list]: [diwali],
    'POST /api/v1/employee/holiday': new Failure(409, '"Diwali" is on this day already', {
      errors: [{ path: 'body.name', message: '"Diwali" is on this day already' }],
    }),
    'DELETE /api/v1/employee/holiday/{id}': null,
    [effect]: { people: 3, returnedHalfDays: 0, takenHalfDays: 5 },
  })
  const { user } = show(<HolidaysPanel />, { at: '/?year=2025' })
  await user.click(await screen.findByRole('button', { name: 'Add holiday' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add holiday' })
  await user.type(within(dialog).getByLabelText('Name'), 'Diwali')
  await user.click(within(dialog).getByRole('button', { name: 'Save holiday' }))
  await within(dialog).findByText('Enter a date as DD/MM/YYYY')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await user.click(await screen.findByRole('button', { name: 'Actions for Diwali' }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await screen.findByText('This changes leave for 3 people. Deducted: 2.5 days. They will be notified.')
  expect(calls(effect).at(-1)?.body).toEqual({ _id: diwali._id })
  await user.click(await screen.findByRole('button', { name: 'Delete holiday' }))
  await waitFor(() => expect(calls('DELETE /api/v1/employee/holiday/{id}')[0]?.params).toEqual({ id: diwali._id }))
})

it('says whose leave a holiday affects before it is saved', async () => {
  signedInAs('HR', 'calendarRead', 'calendarWrite')
  const { calls } = mockApi({ [list]: [diwali], [effect]: { people: 1, returnedHalfDays: 2, takenHalfDays: 0 } })
  const { user } = show(<HolidaysPanel />, { at: '/?year=2025' })
  await user.click(await screen.findByRole('button', { name: 'Actions for Diwali' }))
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit Diwali' })
  await within(dialog).findByText('This changes leave for 1 person. Credited back: 1 day. They will be notified.')
  expect(calls(effect).at(-1)?.body).toEqual({
    _id: diwali._id,
    holiday: { day: '2025-10-20', kind: 'public', locationIds: [] },
  })
  mockApi({ [effect]: { people: 0, returnedHalfDays: 0, takenHalfDays: 0 } })
  await user.click(within(dialog).getByRole('radio', { name: /Optional/ }))
  await within(dialog).findByText('No leave is affected.')
})
