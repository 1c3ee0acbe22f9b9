import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generalShift } from '../../attendance/shifts.fixture.ts'
import { offDays } from '../../attendance/weekly-off.ts'
import { addDays, type Day, type DayPart } from '../../day.ts'
import { countLeave, releasedDays, type CountedDay } from '../count.ts'
import { leaveLedger, ledgerChanges } from '../ledger/ledger.ts'
import type { LedgerRow } from '../ledger/ledger-row.ts'
import { earnedLeave } from '../policy.fixture.ts'
import { countBooked, recountSpan, type BookedLeave } from './recount.ts'

const first = '2026-10-20'
const dayOf = (count: number): Day => addDays(first, count)
const offOf = (holidays: ReadonlySet<Day>) =>
  offDays({
    from: dayOf(-40),
    to: dayOf(100),
    shiftOn: () => generalShift,
    holidays: [...holidays].map((day) => ({ day, name: 'Diwali' })),
  })

const part = fc.constantFrom<DayPart>('full', 'full', 'first', 'second')
const event = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('ask' as const),
      from: fc.nat(45),
      length: fc.nat(6),
      part,
      sandwich: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('holiday' as const), on: fc.nat(50) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('cancel' as const), which: fc.nat(9) }) },
)

/** One person and a calendar, as in the product: leave is counted when requested, and again near any change. */
class Life {
  holidays = new Set<Day>()
  booked: BookedLeave[] = []
  days = new Map<string, CountedDay[]>()
  ledger: LedgerRow[] = []
  private asked = 0

  ask(from: Day, to: Day, one: DayPart, sandwich: boolean): void {
    const span = { from, to, fromPart: from === to ? one : ('full' as const), toPart: 'full' as const }
    const neighbours = [...this.days.values()].flat()
    const count = countLeave({ ...span, sandwich, off: offOf(this.holidays), neighbours })
    const taken = count.days.filter(({ halfDays }) => halfDays > 0)
    const clashes = (a: CountedDay) =>
      neighbours.some((b) => a.day === b.day && (a.part === 'full' || b.part === 'full' || a.part === b.part))
    if (taken.length === 0 || taken.some(clashes)) return
    this.asked += 1
    const id = String(this.asked).padStart(3, '0')
    this.booked.push({ ...span, id, sandwich })
    this.days.set(id, taken)
  }

  change(day: Day): void {
    if (!this.holidays.delete(day)) this.holidays.add(day)
    this.recount(day, day)
  }

  cancel(which: number): void {
    const gone = this.booked[which % Math.max(1, this.booked.length)]
    if (gone === undefined) return
    this.booked = this.booked.filter((one) => one !== gone)
    this.days.delete(gone.id)
    const left = [...this.days.values()].flat()
    const released = releasedDays({
      counted: left.filter(({ why }) => why === 'sandwich').map(({ day }) => day),
      leave: left.filter(({ why }) => why === 'leave'),
      off: offOf(this.holidays),
    })
    for (const [id, days] of this.days) {
      this.days.set(
        id,
        days.filter(({ day, why }) => why !== 'sandwich' || !released.includes(day)),
      )
    }
    this.recount(gone.from, gone.to)
  }

  recount(from: Day, to: Day): void {
    const near = recountSpan({ from, to })
    const counted = countBooked({ booked: this.booked, off: offOf(this.holidays) })
    for (const one of this.booked) {
      if (one.to < near.from || one.from > near.to) continue
      this.days.set(
        one.id,
        counted.get(one.id)!.days.filter(({ halfDays }) => halfDays > 0),
      )
    }
  }

  due(days: ReadonlyMap<string, readonly CountedDay[]>): LedgerRow[] {
    const taken = [...days].flatMap(([id, all]) => all.map(({ day, halfDays }) => ({ id, day, halfDays })))
    const employment = { joinedOn: '2024-01-01', leftOn: null }
    return leaveLedger({ policy: { ...earnedLeave, halfDaysAYear: 40 }, employment, taken, upTo: dayOf(60) })
  }

  post(): void {
    this.ledger = [...this.ledger, ...ledgerChanges(this.due(this.days), this.ledger, dayOf(60))]
  }
}

