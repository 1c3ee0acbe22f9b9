-- What a cluster asks of a schema whose tables lie in pieces on several machines (docs/scaling.md). On one machine nothing changes that
-- can be seen. Written so that the server of the release before works on.

-- The policy of a table that lies in pieces has no subquery. PostgreSQL asks a stable function once for each statement as well.
create or replace function belongs_to_organisation(tenant_table regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy own_organisation on %s using (organisation_id = current_organisation())'
    ' with check (organisation_id = current_organisation())',
    tenant_table);
end
$$;
do $$
declare
  own record;
begin
  for own in
    select polrelid::regclass as tenant_table,
      case when polrelid = 'organisation'::regclass then 'id' else 'organisation_id' end as key
    from pg_policy where polname = 'own_organisation'
  loop
    execute format('alter policy own_organisation on %s using (%I = current_organisation()) with check (%2$I = current_organisation())',
      own.tenant_table, own.key);
  end loop;
end
$$;

-- A key that is part of how rows are spread cannot set one of its columns to null: a trigger does.
alter table request_step drop constraint request_step_role_fkey, add constraint request_step_role_fkey
  foreign key (organisation_id, role_id) references role (organisation_id, id);
create function role_leaves_steps() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update request_step set role_id = null where organisation_id = old.organisation_id and role_id = old.id;
  return old;
end
$$;
create trigger role_leaves_steps before delete on role for each row execute function role_leaves_steps();

alter table employee_salary drop constraint employee_salary_template_fkey, add constraint employee_salary_template_fkey
  foreign key (organisation_id, template_id) references salary_template (organisation_id, id);
create function template_leaves_salaries() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update employee_salary set template_id = null where organisation_id = old.organisation_id and template_id = old.id;
  return old;
end
$$;
create trigger template_leaves_salaries before delete on salary_template
  for each row execute function template_leaves_salaries();

-- A piece has a name of its own, and rows of a type of its own: a function takes them as JSON.
create function audit_digest(event jsonb) returns text language sql stable parallel safe as $$
  select encode(sha256(convert_to((jsonb_build_array(
    event -> 'organisation_id', event -> 'n', event -> 'account_id', event -> 'action', event -> 'record_type', event -> 'record_id',
    event -> 'changes', to_char((event ->> 'at')::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    event -> 'previous_digest')
    || case when event ->> 'network' is null and event ->> 'device' is null then '[]'::jsonb
      else jsonb_build_array(event -> 'network', event -> 'device') end)::text, 'UTF8')), 'hex')
$$;
create or replace function chain_audit_event() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit ' || new.organisation_id, 0));
  select n, digest into last from audit_event where organisation_id = new.organisation_id order by n desc limit 1;
  new.n := coalesce(last.n, 0) + 1;
  new.previous_digest := coalesce(last.digest, '');
  new.digest := audit_digest(to_jsonb(new));
  return new;
end
$$;
create or replace function name_is_told() returns trigger language plpgsql as $$
declare
  records uuid[] := array[new.id];
begin
  if to_jsonb(new) ? 'role_id' then
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

-- The rows of a statement are read by themselves, before the table that is written from them.
create function changes_pay(organisations uuid[]) returns void language plpgsql as $$
declare
  organisation uuid;
begin
  foreach organisation in array organisations loop
    insert into pay_input_change (organisation_id, xact) values (organisation, pg_current_xact_id()::text::bigint)
    on conflict do nothing;
  end loop;
end
$$;
create or replace function note_pay_input_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform changes_pay(array(select distinct organisation_id from old_rows));
  else
    perform changes_pay(array(select distinct organisation_id from new_rows));
  end if;
  return null;
end
$$;
create or replace function note_attendance_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform changes_pay(array(
      select distinct organisation_id from new_rows day join old_rows before using (organisation_id, employee_id, day)
      where (day.loss_of_pay_half_days, day.loss_of_pay_reason, day.loss_of_pay_reason_values,
          case when day.is_final then day.overtime_minutes else 0 end)
        is distinct from
        (before.loss_of_pay_half_days, before.loss_of_pay_reason, before.loss_of_pay_reason_values,
          case when before.is_final then before.overtime_minutes else 0 end)));
  elsif tg_op = 'INSERT' then
    perform changes_pay(array(select distinct organisation_id from new_rows
      where loss_of_pay_half_days > 0 or is_final and overtime_minutes > 0));
  else
    perform changes_pay(array(select distinct organisation_id from old_rows
      where loss_of_pay_half_days > 0 or is_final and overtime_minutes > 0));
  end if;
  return null;
end
$$;
create or replace function note_run_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform changes_pay(array(
      select distinct organisation_id from new_rows run join old_rows before using (organisation_id, id)
      where (run.state in ('approved', 'paid')) <> (before.state in ('approved', 'paid'))));
  elsif tg_op = 'INSERT' then
    perform changes_pay(array(select distinct organisation_id from new_rows where state in ('approved', 'paid')));
  else
    perform changes_pay(array(select distinct organisation_id from old_rows where state in ('approved', 'paid')));
  end if;
  return null;
end
$$;
