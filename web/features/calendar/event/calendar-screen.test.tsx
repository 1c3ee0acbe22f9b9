import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import CalendarScreen from './calendar-screen.tsx'

const list = 'GET /api/v1/employee/event-scheduling'
const id = '01930000-0000-7000-8000-0000000000e1'
const event = {
  ...{ _id: id, title: 'Town hall', description: 'All hands', place: 'Room 1', from: '2026-11-10', to: '2026-11-10' },
  ...{ firstFrom: '2026-11-03', firstTo: '2026-11-03', startTime: '10:00', endTime: '11:00' },
  ...{ audience: 'everyone' as const, departments: [], locations: [], people: [], repeat: 'weekly' as const },
  ...{ repeatUntil: null, remindMinutes: null, createdBy: 'Ananya', answer: null },
}
const others = 'GET /api/v1/dashboard/calendar'
const none = { person: null, leaveType: null, isHalf: false, years: null, more: 0 }
const asha = { _id: '01930000-0000-7000-8000-0000000000e9', name: 'Asha Rao', photo: null }
const replies = {
  [list]: [event],
  'GET /api/v1/employee/holiday': [
    { _id: 'h1', name: 'Guru Nanak Jayanti', day: '2026-11-24', kind: 'public' as const, locations: [] },
  ],
  [others]: [
    { ...none, day: '2026-11-12', layer: 'teamLeave' as const, person: asha, isHalf: true },
    { ...none, day: '2026-12-02', layer: 'anniversary' as const, person: asha, years: 5 },
    { ...none, day: '2026-11-30', layer: 'payDate' as const },
  ],
  'GET /api/v1/employee/days-off': [{ day: '2026-11-08', kind: 'weeklyOff' as const, name: 'Sunday' }],
}
const at = '/?day=2026-11-10'

afterEach(() => {
  localStorage.clear()
  signedOut()
})

it('shows a month and moves through its days with the arrow keys, into the next month, too', async () => {
  signedInAs('Employee', 'calendarRead')
  const { calls } = mockApi(replies)
  const { user, router } = show(<CalendarScreen />, { at })
  const grid = await screen.findByRole('grid', { name: 'November 2026' })
  const chosen = within(grid).getByRole('button', { name: 'Tuesday, 10 November 2026, 1 entry' })
  within(grid).getByText('Guru Nanak Jayanti')
  expect(screen.queryByRole('button', { name: 'Add event' })).toBeNull()
  chosen.focus()
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(router.state.location.search).toBe('?day=2026-11-18')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('18 November'))
  await user.keyboard('{PageDown}')
  await screen.findByRole('grid', { name: 'December 2026' })
  expect(calls(list).at(-1)?.query).toEqual({ from: '2026-11-30', to: '2027-01-03' })
})

it('hides a layer and remembers it', async () => {
  signedInAs('Employee', 'calendarRead')
  mockApi(replies)
  const { user } = show(<CalendarScreen />, { at })
  await screen.findByText('Guru Nanak Jayanti')
  await user.click(screen.getByRole('switch', { name: 'Holidays' }))
  expect(screen.queryByText('Guru Nanak Jayanti')).toBeNull()
  expect(localStorage.getItem('muster.calendar.hidden')).toBe('holiday')
})

it('accepts a response, and leaves changes to people with access', async () => {
  signedInAs('Employee', 'calendarRead')
  const answer = 'PUT /api/v1/employee/event-answer/{id}'
  const { calls } = mockApi({ ...replies, [answer]: { _id: id } })
  const { user } = show(<CalendarScreen />, { at })
  await user.click(await screen.findByRole('button', { name: /^Town hall/ }))
  const panel = await screen.findByRole('dialog', { name: 'Town hall' })
  expect(within(panel).queryByRole('button', { name: 'Edit' })).toBeNull()
  await user.click(within(panel).getByRole('button', { name: 'Maybe' }))
  await waitFor(() => expect(calls(answer)[0]).toMatchObject({ params: { id }, body: { answer: 'maybe' } }))
})

