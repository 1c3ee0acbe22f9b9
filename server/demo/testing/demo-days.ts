import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Day, Id } from '@muster/contract/values.ts'
import { leaveLedger, ledgerChanges } from '@muster/engine/leave/ledger/ledger.ts'
import { localDay } from '@muster/engine/zone.ts'
import { computeDay } from '../../features/attendance/day/compute-day.ts'
import { dayFacts } from '../../features/attendance/day/day-facts.ts'
import { recompute } from '../../features/attendance/index.ts'
import { calendarPeople } from '../../features/calendar/index.ts'
import { leavePeople } from '../../features/leave/person/leave-people.ts'
import { policyVersions } from '../../features/leave/leave-policy/leave-policy.queries.ts'
import { engineFacts, storedPolicies } from '../../features/leave/leave-policy/policy-rules.ts'
import { leaveDays, postedRows } from '../../features/leave/ledger/ledger.queries.ts'
import { takenLeave } from '../../features/leave/ledger/post-ledger.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { call } from '../../testing/call.ts'
import { run } from '../../testing/company.ts'
import { demoFilled, demoNow as now, type DemoFilled } from './demo-filled.ts'

const [from, to] = ['2026-08-01', '2026-11-20']

let demo: DemoFilled
let within: DemoFilled['within']

beforeAll(async () => {
  demo = await demoFilled()
  within = demo.within
}, 180_000)

describe("the demo company's stored data", () => {
  it("has a leave request pending with the manager's account", async () => {
    const { tokenOf } = demo
    const { data } = await call(await tokenOf('manager'), 'GET /api/v1/employee/all-leave')
    expect(data.length).toBeGreaterThan(0)
  })

  it.each(['attendance', 'claim', 'compOff', 'travel', 'workFromHome'])(
    'has requests of the type %s in every state, and a forwarded one',
    async (type) => {
      const states = await within((tx) =>
        run(
          tx,
          sql`select request.state, count(*) filter (where exists (select from request_event
              where organisation_id = ${tx.organisation} and request_id = request.id and kind = 'forwarded')) > 0 as forwarded
            from request where organisation_id = ${tx.organisation} and type = ${type} group by 1 order by 1`,
        ),
      )
      expect(states.rows).toEqual([
        { state: 'approved', forwarded: false },
        { state: 'cancelled', forwarded: false },
        { state: 'pending', forwarded: true },
        { state: 'rejected', forwarded: false },
      ])
    },
  )

  it('has claims with bills drawn for their amounts, and money in every state', async () => {
    const manager = await demo.tokenOf('manager')
    const { data } = await call(manager, 'GET /api/v1/employee/all-claims')
    expect(data.length).toBeGreaterThan(1)
    const claim = await call(manager, 'GET /api/v1/employee/claims-approval/{id}', { params: { id: data.at(-1)!._id } })
    const billed = claim.lines.filter(({ bills }) => bills.length > 0)
    expect(billed.length).toBeGreaterThan(0)
    expect(claim.attachments.map(({ mediaType }) => mediaType)).toContain('image/jpeg')
    const money = await within((tx) =>
      run(
        tx,
        sql`select distinct paid_by, paid.payslip_id is not null as by_pay, paid.id is not null as is_paid from payable
          left join payable_payment paid
            on paid.organisation_id = payable.organisation_id and paid.payable_id = payable.id order by 1, 2, 3`,
      ),
    )
    expect(money.rows).toEqual([
      { paid_by: 'outside', by_pay: false, is_paid: false },
      { paid_by: 'outside', by_pay: false, is_paid: true },
      { paid_by: 'pay', by_pay: false, is_paid: false },
      { paid_by: 'pay', by_pay: true, is_paid: true },
    ])
  })

  it('has exactly the days that the engine derives from the facts', async () => {
    const [stored, facts] = await within((tx) =>
      Promise.all([storedDays(tx), dayFacts(tx, { employees: null, from, to })]),
    )
    expect(stored.length).toBeGreaterThan(4000)
    const differences = stored.filter(({ employee_id: employee, day, ...row }) => {
      // The sentences of a change are in its log entry.
      const {
        employee_id: _,
        day: __,
        why: ___,
        why_values: ____,
        ...made
      } = computeDay(facts.get(employee)!, day, now)
      return JSON.stringify(sorted(row)) !== JSON.stringify(sorted(made))
    })
    expect(differences).toEqual([])
  })

  it('stays the same when days are recalculated, and leaves payroll nothing to settle', async () => {
    const before = await within(storedDays)
    await within(async (tx) => {
      const people = [...new Set(before.map((row) => row.employee_id))]
      await recompute(tx, people, from, to)
    })
    expect(await within(storedDays)).toEqual(before)
    const late = await within((tx) => run(tx, sql`select * from late_attendance`))
    expect(late.rows).toEqual([])
  })

  it('has the ledgers that the engine derives from grants and leave', async () => {
    const [posted, days, versions, people] = await within((tx) =>
      Promise.all([
        postedRows(tx, { employees: null }),
        leaveDays(tx, { employees: null, from: null, to: null }),
        policyVersions(tx, {}),
        calendarPeople(tx, { employees: null, from, to }).then((all) =>
          leavePeople(
            tx,
            all.map(({ employee }) => employee),
          ),
        ),
      ]),
    )
    const policies = storedPolicies(versions)
    expect(posted.length).toBeGreaterThan(people.length)
    for (const person of people) {
      for (const policy of policies) {
        const today = localDay(now, person.zone)
        const own = (row: { employee: Id; policy: Id }) => row.employee === person.employee && row.policy === policy.id
        const taken = days.filter((row) => own(row) && row.state === 'taken').map(takenLeave)
        const due = leaveLedger({ ...engineFacts(policy, person, today), taken, upTo: today })
        expect(ledgerChanges(due, posted.filter(own), today)).toEqual([])
      }
    }
  })
})

interface StoredDay extends Record<string, unknown> {
  employee_id: Id
  day: Day
}

async function storedDays(tx: Tx): Promise<StoredDay[]> {
  const { rows } = await run(
    tx,
    sql`select employee_id, day, state, shift_id, zone, window_from, window_to, shift_from, shift_to, first_in, last_out,
      open_since, worked_minutes, break_minutes, late_minutes, early_minutes, overtime_minutes, is_final,
      loss_of_pay_half_days, loss_of_pay_reason, loss_of_pay_reason_values, reasons
    from attendance_day order by employee_id, day`,
  )
  return rows as StoredDay[]
}

/** Columns in one order and instants in one format: the engine omits zero milliseconds. */
function sorted(row: object): unknown[] {
  return Object.entries(row)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => [key, isInstant(value) ? new Date(value).toISOString() : value])
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
}
