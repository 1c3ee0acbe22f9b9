-- Half-days have one name, in columns and in stored documents. What a payslip was calculated from keeps the text that its hash is of:
-- the engine's readSnapshot knows both names.
alter table attendance_day rename column loss_of_pay_halves to loss_of_pay_half_days;
alter table late_attendance rename column halves to half_days;
alter table leave_day rename column halves to half_days;
alter table leave_ledger rename column halves to half_days;
alter table leave_encashment rename column halves to half_days;
alter table leave_policy_version rename column half_days to allows_half_days;
alter table leave_policy_version rename column halves_a_year to half_days_a_year;
alter table leave_policy_version rename column carry_cap_halves to carry_cap_half_days;
alter table leave_policy_version rename column negative_limit_halves to negative_limit_half_days;
alter table approval_rule rename column halves_from to half_days_from;

create or replace function note_attendance_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into pay_input_change (organisation_id, xact)
    select distinct organisation_id, pg_current_xact_id()::text::bigint
    from new_rows day join old_rows before using (organisation_id, employee_id, day)
    where (day.loss_of_pay_half_days, day.loss_of_pay_reason, case when day.is_final then day.overtime_minutes else 0 end)
      is distinct from
      (before.loss_of_pay_half_days, before.loss_of_pay_reason, case when before.is_final then before.overtime_minutes else 0 end)
    on conflict do nothing;
  elsif tg_op = 'INSERT' then
    insert into pay_input_change (organisation_id, xact)
    select distinct organisation_id, pg_current_xact_id()::text::bigint from new_rows
    where loss_of_pay_half_days > 0 or is_final and overtime_minutes > 0
    on conflict do nothing;
  else
    insert into pay_input_change (organisation_id, xact)
    select distinct organisation_id, pg_current_xact_id()::text::bigint from old_rows
    where loss_of_pay_half_days > 0 or is_final and overtime_minutes > 0
    on conflict do nothing;
  end if;
  return null;
end
$$;

-- A quotation mark within a text is escaped, so that only keys are found.
update request set facts = replace(facts::text, '"halves":', '"halfDays":')::jsonb where facts ? 'halves';

update payslip set days = regexp_replace(
  replace(days::text, '"halves":', '"halfDays":'), '"(denominator|lossOfPay|paid)Halves":', '"\1HalfDays":', 'g')::jsonb;

-- A run that nobody has approved is compared with what its people are due today: its hashes are those of the names of today.
-- The names are at the same place in the order of the keys.
update payslip slip
set inputs = told.inputs, inputs_hash = encode(sha256(convert_to(told.inputs, 'UTF8')), 'hex')
from (
  select one.organisation_id, one.id, replace(one.inputs, '"halves":', '"halfDays":') as inputs
  from payslip one
  join pay_run run on run.organisation_id = one.organisation_id and run.id = one.run_id
  where run.approved_at is null and position('"halves":' in one.inputs) > 0
) told
where slip.organisation_id = told.organisation_id and slip.id = told.id;
