-- What somebody is called and was called. An entry of their record that names something else of theirs, as a passkey, is none of it.
create or replace function names_of(employee uuid, account uuid) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct name), '{}') from (
    select one.name from employee one where one.organisation_id = current_organisation() and one.id = employee
    union all
    select one.name from account one where one.organisation_id = current_organisation() and one.id = account
    union all
    select said from audit_event event,
      lateral unnest(array[event.changes #>> '{name,from}', event.changes #>> '{name,to}']) said
    where event.organisation_id = current_organisation() and event.action = 'changed' and event.changes ? 'name'
      and (event.record_type = 'employee' and event.record_id = employee
        or event.record_type = 'account' and event.record_id = account)
  ) known where length(name) > 1
$$;

-- Erasure finds the earlier names in the log: no name changes without its entry, and none but by erasure.
create function name_is_told() returns trigger language plpgsql as $$
declare
  records uuid[] := array[new.id];
begin
  if tg_table_name = 'account' then
    records := records || array(
      select id from employee where employee.organisation_id = new.organisation_id and employee.account_id = new.id);
  end if;
  if not exists (
    select from audit_event event
    where event.organisation_id = new.organisation_id and event.record_type in ('employee', 'account')
      and event.record_id = any(records) and event.action = 'changed'
      and event.changes #>> '{name,from}' = old.name and event.changes #>> '{name,to}' = new.name
  ) and not exists (
    select from personal_erasure erasure
    where erasure.organisation_id = new.organisation_id and erasure.part = 'books'
      and (erasure.employee_id = new.id or erasure.account_id = new.id)
  ) then
    raise exception 'The log does not say that this name changed.';
  end if;
  return null;
end
$$;

-- At the commit: the entry is written last.
create constraint trigger name_told after update on employee deferrable initially deferred
  for each row when (old.name is distinct from new.name) execute function name_is_told();
create constraint trigger name_told after update on account deferrable initially deferred
  for each row when (old.name is distinct from new.name and not new.is_key) execute function name_is_told();
