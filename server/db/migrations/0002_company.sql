-- Places, shifts, departments and the people of an organisation.

create table department (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  name text not null check (name <> ''),
  created_at timestamptz not null,
  primary key (organisation_id, id)
);
select belongs_to_organisation('department');
create unique index department_name_key on department (organisation_id, lower(name));

create table location (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  name text not null check (name <> ''),
  address_line1 text not null default '',
  address_line2 text not null default '',
  city text not null default '',
  -- ISO 3166-2 subdivision, for example IN-KA: decides professional tax and labour welfare fund.
  state text not null,
  country text not null default 'IN',
  postal_code text not null default '',
  time_zone text not null default 'Asia/Kolkata',
  -- Millionths of a degree, so that a place is exact and comparable.
  latitude_e6 integer check (latitude_e6 between -90000000 and 90000000),
  longitude_e6 integer check (longitude_e6 between -180000000 and 180000000),
  radius_metres integer not null default 200 check (radius_metres between 50 and 5000),
  punch_rule text not null default 'off' check (punch_rule in ('off', 'warn', 'require')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id),
  check ((latitude_e6 is null) = (longitude_e6 is null))
);
select belongs_to_organisation('location');
create unique index location_name_key on location (organisation_id, lower(name));

create table shift (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  name text not null check (name <> ''),
  starts_at time not null,
  -- At or before starts_at it means the next day.
  ends_at time not null,
  break_minutes integer not null default 0 check (break_minutes between 0 and 480),
  grace_minutes integer not null default 0 check (grace_minutes between 0 and 120),
  half_day_minutes integer not null check (half_day_minutes > 0),
  full_day_minutes integer not null check (full_day_minutes > half_day_minutes and full_day_minutes <= 1440),
  -- [{"weekday": 0}, {"weekday": 6, "weeks": [2, 4]}], weekdays 0 (Sunday) to 6.
  weekly_offs jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id)
);
select belongs_to_organisation('shift');
create unique index shift_name_key on shift (organisation_id, lower(name));

-- Where a shift is offered; without a row it is offered everywhere.
create table shift_location (
  organisation_id uuid not null,
  shift_id uuid not null,
  location_id uuid not null,
  primary key (organisation_id, shift_id, location_id),
  foreign key (organisation_id, shift_id) references shift (organisation_id, id) on delete cascade,
  constraint shift_location_location_fkey foreign key (organisation_id, location_id) references location (organisation_id, id) on delete cascade
);
select belongs_to_organisation('shift_location');

create table employee (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  account_id uuid not null,
  code text not null check (code <> ''),
  first_name text not null,
  last_name text not null,
  -- Kept beside the parts because lists search and sort by it.
  name text generated always as (first_name || ' ' || last_name) stored,
  work_email text not null,
  phone text,
  photo_key text,
  department_id uuid,
  location_id uuid not null,
  reports_to uuid,
  employment_type text not null default 'fullTime'
    check (employment_type in ('fullTime', 'partTime', 'contract', 'intern')),
  joined_on date not null,
  probation_days integer not null default 0 check (probation_days between 0 and 730),
  status text not null default 'onboarding' check (status in ('onboarding', 'active', 'onNotice', 'inactive')),
  left_on date,
  leaving_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id),
  constraint employee_account_key unique (organisation_id, account_id),
  constraint employee_account_fkey foreign key (organisation_id, account_id) references account (organisation_id, id),
  constraint employee_department_fkey foreign key (organisation_id, department_id) references department (organisation_id, id),
  constraint employee_location_fkey foreign key (organisation_id, location_id) references location (organisation_id, id),
  constraint employee_reports_to_fkey foreign key (organisation_id, reports_to) references employee (organisation_id, id),
  check (reports_to <> id),
  check (left_on is null or left_on >= joined_on)
);
select belongs_to_organisation('employee');
create unique index employee_code_key on employee (organisation_id, lower(code));
create index employee_reports_to_index on employee (organisation_id, reports_to);
create index employee_department_index on employee (organisation_id, department_id);
create index employee_location_index on employee (organisation_id, location_id);
create index employee_name_index on employee (organisation_id, lower(name), id);
create index employee_search_index on employee using gin (organisation_id, (lower(name || ' ' || code || ' ' || work_email)) gin_trgm_ops);

-- One shift at a time, from a day on; the last row that began holds.
create table employee_shift (
  organisation_id uuid not null,
  employee_id uuid not null,
  starts_on date not null,
  shift_id uuid not null,
  created_at timestamptz not null,
  primary key (organisation_id, employee_id, starts_on),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  constraint employee_shift_shift_fkey foreign key (organisation_id, shift_id) references shift (organisation_id, id)
);
select belongs_to_organisation('employee_shift');
create index employee_shift_shift_index on employee_shift (organisation_id, shift_id);
