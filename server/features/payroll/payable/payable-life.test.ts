import { expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { random } from '../../../demo/random.ts'
import { aCompany, run } from '../../../testing/company.ts'
import { calculateRun } from '../pay-run/calculation/calculate-run.ts'
import { pay, runPayroll, withPayroll } from '../testing.ts'
import { approvedClaim } from './testing.ts'
import { oweNothing } from './payable.ts'

/**
 * Whatever the order of approving, paying by a run, reopening it, reversing its payslips, paying outside, undoing that and
 * withdrawing, some of them simultaneous: what is owed = what was paid + what is open, to the paisa, by request and in total;
 * and what employees were paid by payslips and transfers matches the requests.
 */
test.each(Array.from({ length: 8 }, (_, life) => life + Number(process.env['PAYABLE_SEED'] ?? 0)))(
  'holds in life %i',
  async (life) => {
    const { below, chance } = random(life + 1)
    const company = await withPayroll(await aCompany())
    company.clock.set('2026-09-05T06:00:00.000Z')
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const people = [await company.employee('Priya Nair'), await company.employee('Tara Sen')]
    for (const person of people) await pay(company, person, 60_000_000)
    const requests: Id[] = []
    const months = ['2026-09', '2026-10', '2026-11']
    let current: Id | null = null
    const list = async () => (await hr.call('GET /api/v1/user/payable', { query: { limit: 100 } })).data
    const step = (action: 'approve' | 'pay' | 'recalculate') =>
      company.admin.raw('PUT /api/v1/user/payrun/{id}', { params: { id: current! }, body: { action } })
    const calculate = () => calculateRun(company.app, { organisation: company.organisation, run: current! })

    const acts: (() => Promise<unknown>)[] = [
      async () => {
        const type = (['reimbursement', 'advance', 'taxedReimbursement', 'recovery'] as const)[below(4)]!
        const number = `CL-${String(requests.length + 1).padStart(4, '0')}`
        requests.push(await approvedClaim(company, people[below(2)]!, number, 1 + below(30_000_00), type))
      },
      async () => {
        const open = await list()
        const one = open[below(open.length)]
        if (!one) return
        const amountPaise = chance(50) ? null : 1 + below(one.openPaise)
        const body = { payables: [one._id], amountPaise, reference: 'By transfer' }
        const pays = () => hr.raw('POST /api/v1/user/payable-payment', { body })
        await Promise.all(chance(40) ? [pays(), pays()] : [pays()])
      },
      async () => {
        const { rows: all } = await company.within((tx) =>
          run(tx, sql`select id from payable_payment where payslip_id is null and undoes_id is null order by id`),
        )
        const body = { reason: 'The transfer came back' }
        const undo = () => hr.raw('POST /api/v1/user/payable-payment/{id}/undo', { params: { id: paid!.id }, body })
        const paid = all[below(all.length)] as { id: Id } | undefined
        if (paid) await Promise.all([undo(), undo()])
      },
      async () => {
        const request = requests[below(requests.length)]
        if (request) await company.within((tx) => oweNothing(tx, request)).catch(() => undefined)
      },
      async () => {
        const month = months[0]
        if (current !== null || month === undefined) return
        company.clock.set(`${month}-28T06:00:00.000Z`)
        current = await runPayroll(company, month)
      },
      async () => {
        if (current === null) return
        await Promise.all([step('approve'), ...(chance(50) ? [acts[1]!()] : [])])
      },
      async () => {
        if (current === null) return
        if ((await step('recalculate')).status === 200) await calculate()
      },
      async () => {
        if (current === null) return
        const body = { reason: 'Something is missing' }
        const { status } = await hr.raw('POST /api/v1/user/payrun/{id}/reopen', { params: { id: current }, body })
        if (status === 200) await calculate()
      },
      async () => {
        if (current === null || (await step('pay')).status !== 200) return
        const query = {}
        const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', {
          params: { id: current },
          query,
        })
        const body = { reason: 'Paid to the wrong account' }
        const slip = data[below(data.length)]
        if (slip && chance(60))
          await company.admin.raw('POST /api/v1/user/payslip/{id}/reversal', { params: { id: slip._id }, body })
        current = null
        months.shift()
      },
    ]
    // Runs are created and approved more often than they are undone.
    const often = [0, 1, 2, 3, 4, 4, 4, 5, 5, 5, 6, 7, 8]
    for (let n = 0; n < 30; n++) {
      await acts[n < 3 ? 0 : often[below(often.length)]!]!()
      const { rows } = await company.within((tx) =>
        run(
          tx,
          sql`
          with on_payslips as materialized (
            select coalesce(sum((line ->> 'amountPaise')::bigint), 0)::bigint as paise from payslip slip
            join pay_run run on run.organisation_id = slip.organisation_id and run.id = slip.run_id and run.state in ('approved', 'paid')
            cross join lateral jsonb_array_elements(slip.lines) line
            where slip.organisation_id = ${tx.organisation} and line ->> 'code' ~ '^(REIMBURSEMENT|TAXED_REIMBURSEMENT|ADVANCE|RECOVERY):'),
          by_hand as materialized (
            select coalesce(sum(amount_paise), 0)::bigint as paise from payable_payment
            where organisation_id = ${tx.organisation} and payslip_id is null)
          select count(*) filter (where paid not between 0 and amount or cancelled and paid <> 0)::int as wrong,
            sum(paid)::bigint as paid, (select paise from on_payslips) + (select paise from by_hand) as moved
          from (select amount_paise as amount, cancelled_at is not null as cancelled,
              (select coalesce(sum(amount_paise), 0)::bigint from payable_payment paid
                where paid.organisation_id = ${tx.organisation} and paid.payable_id = payable.id) as paid
            from payable where organisation_id = ${tx.organisation}) owed`,
        ),
      )
      const sums = rows[0] as Record<string, number>
      expect(sums, `act ${n} of life ${life}`).toMatchObject({ wrong: 0, paid: sums['moved'] })
    }
    expect(requests.length).toBeGreaterThan(2)
  },
  60_000,
)