test('after leave, holidays declared and removed, and cancellations in any order, days and ledger equal a count from scratch', () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 2, maxLength: 30 }), (events) => {
      const life = new Life()
      for (const one of events) {
        if (one.what === 'ask') life.ask(dayOf(one.from), dayOf(one.from + one.length), one.part, one.sandwich)
        else if (one.what === 'holiday') life.change(dayOf(one.on))
        else life.cancel(one.which)
        life.post()
      }
      const anew = countBooked({ booked: life.booked, off: offOf(life.holidays) })
      const scratch = new Map([...anew].map(([id, { days }]) => [id, days.filter(({ halfDays }) => halfDays > 0)]))
      const bare = (days: ReadonlyMap<string, readonly CountedDay[]>) =>
        [...days].map(([id, all]) => [id, all.map(({ day, part, halfDays }) => `${day} ${part} ${halfDays}`)])
      expect(bare(life.days)).toEqual(bare(scratch))
      expect(ledgerChanges(life.due(scratch), life.ledger, dayOf(60))).toEqual([])
      // No half-day is taken twice.
      const halfDays = [...scratch.values()]
        .flat()
        .flatMap(({ day, part }) => (part === 'full' ? [`${day} first`, `${day} second`] : [`${day} ${part}`]))
      expect(halfDays.length).toBe(new Set(halfDays).size)
    }),
    { numRuns: 600 },
  )
})

// November 2026: all Sundays and the 14th and 28th, Saturdays, are off.
const full = { fromPart: 'full', toPart: 'full' } as const
const leave = (id: string, from: Day, to: Day, sandwich = false): BookedLeave => ({ id, from, to, ...full, sandwich })
const taken = (booked: BookedLeave[], ...holidays: Day[]) =>
  [...countBooked({ booked, off: offOf(new Set(holidays)) })].map(([id, { days }]) => [
    id,
    days.filter(({ halfDays }) => halfDays > 0).map(({ day }) => Number(day.slice(8))),
  ])

describe('recounted leave', () => {
  test('loses the day that became a holiday, even if it was the only one', () => {
    expect(taken([leave('a', '2026-11-17', '2026-11-19')], '2026-11-18')).toEqual([['a', [17, 19]]])
    expect(taken([leave('a', '2026-11-18', '2026-11-18')], '2026-11-18')).toEqual([['a', []]])
  })

  test('encloses the new holiday under the sandwich rule', () => {
    expect(taken([leave('a', '2026-11-17', '2026-11-19', true)], '2026-11-18')).toEqual([['a', [17, 18, 19]]])
  })

  test('no longer encloses the weekend if its Monday becomes a holiday', () => {
    const booked = [leave('a', '2026-11-13', '2026-11-13'), leave('b', '2026-11-16', '2026-11-16', true)]
    expect(taken(booked)).toEqual([
      ['a', [13]],
      ['b', [14, 15, 16]],
    ])
    expect(taken(booked, '2026-11-16')).toEqual([
      ['a', [13]],
      ['b', []],
    ])
  })

  test('gives a working day named in two requests to the earlier one', () => {
    const booked = [leave('a', '2026-11-16', '2026-11-17'), leave('b', '2026-11-17', '2026-11-18')]
    expect(taken(booked, '2026-11-17')).toEqual([
      ['a', [16]],
      ['b', [18]],
    ])
    expect(taken(booked)).toEqual([
      ['a', [16, 17]],
      ['b', [18]],
    ])
  })

  test('takes nothing after the last day of work, and encloses no days off up to it', () => {
    const booked = [leave('a', '2026-11-13', '2026-11-17', true)]
    const counted = (lastDay: Day) =>
      countBooked({ booked, off: offOf(new Set()), lastDay })
        .get('a')!
        .days.filter(({ halfDays }) => halfDays > 0)
        .map(({ day }) => Number(day.slice(8)))
    expect(counted('2026-11-16')).toEqual([13, 14, 15, 16])
    expect(counted('2026-11-15')).toEqual([13])
    expect(counted('2026-11-12')).toEqual([])
  })

  test('leaves a shutdown of more than two weeks between two leaves alone', () => {
    const shutdown = Array.from({ length: 14 }, (_, index) => addDays('2026-11-17', index))
    const booked = [leave('a', '2026-11-16', '2026-11-16'), leave('b', '2026-12-01', '2026-12-01', true)]
    expect(taken(booked, ...shutdown)[1]![1]).toHaveLength(15)
    const later = [leave('a', '2026-11-16', '2026-11-16'), leave('b', '2026-12-02', '2026-12-02', true)]
    expect(taken(later, ...shutdown, '2026-12-01')[1]![1]).toHaveLength(1)
  })
})
