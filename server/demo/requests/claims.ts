import type { Day, Paise } from '@muster/contract/values.ts'
import type { BillKind } from '../bills/merchants.ts'
import type { DemoPerson } from '../people.ts'
import { workday, type Told } from './story.ts'

interface PlannedLine {
  category: string
  /** Days before the submission. */
  before: number
  paid?: { kind: BillKind; paise: Paise }
  driven?: { words: string; km: number }
}

export interface PlannedClaim {
  who: DemoPerson
  on: Day
  reason: string
  lines: readonly PlannedLine[]
  /** `less`: approved without the last expense. `transfer`: approved, to be paid outside payroll; `transferred`: paid that way. */
  end: 'pending' | 'forwarded' | 'approved' | 'less' | 'rejected' | 'cancelled' | 'transfer' | 'transferred'
}

const taxi = (paise: Paise, before = 3): PlannedLine => ({
  category: 'Local travel',
  before,
  paid: { kind: 'taxi', paise },
})
const meal = (paise: Paise, before = 3): PlannedLine => ({
  category: 'Meals',
  before,
  paid: { kind: 'restaurant', paise },
})
const shop = (paise: Paise, before = 4): PlannedLine => ({
  category: 'Office supplies',
  before,
  paid: { kind: 'shop', paise },
})
const phone = (paise: Paise): PlannedLine => ({
  category: 'Phone and internet',
  before: 5,
  paid: { kind: 'phone', paise },
})
const course = (paise: Paise): PlannedLine => ({
  category: 'Training and books',
  before: 8,
  paid: { kind: 'course', paise },
})
const parcel = (paise: Paise): PlannedLine => ({ category: 'Other', before: 2, paid: { kind: 'courier', paise } })
const guests = (paise: Paise): PlannedLine => ({
  category: 'Client entertainment',
  before: 2,
  paid: { kind: 'restaurant', paise },
})
const drive = (words: string, km: number): PlannedLine => ({ category: 'Own car', before: 2, driven: { words, km } })

/** Claims of the employee and their team in every state, and other people's claims in the months before. */
export function plannedClaims(told: Told): PlannedClaim[] {
  return [...recent(told), ...earlier(told)]
}

function recent({ today, employee, team, others }: Told): PlannedClaim[] {
  const [first = employee, second = first, third = second] = team
  const by = (who: DemoPerson, back: number, reason: string, lines: PlannedLine[], end: PlannedClaim['end']) => ({
    ...{ who, on: workday(today, back), reason, lines, end },
  })
  return [
    by(employee, 40, 'Customer workshop in Pune', [taxi(640_00), meal(1_380_00), taxi(720_00)], 'less'),
    by(employee, 22, 'Team lunch', [meal(4_860_00)], 'rejected'),
    by(employee, 9, 'Home internet and course', [phone(1_179_00), course(5_900_00)], 'approved'),
    by(
      employee,
      1,
      'Visit to the Peenya plant',
      [taxi(845_00), meal(560_00), drive('Office to Peenya and back', 46)],
      'pending',
    ),
    by(first, 2, 'Adapters for the test bench', [shop(2_360_00), shop(1_416_00)], 'pending'),
    by(second, 3, 'Dinner with the auditors', [guests(6_825_00), taxi(515_00)], 'forwarded'),
    by(third, 12, 'Sample sent to the customer', [parcel(1_298_00)], 'cancelled'),
    by(first, 33, 'Documents sent to Chennai', [parcel(873_00), taxi(410_00)], 'transferred'),
    by(second, 7, 'Whiteboards for the meeting room', [shop(7_080_00)], 'transfer'),
    by(others[0]!, 4, 'Supplier visit', [drive('Office to Hosur and back', 92), meal(1_020_00)], 'approved'),
  ]
}

/** Two or three a month in the half-year before, across all departments. */
function earlier({ today, others }: Told): PlannedClaim[] {
  const sets: readonly [string, readonly PlannedLine[]][] = [
    ['Customer visit', [taxi(1_150_00), meal(890_00)]],
    ['Phone bill', [phone(944_00)]],
    ['Supplies for the department', [shop(3_304_00)]],
    ['Dinner with a supplier', [guests(5_460_00), taxi(380_00)]],
    ['Training', [course(8_850_00)]],
    ['Plant visit', [drive('Office to Tumakuru and back', 138), meal(740_00)]],
  ]
  return Array.from({ length: 14 }, (_, at) => {
    const [reason, lines] = sets[at % sets.length]!
    const who = others[(at * 5 + 3) % others.length]!
    return { who, on: workday(today, 52 + at * 12), reason, lines, end: at % 5 === 3 ? 'less' : 'approved' }
  })
}
