-- What is kept of a person besides the work itself, and the log of who changed or saw it.

-- A list is searched by any part of name, code or address.
drop index employee_search_index;
alter table employee add column search_text text not null
  generated always as (lower(first_name || ' ' || last_name || ' ' || code || ' ' || work_email)) stored;
create index employee_search_index on employee using gin (organisation_id, search_text gin_trgm_ops);
create index employee_status_index on employee (organisation_id, status);

-- Under row-level security an index serves a condition only if it cannot leak what it compares: LIKE cannot, but is not
-- declared so. Where the owner may not declare it, the search reads the organisation's rows one after the other.
do $$ begin
  alter function pg_catalog.textlike(text, text) leakproof;
exception when insufficient_privilege then null; end $$;

-- Identity numbers are sealed; the last four characters are for showing, the digest for finding two of the same.
create table employee_personal (
  organisation_id uuid not null,
  employee_id uuid not null,
  birth_date date,
  gender text check (gender in ('female', 'male', 'other', 'notTold')),
  blood_group text check (blood_group in ('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-')),
  marital_status text check (marital_status in ('single', 'married', 'divorced', 'widowed')),
  nationality text not null default 'IN' check (nationality ~ '^[A-Z]{2}$'),
  -- {"line1": "", "line2": "", "city": "", "state": "IN-KA", "pinCode": "560001"}
  current_address jsonb not null default '{}',
  permanent_address jsonb not null default '{}',
  pan_sealed text,
  pan_last4 text,
  pan_digest text,
  aadhaar_sealed text,
  aadhaar_last4 text,
  aadhaar_digest text,
  uan_sealed text,
  uan_last4 text,
  uan_digest text,
  esi_sealed text,
  esi_last4 text,
  esi_digest text,
  updated_at timestamptz not null,
  primary key (organisation_id, employee_id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  check ((pan_sealed is null) = (pan_last4 is null) and (pan_sealed is null) = (pan_digest is null)),
  check ((aadhaar_sealed is null) = (aadhaar_last4 is null) and (aadhaar_sealed is null) = (aadhaar_digest is null)),
  check ((uan_sealed is null) = (uan_last4 is null) and (uan_sealed is null) = (uan_digest is null)),
  check ((esi_sealed is null) = (esi_last4 is null) and (esi_sealed is null) = (esi_digest is null))
);
select belongs_to_organisation('employee_personal');
create unique index employee_personal_pan_key on employee_personal (organisation_id, pan_digest);
create unique index employee_personal_aadhaar_key on employee_personal (organisation_id, aadhaar_digest);
create unique index employee_personal_uan_key on employee_personal (organisation_id, uan_digest);
create unique index employee_personal_esi_key on employee_personal (organisation_id, esi_digest);

create table employee_bank (
  organisation_id uuid not null,
  employee_id uuid not null,
  holder_name text not null check (holder_name <> ''),
  account_sealed text not null,
  account_last4 text not null,
  ifsc text not null,
  bank_name text not null default '',
  branch text not null default '',
  account_type text not null check (account_type in ('savings', 'current', 'salary')),
  upi text,
  updated_at timestamptz not null,
  primary key (organisation_id, employee_id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id)
);
select belongs_to_organisation('employee_bank');

-- Who did what to which record, from what to what; never the value of a secret. Each row is chained to the one before it,
-- so that a row that was changed, taken out or put in later is found.
create table audit_event (
  organisation_id uuid not null references organisation,
  -- 1, 2, 3 … in each organisation.
  n bigint not null,
  -- Null: the product itself.
  account_id uuid,
  action text not null check (action <> ''),
  record_type text not null check (record_type <> ''),
  record_id uuid not null,
  -- {"status": {"from": "active", "to": "inactive"}}
  changes jsonb not null,
  at timestamptz not null,
  previous_digest text not null,
  digest text not null,
  primary key (organisation_id, n),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('audit_event');
create index audit_event_record_index on audit_event (organisation_id, record_type, record_id, n);

create function audit_digest(event audit_event) returns text language sql stable parallel safe as $$
  select encode(sha256(convert_to(jsonb_build_array(
    event.organisation_id, event.n, event.account_id, event.action, event.record_type, event.record_id, event.changes,
    to_char(event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), event.previous_digest)::text, 'UTF8')), 'hex')
$$;

-- The chain is made here, whoever writes; two transactions of one organisation do it one after the other.
create function chain_audit_event() returns trigger language plpgsql as $$
declare
  last audit_event;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit ' || new.organisation_id, 0));
  select * into last from audit_event where organisation_id = new.organisation_id order by n desc limit 1;
  new.n := coalesce(last.n, 0) + 1;
  new.previous_digest := coalesce(last.digest, '');
  new.digest := audit_digest(new);
  return new;
end
$$;
create trigger chain_audit_event before insert on audit_event for each row execute function chain_audit_event();

create function audit_event_stays() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only added to.';
end
$$;
create trigger audit_event_stays before update or delete on audit_event for each row execute function audit_event_stays();
revoke update, delete on audit_event from muster_app;
