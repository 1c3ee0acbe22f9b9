import type { Day, Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { bill } from '../bills/bill.ts'
import type { DemoFile } from '../bills/bill-paper.ts'
import { apart, transferPayables } from './pay-apart.ts'
import { forwardToHr, onDay, type Step, type Told } from './story.ts'
import { plannedTrips, type PlannedTrip } from './trips.ts'

/** Trips in every state, some settled with bills. */
export function travelStory(told: Told): Step[] {
  return plannedTrips(told).flatMap((trip, turn) => tell(told, trip, turn))
}

function tell(told: Told, trip: PlannedTrip, turn: number): Step[] {
  const { callAs, accountOf } = told
  const { who, on, end, settledOn, advancePaise } = trip
  const boss = accountOf(who.reportsTo)
  const step = (day: Day, time: string, act: () => Promise<unknown>): Step => ({ at: onDay(day, time), act })
  const decide = (id: Id, body: object) =>
    callAs(boss, 'PUT /api/v1/employee/travel-expense-approval/{id}', { params: { id }, body: body as never })
  let sent: Id | null = null
  let settlement: Id | null = null
  const submit = step(on, `09:${20 + turn}`, async () => void (sent = await send(told, trip)))
  const approve = step(on, `16:${20 + turn}`, () => decide(sent!, { status: 'approved' }))
  switch (end) {
    case 'pending':
      return [submit]
    case 'forwarded':
      return [submit, step(on, '17:50', () => forwardToHr(told, boss, sent!, 'travel', 'Is the guest house free?'))]
    case 'rejected':
      return [
        submit,
        step(on, '16:45', () => decide(sent!, { status: 'rejected', note: 'A call is enough this time.' })),
      ]
    case 'cancelled':
      return [
        submit,
        step(on, '11:40', () =>
          callAs(who.account, 'PUT /api/v1/employee/travel-expense-cancel/{id}', {
            params: { id: sent! },
            body: { note: 'The customer comes to us instead.' },
          }),
        ),
      ]
    case 'open':
      return [submit, approve]
    case 'travelled':
    case 'settling':
    case 'settled': {
      const paid = step(on, '18:20', async () => {
        await apart(told, sent!)
        await transferPayables(told, sent!, 400 + turn)
      })
      const settle = step(settledOn ?? on, `11:${20 + turn}`, async () => {
        settlement = await sendSettlement(told, trip, sent!, turn)
      })
      const accept = step(settledOn ?? on, `17:${20 + turn}`, () => decide(settlement!, { status: 'approved' }))
      return [
        ...[submit, approve],
        ...(advancePaise === null ? [] : [paid]),
        ...(end === 'travelled' ? [] : [settle]),
        ...(end === 'settled' ? [accept] : []),
      ]
    }
  }
}

async function categoryIds({ callAs }: Told, { who }: PlannedTrip): Promise<Map<string, Id>> {
  const categories = await callAs(who.account, 'GET /api/v1/employee/expense-category', {})
  return new Map((categories ?? []).map(({ _id, name }) => [name, _id]))
}

async function send(told: Told, trip: PlannedTrip): Promise<Id> {
  const { who, starts, days, place, mode, reason, advancePaise } = trip
  const ids = await categoryIds(told, trip)
  const estimate = [
    { categoryId: ids.get('Fares')!, amountPaise: mode === 'flight' ? 5_200_00 : 2_400_00 },
    { categoryId: ids.get('Accommodation')!, amountPaise: 3_200_00 * days },
    { categoryId: ids.get('Daily allowance')!, quantity: days * 1000 },
  ]
  const legs = [
    { from: 'Bengaluru', to: place, day: starts, mode },
    { from: place, to: 'Bengaluru', day: addDays(starts, days - 1), mode },
  ]
  const body = { reason, legs, estimate, advancePaise }
  const files = { documents: [] }
  const reply = await told.callAs(who.account, 'POST /api/v1/employee/travel-expense-request', { body, files })
  return reply!._id
}

async function sendSettlement(told: Told, trip: PlannedTrip, tripId: Id, turn: number): Promise<Id> {
  const ids = await categoryIds(told, trip)
  const documents: DemoFile[] = []
  const lines = []
  for (const [at, { category, kind, paise }] of trip.spent.entries()) {
    const day = addDays(trip.starts, Math.min(at, trip.days - 1))
    const { merchant, gstin, taxPaise, file } = bill({ kind, day, totalPaise: paise, turn: 90 + turn * 4 + at })
    documents.push(await file())
    const line = { day, categoryId: ids.get(category)!, words: merchant, amountPaise: paise }
    lines.push({ ...line, gstin, taxPaise, bills: [documents.length] })
  }
  const reply = await told.callAs(trip.who.account, 'POST /api/v1/employee/travel-expense-settlement', {
    body: { tripId, lines },
    files: { documents },
  })
  return reply!._id
}
