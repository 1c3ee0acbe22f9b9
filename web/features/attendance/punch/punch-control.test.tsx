import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Today } from './use-punch.ts'
import { usePunchStore } from './punch-store.ts'
import { punchedSeconds } from './punched-time.ts'
import { useSnackbar } from '../../../shared/snackbar/snackbar.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import PunchControl from './punch-control.tsx'

const status = 'GET /api/v1/employee/attendances'
const punchIn = 'POST /api/v1/employee/punch-in'

function today(changes: Partial<Today> = {}): Today {
  return {
    employeeAttendance: { punchIn: [], punchOut: [] },
    lastPunchStatus: null,
    workDate: new Date().toISOString().slice(0, 10),
    zone: 'UTC',
    shift: null,
    expected: null,
    location: 'Bengaluru HQ',
    asksForPosition: false,
    dayOff: null,
    missedPunchOut: null,
    canPunchOutLate: false,
    ...changes,
  }
}
const ready = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: 'Punch In' })
    expect(button).toHaveProperty('disabled', false)
    return button
  })
const inNow = () => today({ employeeAttendance: { punchIn: [new Date().toISOString()], punchOut: [] } })

describe('the punch control', () => {
  beforeEach(() => void signedInAs('Employee', 'selfattendanceRead'))
  afterEach(() => {
    signedOut()
    usePunchStore.setState({ apiStatus: 'idle', lastPunchStatus: null, question: null, early: null })
    useSnackbar.setState({ open: false, queue: [] })
  })

  it('punches in with a spinner meanwhile, and offers to punch out', async () => {
    let answer = () => {}
    const waits = new Promise<void>((resolve) => (answer = resolve))
    mockApi({
      [status]: { today: today(), summary: null },
      [punchIn]: async () => {
        await waits
        return inNow()
      },
    })
    const { user } = show(<PunchControl />)
    await user.click(await ready())
    expect(screen.getByRole('button', { name: 'Punch In' })).toHaveProperty('disabled', true)
    act(() => answer())
    await screen.findByRole('button', { name: 'Punch Out' })
    expect(usePunchStore.getState()).toMatchObject({ apiStatus: 'idle', lastPunchStatus: 'IN' })
  })

  it("shows the server's refusal, and its own message if there was no reply", async () => {
    let fails: Failure | Response = new Failure(422, 'You are 1.2 km from Bengaluru HQ.')
    mockApi({ [status]: { today: today(), summary: null }, [punchIn]: () => fails })
    const { user } = show(<PunchControl />)
    await user.click(await ready())
    await screen.findByText('You are 1.2 km from Bengaluru HQ.')
    await user.click(screen.getByRole('button', { name: 'Close message' }))
    fails = Response.error()
    await user.click(await ready())
    await screen.findByText('Failed to punch in. Please try again.')
  })

  it('shows a network error if the status cannot be loaded, and retries', async () => {
    let works = false
    mockApi({ [status]: () => (works ? { today: today(), summary: null } : new Failure(503, 'Away')) })
    const { user } = show(<PunchControl />)
    await screen.findByText('Network error')
    works = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Punch In' })
  })

  it('continues without a position if the browser has none', async () => {
    Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true })
    const { calls } = mockApi({
      [status]: { today: today({ asksForPosition: true }), summary: null },
      [punchIn]: inNow(),
    })
    const { user } = show(<PunchControl />)
    await user.click(await ready())
    await screen.findByText('Geolocation is not supported by your browser')
    await screen.findByRole('button', { name: 'Punch Out' })
    expect(calls(punchIn)[0]?.body).toEqual({})
  })

  it('asks whether a punch elsewhere is on duty', async () => {
    const text = 'You are 1.2 km from Bengaluru HQ. Punch in as on duty?'
    const { calls } = mockApi({
      [status]: { today: today(), summary: null },
      [punchIn]: ({ body }) =>
        (body as { onDuty?: boolean }).onDuty
          ? inNow()
          : new Failure(409, text, { errors: [{ path: 'body.onDuty', message: text }] }),
    })
    const { user } = show(<PunchControl />)
    await user.click(await ready())
    const dialog = await screen.findByRole('alertdialog', { name: text })
    await user.type(within(dialog).getByRole('textbox'), 'At the customer')
    await user.click(within(dialog).getByRole('button', { name: 'Punch in on duty' }))
    await waitFor(() => expect(calls(punchIn)[1]?.body).toEqual({ onDuty: true, note: 'At the customer' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  describe('before the end of the shift', () => {
    const punchOut = 'POST /api/v1/employee/punch-out'
    const hour = 3_600_000
    const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
    const until = (ends: number, changes: Partial<Today> = {}) => {
      const [startsAt, endsAt] = [new Date(ends - 9 * hour).toISOString(), new Date(ends).toISOString()]
      const shift = { name: 'General', fullDayMinutes: 420, startsAt, endsAt }
      const expected = { from: startsAt, to: endsAt }
      return mockApi({
        [status]: { today: { ...inNow(), shift, expected, ...changes }, summary: null },
        [punchOut]: today(),
      }).calls
    }
    const leave = async (user: ReturnType<typeof show>['user']) =>
      user.click(await screen.findByRole('button', { name: 'Punch Out' }))

    it('confirms first, and punches out only then', async () => {
      const calls = until(Date.now() + hour)
      const { user } = show(<PunchControl />)
      await leave(user)
      const dialog = await screen.findByRole('alertdialog', { name: /^Your shift ends at .+\. Punch out now\?$/ })
      expect(within(dialog).getByText('You have worked 0 m of 9 h today.')).toBeTruthy()
      await user.click(within(dialog).getByRole('button', { name: 'Stay punched in' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      expect(calls(punchOut)).toHaveLength(0)
      await leave(user)
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Punch out' }))
      await screen.findByRole('button', { name: 'Punch In' })
      expect(calls(punchOut)).toHaveLength(1)
    })

    it.each([
      ['the shift is over', -hour, {}],
      ['it is a day off, or leave covers it', hour, { expected: null }],
      ['leave covers the second half', 3 * hour, { expected: { from: at(-6), to: at(-1) } }],
    ])('does not ask if %s', async (_, left, changes) => {
      const calls = until(Date.now() + left, changes)
      const { user } = show(<PunchControl />)
      await leave(user)
      await waitFor(() => expect(calls(punchOut)).toHaveLength(1))
      expect(screen.queryByRole('alertdialog')).toBeNull()
    })
  })

  it('is hidden from people who do not punch', () => {
    signedInAs('admin')
    mockApi({})
    show(<PunchControl />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the daily timer', () => {
  const at = (time: string) => `2026-11-20T${time}:00+05:30`
  const now = Date.parse(at('14:00'))

  it('adds finished spans and the open one', () => {
    const punches = { punchIn: [at('09:30'), at('13:00')], punchOut: [at('12:00')] }
    expect(punchedSeconds(punches, now, 'Asia/Kolkata')).toBe(3.5 * 3600)
  })

  it('starts at zero at local midnight', () => {
    const night = { punchIn: ['2026-11-19T22:00:00+05:30'], punchOut: [] }
    expect(punchedSeconds(night, Date.parse(at('01:15')), 'Asia/Kolkata')).toBe(75 * 60)
  })

  it.each([
    ['go back', '2026-11-01T17:00:00Z', 13],
    ['go forward', '2026-03-08T16:00:00Z', 11],
  ])('counts the true hours since midnight where the clocks %s, at noon', (_, noon, hours) => {
    const sinceYesterday = { punchIn: [new Date(Date.parse(noon) - 20 * 3_600_000).toISOString()], punchOut: [] }
    expect(punchedSeconds(sinceYesterday, Date.parse(noon), 'America/New_York')).toBe(hours * 3600)
  })
})
