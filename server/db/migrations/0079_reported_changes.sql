-- A bank account that somebody changed counts for pay after a wait, or when a second person has seen it. Until then, and while
-- its person says that it was not them, pay goes to the account before.
create table bank_change (
  organisation_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  -- The account before.
  holder_name text not null,
  account_sealed text not null,
  account_last4 text not null,
  ifsc text not null,
  bank_name text not null,
  branch text not null,
  account_type text not null,
  upi text,
  changed_by uuid not null,
  changed_at timestamptz not null,
  -- Null while it is stopped.
  counts_from timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, changed_by) references account (organisation_id, id)
);
select belongs_to_organisation('bank_change');
create index bank_change_employee_index on bank_change (organisation_id, employee_id, changed_at);

-- What a person was told of a change to their bank account or sign-in email, with the key of the link "This wasn't me".
create table change_alert (
  organisation_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('bank', 'email')),
  employee_id uuid not null,
  bank_change_id uuid,
  changed_by uuid not null,
  key_digest text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  reported_at timestamptz,
  settled_by uuid,
  settled_at timestamptz,
  -- What was decided of it.
  outcome text check (outcome in ('kept', 'restored')),
  primary key (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, changed_by) references account (organisation_id, id),
  foreign key (organisation_id, settled_by) references account (organisation_id, id),
  check ((settled_at is null) = (outcome is null))
);
select belongs_to_organisation('change_alert');
create index change_alert_employee_index on change_alert (organisation_id, employee_id) where reported_at is not null;

-- Nobody signs in to it until somebody has looked into a reported change.
alter table account add column frozen_at timestamptz;

-- How long a changed bank account waits where no second person has approved the change.
create table security_setting (
  organisation_id uuid primary key references organisation,
  bank_wait_days smallint not null check (bank_wait_days between 0 and 30),
  changed_by uuid not null,
  changed_at timestamptz not null,
  foreign key (organisation_id, changed_by) references account (organisation_id, id)
);
select belongs_to_organisation('security_setting');
