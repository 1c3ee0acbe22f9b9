import type { Day, Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { bill } from '../bills/bill.ts'
import type { DemoFile } from '../bills/bill-paper.ts'
import { apart, transferPayables } from './pay-apart.ts'
import { plannedClaims, type PlannedClaim } from './claims.ts'
import { forwardToHr, onDay, workday, type Step, type Told } from './story.ts'

/** Every claim is submitted with its bills and decided; some are paid outside payroll. */
export function claimStory(told: Told): Step[] {
  return plannedClaims(told).flatMap((claim, turn) => tell(told, claim, turn))
}

function tell(told: Told, claim: PlannedClaim, turn: number): Step[] {
  const { callAs, accountOf } = told
  const { who, on, end } = claim
  let sent: Id | null = null
  const params = () => ({ id: sent! })
  const decided = addDays(on, 1) < told.today ? workdayAfter(on) : on
  const step = (day: Day, time: string, act: () => Promise<unknown>): Step => ({ at: onDay(day, time), act })
  const boss = accountOf(who.reportsTo)
  const submit = step(on, `10:${10 + (turn % 40)}`, async () => void (sent = await send(told, claim, turn)))
  const decide = (body: object) =>
    callAs(boss, 'PUT /api/v1/employee/claims-approval/{id}', {
      params: params(),
      body: body as { status: 'approved' },
    })
  const approve = step(decided, `17:${10 + (turn % 40)}`, () => decide({ status: 'approved' }))
  switch (end) {
    case 'pending':
      return [submit]
    case 'forwarded':
      return [
        submit,
        step(on, '18:05', () => forwardToHr(told, boss, sent!, 'claims', 'Does this count as client entertainment?')),
      ]
    case 'cancelled':
      return [
        submit,
        step(on, '11:30', () =>
          callAs(who.account, 'PUT /api/v1/employee/claims-cancel/{id}', {
            params: params(),
            body: { note: 'The customer paid for the courier.' },
          }),
        ),
      ]
    case 'rejected':
      return [
        submit,
        step(decided, '16:20', () =>
          decide({ status: 'rejected', note: 'Team lunches come out of the team budget. Ask Finance first.' }),
        ),
      ]
    case 'less':
      return [submit, step(decided, '16:40', async () => decide(await withoutLast(told, boss, sent!)))]
    case 'approved':
      return [submit, approve]
    case 'transfer':
    case 'transferred':
      return [
        submit,
        approve,
        step(decided, '18:10', () => apart(told, sent!)),
        ...(end === 'transfer'
          ? []
          : [
              step(addDays(decided, 1) < told.today ? addDays(decided, 1) : decided, '18:40', () =>
                transferPayables(told, sent!, turn),
              ),
            ]),
      ]
  }
}

const workdayAfter = (day: Day) => (workday(addDays(day, 3), 0) > day ? workday(addDays(day, 3), 0) : addDays(day, 1))

async function send({ callAs }: Told, { who, on, reason, lines: planned }: PlannedClaim, turn: number): Promise<Id> {
  const categories = await callAs(who.account, 'GET /api/v1/employee/expense-category', {})
  const idOf = new Map((categories ?? []).map(({ _id, name }) => [name, _id]))
  const documents: DemoFile[] = []
  const lines = []
  for (const [at, { category, before, paid, driven }] of planned.entries()) {
    const day = addDays(on, -before)
    const line = { day, categoryId: idOf.get(category)! }
    if (driven) lines.push({ ...line, words: driven.words, quantity: driven.km * 1000 })
    if (!paid) continue
    const { merchant, gstin, taxPaise, file } = bill({
      kind: paid.kind,
      day,
      totalPaise: paid.paise,
      turn: turn * 3 + at,
    })
    documents.push(await file())
    lines.push({ ...line, words: merchant, amountPaise: paid.paise, gstin, taxPaise, bills: [documents.length] })
  }
  const body = { reason, lines }
  const reply = await callAs(who.account, 'POST /api/v1/employee/claims-request', { body, files: { documents } })
  return reply!._id
}

/** An approval of all but the last expense. */
async function withoutLast({ callAs }: Told, boss: Id, id: Id) {
  const claim = await callAs(boss, 'GET /api/v1/employee/claims-approval/{id}', { params: { id } })
  const last = claim!.lines.at(-1)!
  const note = 'The company cab was there for the way back.'
  const isTaxi = last.category === 'Local travel'
  return {
    status: 'approved',
    lines: [
      {
        _id: last._id,
        amount: isTaxi ? 0 : Math.round(last.total / 200) * 100,
        note: isTaxi ? note : 'Half of this is for the family plan.',
      },
    ],
  }
}
