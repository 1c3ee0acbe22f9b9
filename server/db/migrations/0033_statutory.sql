-- What the law leaves to the employer, what an organisation puts in the law's place, and what the funds know of each person.

-- Dated and only added to: in force in a month is the row with the latest first month up to it, and of those the last written.
-- `value` is JSON of the contract's section (contract/payroll/statutory-settings.ts).
create table statutory_setting (
  organisation_id uuid not null references organisation,
  n bigint generated always as identity,
  section text not null check (section in ('pf', 'esi', 'pt', 'lwf', 'tds', 'gratuity', 'bonus', 'pay')),
  -- Professional tax and labour welfare are settled by state, professional tax of one place also otherwise than its state's.
  state text check (state ~ '^IN-[A-Z]{2}$'),
  location_id uuid,
  from_month text not null check (from_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  note text not null default '',
  created_by uuid,
  created_at timestamptz not null,
  primary key (organisation_id, n),
  check ((section in ('pt', 'lwf')) = (state is not null)),
  check (location_id is null or section = 'pt'),
  constraint statutory_setting_location_fkey foreign key (organisation_id, location_id)
    references location (organisation_id, id) on delete cascade,
  foreign key (organisation_id, created_by) references account (organisation_id, id)
);
select belongs_to_organisation('statutory_setting');
create index statutory_setting_section_index on statutory_setting (organisation_id, section, from_month desc, n desc);

-- A value of the law as the organisation has it, from a day until the law changes again.
create table law_override (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  law text not null check (law <> ''),
  starts_on date not null,
  value jsonb not null,
  -- Where it stands: a notification, a circular, a letter of the authority.
  source text not null check (source <> ''),
  created_by uuid,
  created_at timestamptz not null,
  -- Set when it was taken back; the row stays as a record.
  ended_by uuid,
  ended_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, created_by) references account (organisation_id, id),
  foreign key (organisation_id, ended_by) references account (organisation_id, id)
);
select belongs_to_organisation('law_override');
create unique index law_override_day_key on law_override (organisation_id, law, starts_on) where ended_at is null;

-- Dated and only added to, as the settings are. Somebody without a row is as the contract's `startingIdentity` says.
create table employee_statutory (
  organisation_id uuid not null,
  n bigint generated always as identity,
  employee_id uuid not null,
  from_month text not null check (from_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- JSON of the contract's `StatutoryIdentity` (contract/payroll/employee-statutory.routes.ts).
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  note text not null default '',
  created_by uuid,
  created_at timestamptz not null,
  primary key (organisation_id, n),
  constraint employee_statutory_employee_fkey foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, created_by) references account (organisation_id, id)
);
select belongs_to_organisation('employee_statutory');
create index employee_statutory_employee_index on employee_statutory (organisation_id, employee_id, from_month desc, n desc);
