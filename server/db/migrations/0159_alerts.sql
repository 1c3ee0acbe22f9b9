-- Where an entry of the activity log came from: the network and what kind of device. What was written before has neither, and its
-- digest is what it was.
alter table audit_event add column network text, add column device text;

create or replace function audit_digest(event audit_event) returns text language sql stable parallel safe as $$
  select encode(sha256(convert_to((jsonb_build_array(
    event.organisation_id, event.n, event.account_id, event.action, event.record_type, event.record_id, event.changes,
    to_char(event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), event.previous_digest)
    || case when event.network is null and event.device is null then '[]'::jsonb
      else jsonb_build_array(event.network, event.device) end)::text, 'UTF8')), 'hex')
$$;

-- Failed sign-ins of the last hour are counted at each one.
create index audit_event_failed_index on audit_event (organisation_id, at) where action in ('failedSignIn', 'failedSecondStep');

-- How far the log was found whole, when, and what its last entry was then.
create table audit_check (
  organisation_id uuid primary key references organisation,
  n bigint not null,
  digest text not null,
  checked_at timestamptz not null,
  -- Entries that are not what was written.
  broken bigint[] not null
);
select belongs_to_organisation('audit_check');

-- What an intruder would do, told to the admins: of one cause once in an hour.
create table security_alert (
  organisation_id uuid not null references organisation,
  id uuid not null,
  kind text not null check (kind <> ''),
  cause text not null check (cause <> ''),
  -- Whole hours since 1970: two that come at the same moment are one.
  hour bigint not null,
  message text not null,
  message_values jsonb not null,
  -- Whose act it was, where it was somebody's.
  account_id uuid,
  -- The last entry of the activity log that it stands for.
  event_n bigint,
  times integer not null default 1,
  at timestamptz not null,
  last_at timestamptz not null,
  -- False where alerts of the kind were turned off.
  is_told boolean not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('security_alert');
create unique index security_alert_cause_key on security_alert (organisation_id, kind, cause, hour);
create index security_alert_at_index on security_alert (organisation_id, last_at desc, id desc);

-- Kinds of alerts that an admin turned off or on again; without a row a kind is on.
create table alert_setting (
  organisation_id uuid not null references organisation,
  kind text not null check (kind <> ''),
  is_on boolean not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (organisation_id, kind),
  foreign key (organisation_id, changed_by) references account (organisation_id, id)
);
select belongs_to_organisation('alert_setting');
