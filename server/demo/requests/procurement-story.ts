import type { Day, Id, Paise } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { bill } from '../bills/bill.ts'
import type { DemoFile } from '../bills/bill-paper.ts'
import type { DemoPerson } from '../people.ts'
import { buy, handOut } from './purchases.ts'
import { forwardToHr, onDay, workday, type Step, type Told } from './story.ts'

interface PlannedItem {
  name: string
  category: string
  quantity: number
  paise: Paise
}

export interface PlannedPurchase {
  who: DemoPerson
  on: Day
  reason: string
  items: readonly PlannedItem[]
  /** By how much each other quote is higher, in per cent; the first is chosen. */
  quotes?: readonly number[]
  /**
   * `fewer`: approved for half of the first item. `partly`: half of it was delivered. `held`: the requester holds what was delivered,
   * `returned` no longer.
   */
  end:
    | 'pending'
    | 'forwarded'
    | 'rejected'
    | 'cancelled'
    | 'approved'
    | 'fewer'
    | 'ordered'
    | 'partly'
    | 'held'
    | 'returned'
}

const laptop = (quantity: number): PlannedItem => ({
  ...{ name: 'Laptop 14 inch', category: 'IT equipment', quantity, paise: 68_500_00 },
})
const monitor = (quantity: number): PlannedItem => ({
  ...{ name: 'Monitor 27 inch', category: 'IT equipment', quantity, paise: 18_900_00 },
})
const chair = (quantity: number): PlannedItem => ({
  ...{ name: 'Office chair', category: 'Furniture', quantity, paise: 7_450_00 },
})
const phone = (quantity: number): PlannedItem => ({
  ...{ name: 'Mobile phone', category: 'IT equipment', quantity, paise: 21_999_00 },
})
const headset = (quantity: number): PlannedItem => ({
  ...{ name: 'Headset', category: 'Accessories', quantity, paise: 3_290_00 },
})

function planned({ today, employee, team, others }: Told): PlannedPurchase[] {
  const [first = employee, second = first, third = second] = team
  const by = (
    who: DemoPerson,
    back: number,
    reason: string,
    items: readonly PlannedItem[],
    end: PlannedPurchase['end'],
    quotes: readonly number[] = [],
  ): PlannedPurchase => ({ who, on: workday(today, back), reason, items, end, quotes })
  return [
    by(employee, 1, 'A second screen for testing', [monitor(1), headset(1)], 'pending', [0, 4, 9]),
    by(employee, 62, 'My laptop is five years old', [laptop(1)], 'held', [0, 6]),
    by(first, 2, 'Chairs for the meeting room', [chair(8)], 'pending', [0, 3]),
    by(second, 4, 'Laptops for two new joiners', [laptop(2), headset(2)], 'forwarded', [0, 2, 5]),
    by(third, 9, 'A phone for the on-call rota', [phone(1)], 'rejected'),
    by(first, 14, 'Spare headsets', [headset(4)], 'cancelled'),
    by(second, 18, 'Screens for the new desks', [monitor(6)], 'fewer', [0, 7]),
    by(others[0]!, 11, 'Chairs for the training room', [chair(12)], 'partly', [0, 5]),
    by(others[1]!, 7, 'Test phones for the field team', [phone(3)], 'ordered'),
    by(others[2]!, 5, 'A laptop for the intern', [laptop(1)], 'approved'),
    by(others[3]!, 95, 'A laptop for the audit', [laptop(1)], 'returned', [0, 8]),
  ]
}

/** Requests with their quotes in every state, including orders, deliveries and assets held. */
export function procurementStory(told: Told): Step[] {
  return planned(told).flatMap((purchase, turn) => tell(told, purchase, turn))
}

