-- Days that change after their month was paid, leave that is paid out, and shifts that change from a day on.

-- A shift begins as its row says; each later row holds from its day on, so that days before it keep what they were judged by.
create table shift_version (
  organisation_id uuid not null,
  shift_id uuid not null,
  starts_on date not null,
  starts_at time not null,
  ends_at time not null,
  break_minutes integer not null check (break_minutes between 0 and 480),
  grace_minutes integer not null check (grace_minutes between 0 and 120),
  half_day_minutes integer not null check (half_day_minutes > 0),
  full_day_minutes integer not null check (full_day_minutes > half_day_minutes and full_day_minutes <= 1440),
  weekly_offs jsonb not null,
  created_at timestamptz not null,
  primary key (organisation_id, shift_id, starts_on),
  foreign key (organisation_id, shift_id) references shift (organisation_id, id) on delete cascade
);
select belongs_to_organisation('shift_version');

-- What a day of a locked pay period turned out to be beyond what was paid for it. Append-only but for its settlement.
create table late_attendance (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  employee_id uuid not null,
  day date not null,
  -- Half-days of pay: more than zero are taken, less are paid back.
  halves smallint not null check (halves between -2 and 2 and halves <> 0),
  reason text not null check (reason <> ''),
  -- hand: HR says so; ended: the day was not over when its period was locked; changed: leave or the like, decided late.
  source text not null check (source in ('hand', 'ended', 'changed')),
  -- Who, when by hand.
  account_id uuid,
  recorded_at timestamptz not null,
  -- The pay run that has settled it.
  settled_run uuid,
  settled_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id),
  check ((source = 'hand') = (account_id is not null)),
  check ((settled_run is null) = (settled_at is null))
);
select belongs_to_organisation('late_attendance');
create index late_attendance_day_index on late_attendance (organisation_id, employee_id, day);
create index late_attendance_open_index on late_attendance (organisation_id, day) where settled_run is null;
create index late_attendance_run_index on late_attendance (organisation_id, settled_run) where settled_run is not null;

-- Leave that is paid out instead of taken.
create table leave_encashment (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  employee_id uuid not null,
  policy_id uuid not null,
  -- The day on which it leaves the balance.
  on_day date not null,
  halves smallint not null check (halves > 0),
  -- The month whose pay run pays it, or the next one that runs.
  pay_month text not null check (pay_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  at_exit boolean not null,
  reason text not null check (reason <> ''),
  account_id uuid not null,
  created_at timestamptz not null,
  cancelled_by uuid,
  cancelled_at timestamptz,
  -- The pay run that has paid it.
  paid_run uuid,
  paid_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  constraint leave_encashment_policy_fkey foreign key (organisation_id, policy_id)
    references leave_policy (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id),
  foreign key (organisation_id, cancelled_by) references account (organisation_id, id),
  check ((cancelled_by is null) = (cancelled_at is null)),
  check ((paid_run is null) = (paid_at is null)),
  check (cancelled_at is null or paid_run is null)
);
select belongs_to_organisation('leave_encashment');
create index leave_encashment_employee_index on leave_encashment (organisation_id, employee_id) where cancelled_at is null;
create index leave_encashment_due_index on leave_encashment (organisation_id, pay_month)
  where cancelled_at is null and paid_run is null;
create index leave_encashment_run_index on leave_encashment (organisation_id, paid_run) where paid_run is not null;

alter table leave_ledger drop constraint leave_ledger_kind_check;
alter table leave_ledger add constraint leave_ledger_kind_check
  check (kind in ('grant', 'carryForward', 'consumption', 'encashment', 'expiry'));
