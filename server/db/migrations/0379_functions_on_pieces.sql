-- Functions that read or write several tables are run by the machine that holds the rows, and name the organisation by a variable, which
-- tells where these are. Called as a column of the organisation's own row; as before where there is one machine.

-- A function in SQL would be read with its parameters still open.
create or replace function names_of(employee uuid, account uuid) returns text[] language plpgsql stable as $$
declare
  own constant uuid := current_organisation();
  names text[];
begin
  select coalesce(array_agg(distinct name), '{}') into names from (
    select one.name from employee one where one.organisation_id = own and one.id = names_of.employee
    union all
    select one.name from account one where one.organisation_id = own and one.id = names_of.account
    union all
    select said from audit_event event,
      lateral unnest(array[event.changes #>> '{name,from}', event.changes #>> '{name,to}']) said
    where event.organisation_id = own and event.action = 'changed' and event.changes ? 'name'
      and (event.record_type = 'employee' and event.record_id = names_of.employee
        or event.record_type = 'account' and event.record_id = names_of.account)
  ) known where length(name) > 1;
  return names;
end
$$;

create or replace function begin_erasing(employee uuid, wanted text) returns void language plpgsql as $$
declare
  own constant uuid := current_organisation();
begin
  if not exists (
    select from personal_erasure
    where organisation_id = own and employee_id = employee and part = wanted and erased_at is null
  ) then
    raise exception 'Nothing is to be erased.';
  end if;
  perform set_config('muster.erasing', 'on', true);
end
$$;

create or replace function erase_places(employee uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own constant uuid := current_organisation();
begin
  perform begin_erasing(employee, 'now');
  update punch set latitude_e6 = null, longitude_e6 = null, accuracy_metres = null, note = ''
  where organisation_id = own and employee_id = employee;
  perform set_config('muster.erasing', '', true);
end
$$;

create or replace function erase_registers(employee uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own constant uuid := current_organisation();
begin
  perform begin_erasing(employee, 'wages');
  delete from punch where organisation_id = own and employee_id = employee;
  delete from leave_ledger where organisation_id = own and employee_id = employee;
  perform set_config('muster.erasing', '', true);
end
$$;

create or replace function erase_requests(employee uuid, wanted text, types text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own constant uuid := current_organisation();
  ids uuid[];
begin
  perform begin_erasing(employee, wanted);
  select coalesce(array_agg(id), '{}') into ids from request
  where organisation_id = own and requester_id = employee and type = any(types);
  update request_event set note = null, note_values = null
  where organisation_id = own and request_id = any(ids) and note is not null;
  update request_stage set note = null where organisation_id = own and request_id = any(ids) and note is not null;
  update request_line set words = '', approved_note = null where organisation_id = own and request_id = any(ids);
  delete from request_attachment where organisation_id = own and request_id = any(ids);
  update request set reason = '', draft = case when draft ? 'reason' then jsonb_set(draft, '{reason}', '"–"') else draft end
  where organisation_id = own and id = any(ids);
  perform set_config('muster.erasing', '', true);
end
$$;

create or replace function erase_mentions(employee uuid, account uuid, entry bigint, said text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own constant uuid := current_organisation();
begin
  perform begin_erasing(employee, 'books');
  update approval_delegation set reason = '' where organisation_id = own and account_id = account;
  update asset_holding set handed_note = '', return_note = '' where organisation_id = own and employee_id = employee;
  update loan_repayment set note = '' where organisation_id = own
    and loan_id in (select id from loan where organisation_id = own and employee_id = employee);
  update request_event set to_name = '–' where organisation_id = own and to_account_id = account and to_name is not null;
  update audit_event set changes = '{}', network = null, device = null, erased_by = entry
  where organisation_id = own and n < entry and erased_by is null
    and (record_type = 'employee' and record_id = employee or record_type = 'account' and record_id = account
      or exists (select from unnest(said) name where position(name in changes::text) > 0));
  perform set_config('muster.erasing', '', true);
end
$$;

-- Takes the place of forget_imported, which the server of the release before goes on calling: answers the accounts that are gone, whose
-- invitations lie elsewhere.
create function forget_people(employees uuid[]) returns uuid[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own constant uuid := current_organisation();
  accounts uuid[];
begin
  if (select count(distinct record_id) from data_import_row
      where organisation_id = own and record_id = any(employees) and undone_at is not null)
    <> (select count(distinct id) from unnest(employees) id) then
    raise exception 'Only what an import added is forgotten.';
  end if;
  select coalesce(array_agg(account_id), '{}') into accounts from employee where organisation_id = own and id = any(employees);
  perform set_config('muster.erasing', 'on', true);
  delete from leave_ledger where organisation_id = own and employee_id = any(employees) and request_id is null;
  delete from attendance_day where organisation_id = own and employee_id = any(employees);
  delete from emergency_contact where organisation_id = own and employee_id = any(employees);
  delete from employee_bank where organisation_id = own and employee_id = any(employees);
  delete from employee_personal where organisation_id = own and employee_id = any(employees);
  delete from employee_term where organisation_id = own and employee_id = any(employees);
  delete from employee_shift where organisation_id = own and employee_id = any(employees);
  update employee set reports_to = null where organisation_id = own and reports_to = any(employees);
  delete from celebration_told where organisation_id = own and employee_id = any(employees);
  delete from employee where organisation_id = own and id = any(employees);
  perform set_config('muster.erasing', '', true);
  delete from notification_mail where organisation_id = own and account_id = any(accounts);
  delete from notification where organisation_id = own and account_id = any(accounts);
  delete from company_policy_asked where organisation_id = own and account_id = any(accounts);
  delete from account where organisation_id = own and id = any(accounts);
  return accounts;
end
$$;