function tell(told: Told, purchase: PlannedPurchase, turn: number): Step[] {
  const { callAs, accountOf } = told
  const { who, on, end } = purchase
  let sent: Id | null = null
  const boss = accountOf(who.reportsTo)
  const step = (after: number, time: string, act: () => Promise<unknown>): Step => ({
    at: onDay(addDays(on, after), time),
    act,
  })
  const decide = (body: object) =>
    callAs(boss, 'PUT /api/v1/employee/procurement-approval/{id}', {
      params: { id: sent! },
      body: body as { status: 'approved' },
    })
  const submit = step(0, `12:${10 + turn}`, async () => void (sent = await send(told, purchase, turn)))
  const approve = step(0, `15:${10 + turn}`, async () =>
    decide(end === 'fewer' ? await half(told, boss, sent!) : { status: 'approved' }),
  )
  const bought = (part: 'ordered' | 'half' | 'all') => buy(told, () => sent!, { on, turn, part })
  const ends: Record<PlannedPurchase['end'], () => Step[]> = {
    pending: () => [],
    forwarded: () => [
      step(0, '16:20', () => forwardToHr(told, boss, sent!, 'procurement', 'Is there a spare laptop in stock?')),
    ],
    rejected: () => [
      step(0, '16:40', () => decide({ status: 'rejected', note: 'The rota has two phones. Ask the team for one.' })),
    ],
    cancelled: () => [
      step(0, '14:05', () =>
        callAs(who.account, 'PUT /api/v1/employee/procurement-cancel/{id}', {
          params: { id: sent! },
          body: { note: 'We found a box of them in the store room.' },
        }),
      ),
    ],
    approved: () => [approve],
    fewer: () => [approve],
    ordered: () => [approve, ...bought('ordered')],
    partly: () => [approve, ...bought('half')],
    held: () => [approve, ...bought('all'), ...handOut(told, () => sent!, { who, on, turn, comesBack: false })],
    returned: () => [approve, ...bought('all'), ...handOut(told, () => sent!, { who, on, turn, comesBack: true })],
  }
  return [submit, ...ends[end]()]
}

async function send({ callAs }: Told, { who, on, reason, items, quotes = [] }: PlannedPurchase, turn: number) {
  const documents: DemoFile[] = []
  const given: { vendor: string; file: number; pricing: 'items'; unitPaise: Paise[] }[] = []
  for (const [at, more] of quotes.entries()) {
    const dearer = (paise: Paise) => Math.round((paise * (100 + more)) / 100)
    const total = items.reduce((sum, { quantity, paise }) => sum + quantity * dearer(paise), 0)
    const sold = items.map(({ name, quantity, paise }) => ({ words: name, quantity, weight: quantity * paise }))
    const paper = bill({ kind: 'quotation', day: addDays(on, -2), totalPaise: total, turn: turn + at, items: sold })
    documents.push(await paper.file())
    given.push({
      ...{ vendor: paper.merchant, file: at + 1, pricing: 'items', unitPaise: items.map(({ paise }) => dearer(paise)) },
    })
  }
  const lines = items.map(({ name, category, quantity, paise }) => ({
    ...{
      name,
      category,
      quantity,
      unitPaise: paise,
      neededBy: addDays(on, 21),
      vendor: given[0]?.vendor ?? 'Kaveri Computers',
    },
  }))
  const body = {
    ...{ reason, lines, deliverTo: 'Office stores, ground floor', quotes: given },
    chosenQuote: given.length === 0 ? null : 0,
  }
  const reply = await callAs(who.account, 'POST /api/v1/employee/procurement-request', {
    body: body as never,
    ...(documents.length === 0 ? {} : { files: { documents } }),
  })
  return reply!._id
}

/** An approval for half of the first item. */
async function half({ callAs }: Told, boss: Id, id: Id) {
  const request = await callAs(boss, 'GET /api/v1/employee/procurement-approval/{id}', { params: { id } })
  const first = request!.lines[0]!
  const pieces = Math.floor(first.quantity! / 2000)
  return {
    status: 'approved',
    lines: [
      { _id: first._id, amount: pieces * first.unit!, note: 'Three desks are used from Monday. The others follow.' },
    ],
  }
}
