-- The leave that comp-off is credited to; at most one of an organisation.
alter table leave_policy add column is_comp_off boolean not null default false;
create unique index leave_policy_comp_off_key on leave_policy (organisation_id) where is_comp_off;

-- How late comp-off may be requested, and how long it can be used, counted from the day worked. Without a row: 60 and 90 days.
create table comp_off_rule (
  organisation_id uuid not null references organisation,
  request_within_days smallint not null check (request_within_days between 1 and 365),
  valid_days smallint not null check (valid_days between 1 and 730),
  updated_at timestamptz not null,
  primary key (organisation_id)
);
select belongs_to_organisation('comp_off_rule');

-- Leave that an approved request credits for work on one day, usable until a day of its own.
create table leave_credit (
  organisation_id uuid not null,
  request_id uuid not null,
  employee_id uuid not null,
  policy_id uuid not null,
  worked_on date not null,
  -- The day from which it can be used, and the last one.
  on_day date not null,
  expires_on date not null,
  half_days smallint not null check (half_days > 0),
  created_at timestamptz not null,
  -- Taken back, because the request was cancelled.
  returned_at timestamptz,
  -- Its owner was told that it expires soon.
  reminded_at timestamptz,
  primary key (organisation_id, request_id),
  foreign key (organisation_id, request_id) references request (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  constraint leave_credit_policy_fkey foreign key (organisation_id, policy_id) references leave_policy (organisation_id, id),
  check (worked_on <= on_day and on_day <= expires_on)
);
select belongs_to_organisation('leave_credit');
create index leave_credit_employee_index on leave_credit (organisation_id, employee_id);
create index leave_credit_policy_index on leave_credit (organisation_id, policy_id);
