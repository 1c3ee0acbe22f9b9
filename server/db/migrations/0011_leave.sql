-- Leave types with their rules, who took leave when, and the ledger of it.

create table leave_policy (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id)
);
select belongs_to_organisation('leave_policy');
create unique index leave_policy_name_key on leave_policy (organisation_id, lower(name));
create unique index leave_policy_code_key on leave_policy (organisation_id, lower(code));

-- The rules from a day on: a leave year goes by the version in force on its first day. Amounts are half-days.
create table leave_policy_version (
  organisation_id uuid not null,
  policy_id uuid not null,
  starts_on date not null,
  is_paid boolean not null,
  halves_a_year smallint not null check (halves_a_year between 0 and 730),
  accrual text not null check (accrual in ('atOnce', 'monthly', 'quarterly', 'halfYearly')),
  leave_year text not null check (leave_year in ('calendar', 'joining')),
  year_starts_in_month smallint not null check (year_starts_in_month between 1 and 12),
  prorate boolean not null,
  waiting_days smallint not null check (waiting_days between 0 and 730),
  after_probation boolean not null,
  carry_forward boolean not null,
  -- Null: no cap, no expiry before the end of the next year.
  carry_cap_halves smallint check (carry_cap_halves >= 0),
  carry_months smallint check (carry_months between 1 and 12),
  encashable boolean not null,
  longest_run_days smallint check (longest_run_days > 0),
  notice_days smallint not null check (notice_days between 0 and 365),
  half_days boolean not null,
  sandwich boolean not null,
  negative_limit_halves smallint not null check (negative_limit_halves between 0 and 730),
  proof_after_days smallint check (proof_after_days >= 0),
  created_at timestamptz not null,
  primary key (organisation_id, policy_id, starts_on),
  foreign key (organisation_id, policy_id) references leave_policy (organisation_id, id) on delete cascade,
  check (carry_forward or (carry_cap_halves is null and carry_months is null))
);
select belongs_to_organisation('leave_policy_version');

-- Each counted day of a leave request. Pending days hold their balance; returned ones stay on record.
create table leave_day (
  organisation_id uuid not null,
  request_id uuid not null,
  day date not null,
  employee_id uuid not null,
  policy_id uuid not null,
  part text not null check (part in ('full', 'first', 'second')),
  halves smallint not null check (halves in (1, 2)),
  -- sandwich: a day off that counts because leave encloses it.
  why text not null check (why in ('leave', 'sandwich')),
  state text not null check (state in ('pending', 'taken', 'returned')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (organisation_id, request_id, day),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  constraint leave_day_policy_fkey foreign key (organisation_id, policy_id) references leave_policy (organisation_id, id),
  check ((part = 'full') = (halves = 2))
);
select belongs_to_organisation('leave_day');
create index leave_day_employee_index on leave_day (organisation_id, employee_id, day) where state <> 'returned';
create index leave_day_day_index on leave_day (organisation_id, day) where state <> 'returned';

-- Append-only. A balance is the sum of its rows; nothing stores it twice.
create table leave_ledger (
  organisation_id uuid not null,
  employee_id uuid not null,
  policy_id uuid not null,
  -- What is posted, for example the grant of a period: posted once (revision 0), corrected by further revisions.
  key text not null,
  revision integer not null check (revision >= 0),
  kind text not null check (kind in ('grant', 'carryForward', 'consumption', 'expiry')),
  on_day date not null,
  halves integer not null,
  -- The grant that a consumption or expiry draws on.
  grant_key text,
  expires_on date,
  request_id uuid,
  is_correction boolean not null,
  why text not null,
  posted_at timestamptz not null,
  primary key (organisation_id, employee_id, policy_id, key, revision),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  constraint leave_ledger_policy_fkey foreign key (organisation_id, policy_id) references leave_policy (organisation_id, id)
);
select belongs_to_organisation('leave_ledger');
create index leave_ledger_policy_index on leave_ledger (organisation_id, policy_id, employee_id);

create function leave_ledger_stays() returns trigger language plpgsql as $$
begin
  raise exception 'The leave ledger is append-only. Post a correction.';
end
$$;
create trigger leave_ledger_stays before update or delete on leave_ledger
  for each row execute function leave_ledger_stays();

-- How far the accrual of an organisation has come, so that a day that was missed is made up for.
create table leave_accrual (
  organisation_id uuid primary key references organisation,
  through date not null,
  ran_at timestamptz not null
);
select belongs_to_organisation('leave_accrual');