it('changes every occurrence from the first one, and deletes after confirmation', async () => {
  signedInAs('HR', 'calendarRead', 'calendarWrite')
  const change = 'PUT /api/v1/employee/event-scheduling/{id}'
  const remove = 'DELETE /api/v1/employee/event-scheduling/{id}'
  const { calls } = mockApi({ ...replies, [change]: { _id: id }, [remove]: null })
  const { user } = show(<CalendarScreen />, { at })
  await user.click(await screen.findByRole('button', { name: /^Town hall/ }))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const form = await screen.findByRole('dialog', { name: 'Edit event' })
  within(form).getByText('Changes apply to every occurrence.')
  await user.clear(within(form).getByLabelText('Title'))
  await user.type(within(form).getByLabelText('Title'), 'All hands')
  await user.click(within(form).getByRole('button', { name: 'Save event' }))
  await waitFor(() =>
    expect(calls(change)[0]?.body).toMatchObject({ title: 'All hands', from: '2026-11-03', repeat: 'weekly' }),
  )
  await user.click(await screen.findByRole('button', { name: /^Town hall/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete event' }))
  await waitFor(() => expect(calls(remove)[0]?.params).toEqual({ id }))
})

it('says if it could not be loaded', async () => {
  signedInAs('Employee', 'calendarRead')
  mockApi({ ...replies, [list]: new Failure(500, 'The server had a problem') })
  show(<CalendarScreen />, { at })
  await screen.findByText('Could not load the calendar.')
})

it('shows leave of the team, anniversaries and pay dates, also on adjacent days of other months', async () => {
  signedInAs('Employee', 'calendarRead')
  const { calls } = mockApi(replies)
  const { user } = show(<CalendarScreen />, { at })
  await screen.findByText('Asha Rao on leave, half day')
  screen.getByText('Pay day')
  screen.getByText("Asha Rao's work anniversary, 5 years")
  expect(calls(others)[0]?.query).toEqual({ from: '2026-10-26', to: '2026-12-06' })
  await user.click(screen.getByRole('switch', { name: 'Birthdays and anniversaries' }))
  expect(screen.queryByText(/work anniversary/)).toBeNull()
})

function drag(from: string, to: string) {
  const held: Record<string, string> = {}
  const dataTransfer = {
    setData: (type: string, text: string) => (held[type] = text),
    getData: (type: string) => held[type] ?? '',
    get types() {
      return Object.keys(held)
    },
  }
  const chip = screen.getAllByTitle(from)[0]!
  fireEvent.dragStart(chip, { dataTransfer })
  const cell = screen.getByRole('button', { name: new RegExp(to) }).closest('[role="gridcell"]')!
  fireEvent.dragOver(cell, { dataTransfer })
  fireEvent.drop(cell, { dataTransfer })
}

it('moves a dragged event with all its details, and undoes it', async () => {
  signedInAs('HR', 'calendarRead', 'calendarWrite')
  const change = 'PUT /api/v1/employee/event-scheduling/{id}'
  const single = { ...event, repeat: 'none' as const, firstFrom: '2026-11-10', firstTo: '2026-11-11', to: '2026-11-11' }
  const { calls } = mockApi({ ...replies, [list]: [single], [change]: { _id: id } })
  const { user } = show(<CalendarScreen />, { at })
  await screen.findAllByTitle('Town hall')
  drag('Town hall', '19 November')
  await waitFor(() =>
    expect(calls(change)[0]?.body).toMatchObject({
      ...{ from: '2026-11-19', to: '2026-11-20', startTime: '10:00', place: 'Room 1', description: 'All hands' },
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(calls(change)[1]?.body).toMatchObject({ from: '2026-11-10', to: '2026-11-11' }))
})

it('confirms in the form before all occurrences are moved', async () => {
  signedInAs('HR', 'calendarRead', 'calendarWrite')
  const { calls } = mockApi(replies)
  show(<CalendarScreen />, { at })
  await screen.findAllByTitle('Town hall')
  drag('Town hall', '12 November')
  const form = within(await screen.findByRole('dialog', { name: 'Edit event' }))
  form.getByText('Changes apply to every occurrence.')
  await waitFor(() => expect(form.getAllByDisplayValue('05/11/2026')).toHaveLength(2))
  expect(calls('PUT /api/v1/employee/event-scheduling/{id}')).toEqual([])
})

it('disables dragging for people who may not change events', async () => {
  signedInAs('Employee', 'calendarRead')
  mockApi(replies)
  show(<CalendarScreen />, { at })
  for (const chip of await screen.findAllByTitle('Town hall')) expect(chip.getAttribute('draggable')).toBeNull()
})
