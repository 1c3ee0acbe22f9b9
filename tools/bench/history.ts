/**
 * Requests of the year before, all rejected: four per person. Without them PostgreSQL would see empty tables, and plan full scans for what
 * follows.
 */
export const history = `
  create temp table asked as
    select new_id() as id, employee.organisation_id, employee.id as employee, employee.account_id as account,
      manager.account_id as manager, row_number() over (order by n, employee.id) as number,
      now() - make_interval(days => 120 + n * 60) as at, current_date - (110 + n * 60) as day
    from employee
    join employee manager on manager.organisation_id = employee.organisation_id and manager.id = employee.reports_to
    cross join generate_series(1, 4) n;
  insert into request (organisation_id, id, number, type, requester_id, state, title, quantity, reason, starts_on, ends_on, draft,
    facts, levels, created_at, updated_at, decided_at)
  select organisation_id, id, 'LV-' || lpad(number::text, greatest(4, length(number::text)), '0'), 'leave', employee, 'rejected',
    'Casual leave', '1 day', 'A day at the passport office', day, day, '{}', '{}', '[]', at, at, at
  from asked;
  insert into request_counter (organisation_id, type, last)
  select organisation_id, 'leave', count(*) from asked group by organisation_id;
  insert into request_step (organisation_id, request_id, account_id, since, outcome, ended_at, ended_by)
  select organisation_id, id, manager, at, 'rejected', at, manager from asked;
  insert into request_event (organisation_id, request_id, kind, account_id, at)
  select organisation_id, id, 'submitted', account, at from asked
  union all
  select organisation_id, id, 'rejected', manager, at from asked;
  insert into leave_day (organisation_id, request_id, day, employee_id, policy_id, part, half_days, why, state, created_at, changed_at)
  select organisation_id, id, day, employee,
    (select policy.id from leave_policy policy where policy.organisation_id = asked.organisation_id order by policy.name limit 1),
    'full', 2, 'leave', 'returned', at, at
  from asked;
  insert into notification (organisation_id, account_id, type, message, target_id, is_read, created_at)
  select organisation_id, manager, 'leave-approvals', 'A day of leave was requested', id, true, at from asked
  union all
  select organisation_id, account, 'leave', 'A day of leave was rejected', id, true, at from asked`
