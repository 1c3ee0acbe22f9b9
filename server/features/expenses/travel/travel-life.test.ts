import { expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { random } from '../../../demo/random.ts'
import { run } from '../../../testing/company.ts'
import { calculateRun } from '../../payroll/pay-run/calculation/calculate-run.ts'
import { runPayroll } from '../../payroll/testing.ts'
import { aTravelCompany, type TravelCompany } from './testing.ts'

/**
 * Random orders of approving, paying (in a run or outside), undoing a payment, settling with more, less, equal or nothing, rejecting,
 * withdrawing, recovering, leaving and staying after all, some of them concurrently. For each settled or withdrawn trip, the approved
 * amount equals what was paid, less what was recovered, plus what is open; for any other trip, the advance does.
 */
test.each(Array.from({ length: 6 }, (_, life) => life + Number(process.env['TRAVEL_SEED'] ?? 0)))(
  'holds in life %i',
  async (life) => {
    const { below, chance } = random(life + 1)
    const at = await aTravelCompany()
    const trips: Id[] = []
    const settlements: Id[] = []
    let current: Id | null = null
    const lastDay = '2027-01-31'
    const months = ['2026-11', '2026-12']
    const any = (ids: readonly Id[]) => ids[below(ids.length)]
    const decide = (id: Id, status: 'approved' | 'rejected') =>
      at.lead.raw('PUT /api/v1/employee/travel-expense-approval/{id}', {
        params: { id },
        body: { status, note: 'As it is' },
      })
    const acts: (() => Promise<unknown>)[] = [
      async () => {
        const day = `2026-11-${String(1 + trips.length * 2).padStart(2, '0')}`
        const estimate = [{ categoryId: at.category('Fares'), amountPaise: 10_000_00 }]
        const advancePaise = chance(20) ? null : 1_00 + below(9_000_00)
        trips.push(await at.submit({ legs: [at.leg('Pune', 'Mumbai', day)], estimate, advancePaise }))
      },
      async () => {
        const id = any([...trips, ...settlements])
        if (id) await decide(id, chance(85) ? 'approved' : 'rejected')
      },
      async () => {
        const open = await at.owed()
        const one = open[below(open.length)]
        if (!one) return
        const amountPaise = chance(60) ? null : 1 + below(one.openPaise)
        const body = { payables: [one._id], amountPaise, reference: 'By transfer' }
        const pays = () => at.hr.raw('POST /api/v1/user/payable-payment', { body })
        await Promise.all(chance(30) ? [pays(), pays()] : [pays()])
      },
      async () => {
        const { rows } = await at.company.within((tx) =>
          run(tx, sql`select id from payable_payment where payslip_id is null and undoes_id is null order by id`),
        )
        const paid = rows[below(rows.length)] as { id: Id } | undefined
        if (!paid) return
        const body = { reason: 'The transfer came back' }
        await at.hr.raw('POST /api/v1/user/payable-payment/{id}/undo', { params: { id: paid.id }, body })
      },
      async () => {
        const trip = any(trips)
        if (!trip) return
        const lines = chance(25) ? [] : [at.spent('Fares', 1_00 + below(12_000_00), { day: '2026-11-01' })]
        const send = async () => {
          const reply = await at.priya.raw(
            'POST /api/v1/employee/travel-expense-settlement',
            at.settlement(trip, lines),
          )
          const { data } = reply.body as { data?: { _id: Id } }
          if (data?._id) settlements.push(data._id)
        }
        await Promise.all(chance(30) ? [send(), send()] : [send()])
      },
      async () => {
        const id = any([...trips, ...settlements])
        if (!id) return
        await at.priya.raw('PUT /api/v1/employee/travel-expense-cancel/{id}', { params: { id }, body: {} })
        await decide(id, 'approved')
      },
      async () => {
        const id = any(trips)
        if (id) await at.hr.raw('POST /api/v1/user/travel-advance/{id}/recovery', { params: { id }, body: {} })
      },
      async () => {
        const month = months[0]
        if (current !== null || month === undefined) return
        at.company.clock.set(`${month}-20T06:00:00.000Z`)
        current = await runPayroll(at.company as never, month)
      },
      async () => {
        if (current === null) return
        const id = current
        const step = (action: 'approve' | 'recalculate') =>
          at.company.admin.raw('PUT /api/v1/user/payrun/{id}', { params: { id }, body: { action } })
        if ((await step('approve')).status !== 200) {
          await step('recalculate')
          await calculateRun(at.company.app, { organisation: at.company.organisation, run: id })
          if ((await step('approve')).status !== 200) return
        }
        await at.company.admin.raw('PUT /api/v1/user/payrun/{id}', { params: { id }, body: { action: 'pay' } })
        current = null
        months.shift()
      },
      async () => {
        const body = chance(50) ? { status: 'active' as const } : { status: 'onNotice' as const, inactiveDate: lastDay }
        await at.hr.raw('PUT /api/v1/employee/status/{id}', { params: { id: at.priya.employee }, body })
      },
    ]
    at.company.clock.set('2026-11-20T06:00:00.000Z')
    const often = [1, 1, 1, 1, 2, 2, 2, 3, 4, 4, 4, 5, 6, 7, 8, 9, 9]
    for (let n = 0; n < 70; n++) {
      await acts[n < 6 ? 0 : n < 16 ? 1 : often[below(often.length)]!]!()
      expect(await wrongTrips(at), `act ${n} of life ${life}`).toEqual([])
    }
    expect(settlements.length).toBeGreaterThan(1)
  },
  60_000,
)

/** Trips whose amounts don't add up. */
async function wrongTrips({ company }: TravelCompany): Promise<unknown[]> {
  const { rows } = await company.within((tx) =>
    run(
      tx,
      sql`
        with money as (
          select owed.organisation_id, coalesce(settling.trip_id, owed.request_id) as trip, owed.type,
            case when owed.cancelled_at is null then owed.amount_paise else 0 end as amount,
            (select coalesce(sum(paid.amount_paise), 0) from payable_payment paid
              where paid.organisation_id = owed.organisation_id and paid.payable_id = owed.id) as paid
          from payable owed
          left join travel_settlement settling on settling.organisation_id = owed.organisation_id and settling.request_id = owed.request_id
        ),
        trips as (
          select trip.number, trip.state, settled.approved_paise as spent,
            coalesce((select sum(case type when 'recovery' then -amount else amount end) from money where money.organisation_id = trip.organisation_id and money.trip = trip.id), 0) as owed,
            coalesce((select sum(case type when 'recovery' then -paid else paid end) from money where money.organisation_id = trip.organisation_id and money.trip = trip.id), 0) as paid,
            coalesce((select sum(case type when 'recovery' then paid - amount else amount - paid end) from money where money.organisation_id = trip.organisation_id and money.trip = trip.id), 0) as open,
            exists (select from money where money.organisation_id = trip.organisation_id and money.trip = trip.id and money.type = 'recovery' and amount > 0) as recovered,
            least(coalesce((trip.draft ->> 'advancePaise')::bigint, 0), trip.approved_paise) as advance
          from request trip
          left join travel_settlement settling on settling.organisation_id = trip.organisation_id and settling.trip_id = trip.id
            and not settling.is_over
          left join request settled on settled.organisation_id = trip.organisation_id and settled.id = settling.request_id and settled.state = 'approved'
          where trip.type = 'travel' and not trip.draft ? 'tripId'
        )
        select * from trips where owed <> paid + open or owed <> case
          when spent is not null then spent
          when state <> 'approved' then 0
          when recovered then owed
          else advance end`,
    ),
  )
  return rows
}
