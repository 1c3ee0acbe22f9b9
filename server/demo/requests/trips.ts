import type { Day, Paise } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import type { BillKind } from '../bills/merchants.ts'
import type { DemoPerson } from '../people.ts'
import { workday, type Told } from './story.ts'

export interface Spent {
  category: string
  kind: BillKind
  paise: Paise
}

export interface PlannedTrip {
  who: DemoPerson
  /** The day of the request, the first day, and the number of days. */
  on: Day
  starts: Day
  days: number
  place: string
  mode: 'flight' | 'train'
  reason: string
  advancePaise: Paise | null
  /** What was spent, if it was settled, on `settledOn`. */
  spent: readonly Spent[]
  settledOn: Day | null
  /** `open`: approved, with the advance still to be paid; `travelled`: paid, and not settled. */
  end: 'pending' | 'forwarded' | 'rejected' | 'cancelled' | 'open' | 'travelled' | 'settling' | 'settled'
}

const stay = (paise: Paise): Spent => ({ category: 'Accommodation', kind: 'hotel', paise })
const fare = (paise: Paise): Spent => ({ category: 'Fares', kind: 'ticket', paise })
const meal = (paise: Paise): Spent => ({ category: 'Meals', kind: 'restaurant', paise })

type Way = Pick<PlannedTrip, 'place' | 'mode' | 'reason'>
const mumbai: Way = { place: 'Mumbai', mode: 'flight', reason: 'Audit of the Mumbai plant' }
const chennai: Way = { place: 'Chennai', mode: 'train', reason: 'Training of the Chennai team' }
const pune: Way = { place: 'Pune', mode: 'flight', reason: 'Workshop with a customer in Pune' }

/** Trips of the employee and their team, from request to settlement. */
export function plannedTrips({ today, employee, team, others }: Told): PlannedTrip[] {
  const [first = employee, second = first, third = second] = team
  const by = (
    who: DemoPerson,
    way: Way,
    [asked, starts, days]: readonly [number, number, number],
    end: PlannedTrip['end'],
    more: Partial<PlannedTrip> = {},
  ): PlannedTrip => ({
    ...{ ...way, who, on: workday(today, asked), starts: addDays(today, -starts), days, end },
    ...{ advancePaise: null, spent: [], settledOn: null, ...more },
  })
  const advance = (paise: Paise) => ({ advancePaise: paise })
  const settled = (back: number, spent: readonly Spent[]) => ({ settledOn: workday(today, back), spent })
  return [
    by(employee, mumbai, [60, 52, 3], 'settled', {
      ...{ ...advance(8_000_00), ...settled(44, [fare(5_640_00), stay(6_720_00), meal(1_180_00)]) },
    }),
    by(employee, chennai, [22, 13, 2], 'travelled', advance(6_000_00)),
    by(employee, pune, [3, -9, 2], 'pending', advance(5_000_00)),
    by(first, chennai, [50, 40, 2], 'settled', {
      ...advance(7_500_00),
      ...settled(33, [fare(2_310_00), stay(2_890_00)]),
    }),
    by(first, mumbai, [4, -12, 3], 'forwarded', advance(9_000_00)),
    by(second, pune, [24, 15, 2], 'settling', {
      ...advance(4_000_00),
      ...settled(6, [fare(4_410_00), stay(3_360_00)]),
    }),
    by(third, mumbai, [28, 20, 1], 'rejected'),
    by(others[1]!, pune, [19, 10, 2], 'cancelled'),
    by(others[0]!, chennai, [6, -5, 2], 'open', advance(6_500_00)),
  ]
}
