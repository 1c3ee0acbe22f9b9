import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import ShiftScreen from '../../organisation/shift/shift-screen.tsx'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { resizeTo } from '../../../shared/testing/set-up.ts'
import { show } from '../../../shared/testing/show.tsx'
import OwnWeek from './own-week.tsx'

const general = { _id: '01930000-0000-7000-8000-0000000000c1', name: 'General', startsAt: '09:30', endsAt: '18:30' }
const night = { _id: '01930000-0000-7000-8000-0000000000c2', name: 'Night', startsAt: '22:00', endsAt: '06:00' }
const open = { shift: general, dayOff: null, leave: null, closed: null }
const priya = {
  ...{ _id: '01930000-0000-7000-8000-0000000000e1', name: 'Priya Nair', code: 'ACM-0002', photo: null },
  department: 'Plant',
  days: [
    { ...open, day: '2026-11-23' },
    { ...open, day: '2026-11-24', leave: 'half' as const },
    { ...open, day: '2026-11-25', leave: 'full' as const },
    { ...open, day: '2026-11-26', dayOff: { kind: 'holiday' as const, name: 'Jayanti' } },
    { ...open, day: '2026-11-27', closed: 'locked' as const },
    { ...open, day: '2026-11-28', shift: null, closed: 'notEmployed' as const },
    { ...open, day: '2026-11-29', dayOff: { kind: 'weeklyOff' as const, name: 'Weekly off' } },
  ],
}
const page = (data: (typeof priya)[]) => ({ data, pagination: { page: 1, limit: 25, total: data.length } })
const plant = { _id: '01930000-0000-7000-8000-0000000000d1', name: 'Plant', parentId: null, people: 1 }
const replies = {
  'GET /api/v1/user/roster': page([priya]),
  'GET /api/v1/user/all-shift': [general, night],
  'GET /api/v1/user/department': [plant] as never,
}
const at = { at: '/home/organization/shift?tab=roster&week=2026-11-25', path: '/home/organization/shift' }

afterEach(signedOut)

