import { expect, test } from 'vitest'
import { migrated } from '../testing/before-migration.ts'

test('earlier requests have the steps that explain their state, one open step if a decision is pending, a number and their file', () =>
  migrated('0110', before, async (database) => {
    const { rows } = await database.query<{ steps: string[] }>(`
      select request.quantity, array_agg(concat_ws(' ', step.purpose, coalesce(account.name, role.name), outcome,
        'by ' || ender.name, 'from ' || forwarder.name) order by step.since, step.id) as steps
      from request
      left join request_step step on step.request_id = request.id
      left join account on account.id = step.account_id
      left join role on role.id = step.role_id
      left join account ender on ender.id = step.ended_by
      left join account forwarder on forwarder.id = step.forwarded_by
      group by request.quantity order by request.quantity`)
    expect(rows).toEqual([
      { quantity: '1 waits', steps: ['request Anita'] },
      {
        quantity: '2 forwarded twice',
        steps: ['request Anita forwarded by Anita', 'request Hema forwarded by Hema', 'request HR from Hema'],
      },
      { quantity: '3 approved', steps: ['request Anita approved by Anita'] },
      { quantity: '4 rejected', steps: ['request HR rejected by Hema'] },
      { quantity: '5 withdrawn', steps: ['request Anita withdrawn by Priya'] },
      { quantity: '6 to be cancelled', steps: ['cancellation Anita'] },
      { quantity: '7 role is gone', steps: ['request approved by Hema'] },
    ])
    const events = await database.query(
      `select request.quantity, array_agg(kind order by event.at, event.id) as kinds
      from request join request_event event on event.request_id = request.id
      where request.quantity like '6%' group by request.quantity`,
    )
    expect(events.rows).toEqual([{ quantity: '6 to be cancelled', kinds: ['approved', 'cancellationRequested'] }])
    const moved = await database.query(
      `select number, draft, media_type, file_key, bytes::int, name from request
      left join request_attachment on request_id = request.id order by number`,
    )
    expect(moved.rows.map((row: object) => Object.values(row))).toEqual([
      ['LV-0001', { reason: 'Fever' }, 'application/pdf', 'acme/document/1.pdf', 9, 'Casual leave.pdf'],
      ...['LV-0002', 'LV-0003', 'LV-0004', 'LV-0005', 'LV-0006', 'LV-0007'].map((n) => [n, {}, null, null, null, null]),
    ])
    const counted = await database.query('select type, last from request_counter')
    expect(counted.rows).toEqual([{ type: 'leave', last: 7 }])
    const purposes = await database.query('select purpose from stored_file')
    expect(purposes.rows).toEqual([{ purpose: 'request' }])
    const flags = await database.query('select name, is_fallback_approver, can_approve from role order by name')
    expect(flags.rows.map((row: object) => Object.values(row))).toEqual([
      ['Employee', false, false],
      ['HR', true, true],
    ])
  }))

const id = (n: number) => `'01930000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}'`
const [organisation, hr, plain, place] = [id(1), id(2), id(3), id(4)]
const [priya, anita, hema] = [id(11), id(12), id(13)]
const now = `'2026-09-01T06:00:00Z'`
const later = (minutes: number) => `timestamptz ${now} + interval '${minutes} minutes'`

const requests = [1, 2, 3, 4, 5, 6, 7].map((n) => id(20 + n))
const [waits, forwarded, approved, rejected, withdrawn, cancelling, gone] = requests

const before = `
  insert into organisation (id, name, created_at, updated_at) values (${organisation}, 'Acme', ${now}, ${now});
  insert into role (organisation_id, id, name, created_at)
  values (${organisation}, ${hr}, 'HR', ${now}), (${organisation}, ${plain}, 'Employee', ${now});
  insert into location (organisation_id, id, name, state, created_at, updated_at)
  values (${organisation}, ${place}, 'Pune', 'IN-MH', ${now}, ${now});
  insert into account (organisation_id, id, email, name, role_id, created_at) values
    (${organisation}, ${priya}, 'p@acme.test', 'Priya', ${plain}, ${now}),
    (${organisation}, ${anita}, 'a@acme.test', 'Anita', ${plain}, ${now}),
    (${organisation}, ${hema}, 'h@acme.test', 'Hema', ${hr}, ${now});
  insert into employee (organisation_id, id, account_id, code, first_name, last_name, work_email, location_id, joined_on, status,
    created_at, updated_at)
  values (${organisation}, ${priya}, ${priya}, 'A-1', 'Priya', 'Nair', 'p@acme.test', ${place}, '2024-04-01', 'active', ${now}, ${now});
  insert into request (organisation_id, id, type, requester_id, title, draft, quantity, state, cancel_asked_at,
    assignee_account_id, assignee_role_id, forwarded_by, created_at, decided_at, updated_at)
  select ${organisation}, r.id::uuid, 'leave', ${priya}, 'Casual leave', '{}', r.quantity, r.state, r.asked::timestamptz,
    r.account::uuid, r.role::uuid, r.forwarder::uuid, ${now}, r.decided::timestamptz, ${now}
  from (values
    (${waits}, '1 waits', 'pending', null, ${anita}, null, null, null),
    (${forwarded}, '2 forwarded twice', 'pending', null, null, ${hr}, ${hema}, null),
    (${approved}, '3 approved', 'approved', null, ${anita}, null, null, ${now}),
    (${rejected}, '4 rejected', 'rejected', null, null, ${hr}, null, ${now}),
    (${withdrawn}, '5 withdrawn', 'cancelled', null, ${anita}, null, null, ${now}),
    (${cancelling}, '6 to be cancelled', 'approved', ${now}, ${anita}, null, null, ${now}),
    (${gone}, '7 role is gone', 'approved', null, null, null, null, ${now})
  ) as r(id, quantity, state, asked, account, role, forwarder, decided);
  update request set draft = '{"reason": "Fever", "documentKey": "acme/document/1.pdf"}' where id = ${waits};
  insert into stored_file (organisation_id, key, account_id, purpose, bytes, kept_at, attached_at)
  values (${organisation}, 'acme/document/1.pdf', ${priya}, 'leave', 9, ${now}, ${now});
  insert into request_event (organisation_id, request_id, kind, account_id, to_name, at)
  select ${organisation}, e.id::uuid, e.kind, e.account::uuid, e.gone_to, e.at from (values
    (${forwarded}, 'forwarded', ${anita}, 'Hema', ${later(1)}),
    (${forwarded}, 'forwarded', ${hema}, 'HR', ${later(2)}),
    (${approved}, 'approved', ${anita}, null, ${later(1)}),
    (${rejected}, 'rejected', ${hema}, null, ${later(1)}),
    (${withdrawn}, 'cancelled', ${priya}, null, ${later(1)}),
    (${cancelling}, 'approved', ${anita}, null, ${later(1)}),
    (${cancelling}, 'cancelAsked', ${priya}, null, ${later(2)}),
    (${gone}, 'approved', ${hema}, null, ${later(1)})
  ) as e(id, kind, account, gone_to, at);`
