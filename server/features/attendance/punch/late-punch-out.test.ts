import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/company.ts'
import { checkedFile, imported, rowsOf, undone } from '../../imports/testing/run-file.ts'
import { attendanceFacts, lateAttendance, lockDays, unlockDays } from '../index.ts'
import { both, correctionCompany, out, thursday, wednesday } from '../testing/correction-company.ts'

/** Priya's shift is 09:30 to 18:30: her work date ends at 02:00, and she worked on Thursday from 10:00 to 02:30. */
let made: Awaited<ReturnType<typeof correctionCompany>>
let hr: Person
const friday = '2026-11-20'
const longDay = { workedMinutes: 990, overtimeMinutes: 450, openSince: null, lossOfPayHalfDays: 0, state: 'present' }
const headings = 'Employee Code,Date,Check in,Check out,Attendance'

beforeEach(async () => {
  made = await correctionCompany()
  hr = await made.company.employee('Hema Rao', { role: 'HR' })
})

const punch = async (kind: 'in' | 'out', day: string, time: string) => {
  made.company.clock.set(new Date(`${day}T${time}+05:30`).toISOString())
  return made.priya.raw(`POST /api/v1/employee/punch-${kind}`, { body: {} })
}
const today = async () => (await made.priya.call('GET /api/v1/employee/attendances', { query: {} })).today
const lost = async () => {
  const [facts] = await made.company.within((tx) =>
    attendanceFacts(tx, { month: '2026-11', employees: [made.priya.employee] }),
  )
  return facts!.lossOfPay.some(({ day }) => day === thursday)
}

describe('a punch-out after the end of the work date', () => {
  it('closes the open day before, once, and leaves the new day for its own punches', async () => {
    await punch('in', thursday, '10:00:00')
    made.company.clock.set('2026-11-19T21:00:00.000Z')
    expect(await today()).toMatchObject({
      ...{ workDate: friday, missedPunchOut: thursday, canPunchOutLate: true, lastPunchStatus: null },
    })
    expect(await punch('out', friday, '02:30:00')).toMatchObject({ status: 200 })
    expect(await punch('out', friday, '02:30:01')).toMatchObject({ status: 200 })
    expect(await made.dayOf()).toMatchObject({ ...longDay, punches: [{ kind: 'in' }, { kind: 'out' }] })
    expect(await today()).toMatchObject({ missedPunchOut: null, canPunchOutLate: false, lastPunchStatus: null })
    expect(await punch('out', friday, '02:40:00')).toMatchObject({ status: 409 })
    expect(await lost()).toBe(false)

    await punch('in', friday, '09:30:00')
    await punch('out', friday, '18:30:00')
    expect(await made.dayOf(friday)).toMatchObject({ workedMinutes: 540, punches: [{ kind: 'in' }, { kind: 'out' }] })
    expect(await made.dayOf()).toMatchObject(longDay)
  })

  it('does not take what follows a punch-in of the new day, nor anything 24 hours later', async () => {
    await punch('in', thursday, '10:00:00')
    await punch('in', friday, '09:30:00')
    expect(await today()).toMatchObject({ missedPunchOut: thursday, canPunchOutLate: false })
    await punch('out', friday, '09:50:00')
    expect(await made.dayOf()).toMatchObject({ openSince: '2026-11-19T04:30:00.000Z' })
    expect(await made.dayOf(friday)).toMatchObject({ workedMinutes: 20 })
  })

  it('is refused more than 24 hours after the punch-in', async () => {
    await punch('in', thursday, '09:30:00')
    expect(await punch('out', friday, '09:31:00')).toMatchObject({ status: 409 })
  })

  it('counts all night work of a weekly off as its overtime, for comp-off', async () => {
    await punch('in', '2026-11-15', '20:00:00')
    await punch('out', '2026-11-16', '03:30:00')
    expect(await made.dayOf('2026-11-15')).toMatchObject({ state: 'weeklyOff', overtimeMinutes: 450, openSince: null })
  })
})

describe('a correction past the end of the work date', () => {
  it('is requested, approved and cancelled, and the day after keeps its punches', async () => {
    await made.punched(thursday, '10:00')
    await made.punched(friday, '09:30')
    expect(await made.refused(out('18:00', wednesday), out('02:30'))).toHaveLength(1)
    const id = await made.submit(out('02:30'))
    expect((await made.see(made.anita, id)).details).toMatchObject({ after: longDay })
    await made.decide(made.anita, id)
    expect(await made.dayOf()).toMatchObject(longDay)
    expect(await made.holding(friday)).toEqual(['in 09:30'])
    await made.cancel(id)
    await made.decide(made.anita, id)
    expect(await made.dayOf()).toMatchObject({ openSince: '2026-11-19T04:30:00.000Z', lossOfPayHalfDays: 2 })
  })

  it('is made by HR with a call-out at night', async () => {
    await made.correct(thursday, [
      { in: '10:00', out: '18:30' },
      { in: '23:00', out: '03:00' },
    ])
    expect(await made.dayOf()).toMatchObject({ workedMinutes: 750, openSince: null })
    expect(await made.holding()).toEqual(['in 10:00', 'out 18:30', 'in 23:00', 'out 03:00'])
  })

  it('stays an error if in and out are swapped, or 6:30 stands for 18:30', async () => {
    expect(await made.refused(both('18:30', '09:30'), both('09:30', '06:30', wednesday))).toHaveLength(2)
  })
})

describe('a file with work past the end of the work date', () => {
  it('closes the day, is unchanged when imported again, and is undone', async () => {
    const { company, dayOf } = made
    const lines = [
      headings,
      'ACM-0002,18/11/2026,10:00,02:30,',
      'ACM-0002,19/11/2026,09:30,18:30,',
      'ACM-0002,17/11/2026,18:30,9:30,',
    ]
    const id = await checkedFile(company, hr, 'attendance', lines)
    expect((await rowsOf(hr, id)).map(({ faults }) => faults.map(({ column }) => column))).toEqual([[], [], ['out']])
    await imported(company, hr, id)
    expect(await dayOf(wednesday)).toMatchObject(longDay)
    expect(await dayOf()).toMatchObject({ workedMinutes: 540, lateMinutes: 0 })
    const again = await rowsOf(hr, await checkedFile(company, hr, 'attendance', lines.slice(0, 3)))
    expect(again.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
    await undone(company, hr, id)
    expect(await dayOf(wednesday)).toMatchObject({ state: 'absent', workedMinutes: 0 })
  })

  it('leaves a locked day as it was paid, and owes the difference', async () => {
    const { company, priya } = made
    await made.punched(thursday, '10:00')
    await company.within((tx) => lockDays(tx, { from: thursday, to: thursday }))
    made.company.clock.set('2026-11-19T21:00:00.000Z')
    await punch('out', friday, '02:30:00')
    expect(await made.dayOf()).toMatchObject({ lossOfPayHalfDays: 2 })
    const owed = await company.within((tx) => lateAttendance(tx, { upTo: '2026-11', employees: [priya.employee] }))
    expect(owed).toMatchObject([{ halfDays: -2 }])
    await company.within((tx) => unlockDays(tx, { from: thursday }))
    expect(await made.dayOf()).toMatchObject(longDay)
  })
})
