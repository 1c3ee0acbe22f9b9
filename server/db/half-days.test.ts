import { createHash } from 'node:crypto'
import { readSnapshot, snapshot } from '@muster/engine/payroll/calculation/snapshot.ts'
import { expect, test } from 'vitest'
import { migrated } from '../testing/before-migration.ts'

const id = (n: number) => `'01930000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}'`
const [organisation, role, place, priya, policy] = [id(1), id(2), id(3), id(11), id(12)]
const [asked, locked, open, paid, calculated] = [id(20), id(31), id(32), id(41), id(42)]
const now = `'2026-11-03T06:00:00Z'`
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The reason quotes the earlier name: text that a person wrote stays. */
const reason = 'Absent, "halves": 2'
const inputs = JSON.stringify({ lossOfPay: [{ day: '2026-10-12', halves: 2, reason }], rules: 'pay-2' })
const days = { denominatorHalves: 62, employed: 31, inMonth: 31, lossOfPay: [{ day: '2026-10-12', halves: 2, reason }] }
const facts = {
  policy: 'Casual',
  isPaid: true,
  halves: 3,
  days: [{ day: '2026-11-10', halves: 2, why: 'leave', name: null }],
}

const quoted = (value: unknown) => `'${typeof value === 'string' ? value : JSON.stringify(value)}'`
const payslip = (slip: string, run: string) => `(${organisation}, ${slip}, ${run}, ${priya}, '2026-10', '{}',
  ${quoted({ ...days, lossOfPayHalves: 2, paidHalves: 60 })}, '[]', ${quoted(inputs)}, '${sha256(inputs)}', 0, 0, 0, 0, 0, 0, ${now})`
const run = (one: string, month: string, state: string) => `(${organisation}, ${one}, '${month}', '${state}', '{}',
  ${state === 'approved' ? now : 'null'}, ${now}, ${now})`

const before = `
  insert into organisation (id, name, created_at, updated_at) values (${organisation}, 'Acme', ${now}, ${now});
  insert into role (organisation_id, id, name, created_at) values (${organisation}, ${role}, 'Employee', ${now});
  insert into location (organisation_id, id, name, state, created_at, updated_at)
  values (${organisation}, ${place}, 'Pune', 'IN-MH', ${now}, ${now});
  insert into account (organisation_id, id, email, name, role_id, created_at)
  values (${organisation}, ${priya}, 'p@acme.test', 'Priya', ${role}, ${now});
  insert into employee (organisation_id, id, account_id, code, first_name, last_name, work_email, location_id, joined_on, status,
    created_at, updated_at)
  values (${organisation}, ${priya}, ${priya}, 'A-1', 'Priya', 'Nair', 'p@acme.test', ${place}, '2024-04-01', 'active', ${now}, ${now});
  insert into request (organisation_id, id, number, type, requester_id, title, draft, facts, quantity, state, created_at, updated_at)
  values (${organisation}, ${asked}, 'LV-0001', 'leave', ${priya}, 'Casual leave', '{"reason": "Away"}', ${quoted(facts)}, '1.5 days',
    'pending', ${now}, ${now});
  insert into pay_run (organisation_id, id, month, state, config, approved_at, started_at, progress_at)
  values ${run(locked, '2026-09', 'approved')}, ${run(open, '2026-10', 'calculated')};
  insert into payslip (organisation_id, id, run_id, employee_id, month, person, days, lines, inputs, inputs_hash, gross_paise,
    deductions_paise, reimbursements_paise, employer_paise, round_off_paise, net_paise, created_at)
  values ${payslip(paid, locked)}, ${payslip(calculated, open)};
  insert into late_attendance (organisation_id, employee_id, day, halves, reason, source, recorded_at)
  values (${organisation}, ${priya}, '2026-09-04', -1, 'Was there', 'changed', ${now});
  insert into leave_policy (organisation_id, id, name, code, created_at, updated_at)
  values (${organisation}, ${policy}, 'Casual', 'CL', ${now}, ${now});
  insert into leave_policy_version (organisation_id, policy_id, starts_on, is_paid, halves_a_year, accrual, leave_year,
    year_starts_in_month, prorate, waiting_days, after_probation, carry_forward, carry_cap_halves, encashable, notice_days, half_days,
    sandwich, negative_limit_halves, created_at)
  values (${organisation}, ${policy}, '2024-04-01', true, 24, 'atOnce', 'calendar', 1, true, 0, false, true, 60, false, 0, true, false, 4,
    ${now});`

test('earlier half-days get the current name, except in the inputs of a locked payslip', () =>
  migrated('0121', before, async (database) => {
    const rows = async (query: string) => (await database.query<Record<string, unknown>>(query)).rows
    expect(await rows('select facts, draft from request')).toEqual([
      {
        facts: {
          ...{ policy: 'Casual', isPaid: true, halfDays: 3 },
          days: [{ day: '2026-11-10', halfDays: 2, why: 'leave', name: null }],
        },
        draft: { reason: 'Away' },
      },
    ])
    const lossOfPay = [{ day: '2026-10-12', halfDays: 2, reason }]
    const ofToday = {
      inMonth: 31,
      employed: 31,
      denominatorHalfDays: 62,
      lossOfPayHalfDays: 2,
      paidHalfDays: 60,
      lossOfPay,
    }
    const { rows: slips } = await database.query<Slip>('select days, inputs, inputs_hash from payslip order by id')
    expect(slips.map((slip) => slip.days)).toEqual([ofToday, ofToday])
    const [paidSlip, calculatedSlip] = slips as [Slip, Slip]
    expect(paidSlip).toMatchObject({ inputs, inputs_hash: sha256(inputs) })
    expect(readSnapshot(paidSlip.inputs)).toEqual({ lossOfPay, rules: 'pay-2' })
    const text = snapshot(readSnapshot(inputs))
    expect(calculatedSlip, 'as the next comparison writes it').toMatchObject({
      inputs: text,
      inputs_hash: sha256(text),
    })
    expect(await rows('select half_days from late_attendance')).toEqual([{ half_days: -1 }])
    const columns = 'half_days_a_year, carry_cap_half_days, negative_limit_half_days, allows_half_days'
    expect(await rows(`select ${columns} from leave_policy_version`)).toEqual([
      { half_days_a_year: 24, carry_cap_half_days: 60, negative_limit_half_days: 4, allows_half_days: true },
    ])
  }))

interface Slip {
  days: object
  inputs: string
  inputs_hash: string
}
