-- Erasure of what is known of somebody who left: a row for each part, which goes when no law keeps it any longer.
create table personal_erasure (
  organisation_id uuid not null,
  employee_id uuid not null,
  part text not null check (part in ('now', 'log', 'wages', 'books')),
  account_id uuid not null,
  due_on date not null,
  source text,
  requested_by uuid not null,
  requested_at timestamptz not null,
  erased_at timestamptz,
  primary key (organisation_id, employee_id, part),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id),
  foreign key (organisation_id, requested_by) references account (organisation_id, id)
);
select belongs_to_organisation('personal_erasure');
create index personal_erasure_due_index on personal_erasure (organisation_id, due_on) where erased_at is null;

-- The entry of the activity log that says what was erased here: the chain stays whole, as the digests stay.
alter table audit_event add column erased_by bigint;

-- What is only added to goes by the functions below alone, which belong to the owner.
create function is_erasing() returns boolean language sql stable as $$
  select coalesce(current_setting('muster.erasing', true), '') = 'on' and current_user <> 'muster_app'
$$;

create or replace function punch_stays() returns trigger language plpgsql as $$
begin
  if is_erasing() then return coalesce(new, old); end if;
  if tg_op = 'DELETE' or old.superseded_by is not null
    or (to_jsonb(new) - 'superseded_by') is distinct from (to_jsonb(old) - 'superseded_by') then
    raise exception 'A punch does not change. A correction supersedes it.';
  end if;
  return new;
end
$$;

create or replace function leave_ledger_stays() returns trigger language plpgsql as $$
begin
  if is_erasing() then return coalesce(new, old); end if;
  raise exception 'The leave ledger is append-only. Post a correction.';
end
$$;

create or replace function audit_event_stays() returns trigger language plpgsql as $$
begin
  if is_erasing() and tg_op = 'UPDATE' then return new; end if;
  raise exception 'The audit log is only added to.';
end
$$;

-- Refuses unless the part is due for this person of the transaction's organisation.
create function begin_erasing(employee uuid, wanted text) returns void language plpgsql as $$
begin
  if not exists (
    select from personal_erasure
    where organisation_id = current_organisation() and employee_id = employee and part = wanted and erased_at is null
  ) then
    raise exception 'Nothing is to be erased.';
  end if;
  perform set_config('muster.erasing', 'on', true);
end
$$;

create function erase_places(employee uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform begin_erasing(employee, 'now');
  update punch set latitude_e6 = null, longitude_e6 = null, accuracy_metres = null, note = ''
  where organisation_id = current_organisation() and employee_id = employee;
  perform set_config('muster.erasing', '', true);
end
$$;

create function erase_registers(employee uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform begin_erasing(employee, 'wages');
  delete from punch where organisation_id = current_organisation() and employee_id = employee;
  delete from leave_ledger where organisation_id = current_organisation() and employee_id = employee;
  perform set_config('muster.erasing', '', true);
end
$$;

-- What was written in requests of these types, and who wrote in notes and names.
create function erase_requests(employee uuid, wanted text, types text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids uuid[];
begin
  perform begin_erasing(employee, wanted);
  select coalesce(array_agg(id), '{}') into ids from request
  where organisation_id = current_organisation() and requester_id = employee and type = any(types);
  update request_event set note = null, note_values = null
  where organisation_id = current_organisation() and request_id = any(ids) and note is not null;
  update request_stage set note = null where organisation_id = current_organisation() and request_id = any(ids) and note is not null;
  update request_line set words = '', approved_note = null where organisation_id = current_organisation() and request_id = any(ids);
  delete from request_attachment where organisation_id = current_organisation() and request_id = any(ids);
  update request set reason = '', draft = case when draft ? 'reason' then jsonb_set(draft, '{reason}', '"–"') else draft end
  where organisation_id = current_organisation() and id = any(ids);
  perform set_config('muster.erasing', '', true);
end
$$;

-- What is written of the person elsewhere, and the log: its entries stay in their chain, empty.
create function erase_mentions(employee uuid, account uuid, entry bigint, said text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform begin_erasing(employee, 'books');
  update approval_delegation set reason = '' where organisation_id = current_organisation() and account_id = account;
  update asset_holding set handed_note = '', return_note = ''
  where organisation_id = current_organisation() and employee_id = employee;
  update loan_repayment set note = '' where organisation_id = current_organisation()
    and loan_id in (select id from loan where organisation_id = current_organisation() and employee_id = employee);
  update request_event set to_name = '–'
  where organisation_id = current_organisation() and to_account_id = account and to_name is not null;
  update audit_event set changes = '{}', network = null, device = null, erased_by = entry
  where organisation_id = current_organisation() and n < entry and erased_by is null
    and (record_type = 'employee' and record_id = employee or record_type = 'account' and record_id = account
      or position(said in changes::text) > 0);
  perform set_config('muster.erasing', '', true);
end
$$;