describe('the roster', () => {
  it("shows each day's shift, leave, days off and locks, and links to other weeks", async () => {
    signedInAs('HR', 'shiftRead', 'shiftWrite')
    const { calls } = mockApi(replies)
    const { user, router } = show(<ShiftScreen />, at)
    const row = (await screen.findByText('Priya Nair')).closest('tr') as HTMLElement
    expect(calls('GET /api/v1/user/roster')[0]?.query).toMatchObject({ week: '2026-11-25', limit: '25' })
    expect(
      within(row)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual([
      'Priya Nair, Mon, 23 Nov: General, 09:30 – 18:30',
      'Priya Nair, Tue, 24 Nov: General, 09:30 – 18:30, half-day leave',
      'Priya Nair, Wed, 25 Nov: On leave, General',
      'Priya Nair, Thu, 26 Nov: Jayanti, General',
      'Priya Nair, Sun, 29 Nov: Weekly off, General',
    ])
    expect(within(row).getByText('General, 09:30 – 18:30, payroll locked')).toBeTruthy()
    expect(within(row).getByText('Not employed')).toBeTruthy()
    expect(screen.getByText('23 – 29 Nov 2026')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next week' }))
    expect(router.state.location.search).toContain('week=2026-11-30')
    await user.click(screen.getByRole('button', { name: 'This week' }))
    expect(router.state.location.search).toBe('?tab=roster')
  })

  it('assigns a shift by keyboard, for a day, until a day or from then on; refusals are shown at their field', async () => {
    signedInAs('HR', 'shiftRead', 'shiftWrite')
    const locked = 'Payroll has locked days to 31 Oct 2026. Choose a later day.'
    const { calls } = mockApi({
      ...replies,
      'PUT /api/v1/user/roster': (seen) =>
        JSON.stringify(seen.body).includes('"to":null')
          ? { people: 1 }
          : new Failure(400, locked, { errors: [{ path: 'body.changes.0.to', message: locked }] }),
    })
    const { user } = show(<ShiftScreen />, at)
    const cell = await screen.findByRole('button', { name: /Mon, 23 Nov/ })
    cell.focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByLabelText('Shift'))
    await user.click(await screen.findByRole('option', { name: /Night/ }))
    await user.click(screen.getByRole('radio', { name: /Until a date/ }))
    expect(await screen.findByRole('group', { name: /Last day/ })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save shift' }))
    expect(await screen.findByText(locked)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: /From this day on/ }))
    await user.click(screen.getByRole('button', { name: 'Save shift' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const change = { employeeId: priya._id, from: '2026-11-23', shiftId: night._id }
    expect(calls('PUT /api/v1/user/roster').map(({ body }) => body)).toEqual([
      { changes: [{ ...change, to: '2026-11-23' }] },
      { changes: [{ ...change, to: null }] },
    ])
  })

  it('copies a shift to another cell by dragging and by keys, with arrow keys from cell to cell', async () => {
    signedInAs('HR', 'shiftRead', 'shiftWrite')
    const ravi = {
      ...{ ...priya, _id: '01930000-0000-7000-8000-0000000000e2', name: 'Ravi Iyer' },
      days: priya.days.map((day) => ({ ...day, shift: day.shift && night })) as typeof priya.days,
    }
    const { calls } = mockApi({
      ...replies,
      'GET /api/v1/user/roster': page([priya, ravi]),
      'PUT /api/v1/user/roster': { people: 1 },
    })
    const { user } = show(<ShiftScreen />, at)
    const cell = (name: RegExp) => screen.findByRole('button', { name })
    const from = await cell(/Ravi Iyer, Tue, 24 Nov/)
    const onto = await cell(/Priya Nair, Mon, 23 Nov/)
    const data = new Map<string, string>()
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      get types() {
        return [...data.keys()]
      },
    }
    // Anything dragged from elsewhere is not accepted.
    expect(fireEvent.dragOver(onto, { dataTransfer })).toBe(true)
    fireEvent.dragStart(from, { dataTransfer })
    expect(fireEvent.dragOver(onto, { dataTransfer })).toBe(false)
    fireEvent.drop(onto, { dataTransfer })
    expect(await screen.findByRole('dialog', { name: 'Shift of Priya Nair on Mon, 23 Nov' })).toBeTruthy()
    expect(screen.getByLabelText('Shift')).toHaveProperty('value', 'Night')
    expect(calls('PUT /api/v1/user/roster')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Save shift' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const focused = () => document.activeElement?.getAttribute('aria-label')
    ;(await cell(/Priya Nair, Mon, 23 Nov/)).focus()
    await user.keyboard('{Control>}c{/Control}')
    expect(await screen.findByText(/General copied/)).toBeTruthy()
    await user.keyboard('{ArrowLeft}{ArrowUp}')
    expect(focused()).toMatch(/Priya Nair, Mon/)
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(focused()).toMatch(/Ravi Iyer, Thu/)
    // Friday is locked and Saturday has no work.
    await user.keyboard('{ArrowRight}{ArrowUp}')
    expect(focused()).toMatch(/Priya Nair, Sun/)
    await user.keyboard('{ArrowDown}{Control>}v{/Control}')
    expect(await screen.findByRole('dialog', { name: 'Shift of Ravi Iyer on Sun, 29 Nov' })).toBeTruthy()
    expect(screen.getByLabelText('Shift')).toHaveProperty('value', 'General')
    await user.click(screen.getByRole('button', { name: 'Save shift' }))
    await waitFor(() => expect(calls('PUT /api/v1/user/roster')).toHaveLength(2))
    expect(calls('PUT /api/v1/user/roster').map(({ body }) => body)).toEqual([
      { changes: [{ employeeId: priya._id, from: '2026-11-23', to: '2026-11-23', shiftId: night._id }] },
      { changes: [{ employeeId: ravi._id, from: '2026-11-29', to: '2026-11-29', shiftId: general._id }] },
    ])
  })

  it('copies the week for the listed people', async () => {
    signedInAs('HR', 'shiftRead', 'shiftWrite')
    const { calls } = mockApi({ ...replies, 'PUT /api/v1/user/roster-copy': { people: 2 } })
    const { user } = show(<ShiftScreen />, { ...at, at: `${at.at}&departmentId=${plant._id}` })
    await screen.findByText('Priya Nair')
    await user.click(screen.getByRole('button', { name: 'Copy week' }))
    expect(await screen.findByText('For everyone in Plant.')).toBeTruthy()
    const weeks = screen.getByLabelText('Number of weeks')
    await user.clear(weeks)
    await user.type(weeks, '3')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Copy week' }))
    expect(await screen.findByText('Shifts of 2 people changed')).toBeTruthy()
    expect(calls('PUT /api/v1/user/roster-copy')[0]?.body).toEqual({
      ...{ week: '2026-11-23', weeks: 3, departmentId: plant._id },
    })
  })

  it('is read-only without permission to change it, and says what is missing and what failed', async () => {
    signedInAs('HR', 'shiftRead')
    mockApi(replies)
    show(<ShiftScreen />, at)
    const row = (await screen.findByText('Priya Nair')).closest('tr') as HTMLElement
    expect(within(row).queryAllByRole('button')).toEqual([])
    expect(screen.queryByRole('button', { name: 'Copy week' })).toBeNull()
  })

  it.each([
    ['No one is employed this week', page([])],
    ['Could not load the roster.', new Failure(503, 'Not for a moment.')],
  ])('says "%s"', async (words, reply) => {
    signedInAs('HR', 'shiftRead')
    mockApi({ ...replies, 'GET /api/v1/user/roster': reply })
    show(<ShiftScreen />, at)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('shows a card per person on a phone, with a line per day', async () => {
    resizeTo({ width: 390, height: 844 })
    signedInAs('HR', 'shiftRead', 'shiftWrite')
    mockApi(replies)
    show(<ShiftScreen />, at)
    const card = (await screen.findByText('Priya Nair')).closest('li') as HTMLElement
    expect(within(card).getAllByRole('listitem').length).toBe(7)
    expect(within(card).getAllByRole('button').length).toBe(5)
  })
})

it('employees see their shifts of the next seven days', async () => {
  mockApi({ 'GET /api/v1/employee/roster': priya.days })
  show(<OwnWeek />)
  expect(await screen.findByText('Jayanti')).toBeTruthy()
  expect(screen.getAllByRole('listitem').length).toBe(7)
})

it('employees are told if their shifts could not be loaded', async () => {
  mockApi({ 'GET /api/v1/employee/roster': new Failure(503, 'Not for a moment.') })
  show(<OwnWeek />)
  expect(await screen.findByText(/Could not load your shifts/)).toBeTruthy()
})
