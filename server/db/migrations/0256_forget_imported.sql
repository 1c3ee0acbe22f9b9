-- What an import added is taken back while nothing was built on it: the ledger of leave, which is only added to, goes with the person.
-- Whoever has anything else keeps it: the foreign keys of what is left refuse the rest.
-- An employee is never deleted otherwise, and keeps the number.
create or replace function employee_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_erasing() then return old; end if;
  raise exception 'An employee is never deleted, and keeps the number.';
end
$$;

create function forget_imported(employees uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  accounts uuid[];
begin
  if exists (
    select from unnest(employees) wanted (id)
    where not exists (
      select from data_import_row
      where organisation_id = current_organisation() and record_id = wanted.id and undone_at is not null
    )
  ) then
    raise exception 'Only what an import added is forgotten.';
  end if;
  select coalesce(array_agg(account_id), '{}') into accounts from employee
  where organisation_id = current_organisation() and id = any(employees);
  perform set_config('muster.erasing', 'on', true);
  delete from leave_ledger where organisation_id = current_organisation() and employee_id = any(employees) and request_id is null;
  delete from attendance_day where organisation_id = current_organisation() and employee_id = any(employees);
  delete from emergency_contact where organisation_id = current_organisation() and employee_id = any(employees);
  delete from employee_bank where organisation_id = current_organisation() and employee_id = any(employees);
  delete from employee_personal where organisation_id = current_organisation() and employee_id = any(employees);
  delete from employee_term where organisation_id = current_organisation() and employee_id = any(employees);
  delete from employee_shift where organisation_id = current_organisation() and employee_id = any(employees);
  update employee set reports_to = null where organisation_id = current_organisation() and reports_to = any(employees);
  delete from celebration_told where organisation_id = current_organisation() and employee_id = any(employees);
  delete from employee where organisation_id = current_organisation() and id = any(employees);
  perform set_config('muster.erasing', '', true);
  delete from notification_mail where organisation_id = current_organisation() and account_id = any(accounts);
  delete from notification where organisation_id = current_organisation() and account_id = any(accounts);
  delete from company_policy_asked where organisation_id = current_organisation() and account_id = any(accounts);
  delete from invitation where organisation_id = current_organisation() and account_id = any(accounts);
  delete from account where organisation_id = current_organisation() and id = any(accounts);
end
$$;
