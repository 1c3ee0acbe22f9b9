-- Days that somebody works from home, one row for each day of a request that counts. What they come to beside leave, holidays
-- and weekly offs of later is worked out where they are read.
create table work_from_home_day (
  organisation_id uuid not null,
  request_id uuid not null,
  day date not null,
  employee_id uuid not null,
  part text not null check (part in ('full', 'first', 'second')),
  -- By the rule of when it was requested: the day counts only as far as it was punched.
  needs_punches boolean not null,
  state text not null check (state in ('pending', 'approved', 'returned')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (organisation_id, request_id, day),
  foreign key (organisation_id, request_id) references request (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id)
);
select belongs_to_organisation('work_from_home_day');
-- A day is requested once, whatever came at the same moment.
create unique index work_from_home_day_key on work_from_home_day (organisation_id, employee_id, day) where state <> 'returned';
create index work_from_home_day_day_index on work_from_home_day (organisation_id, day) where state = 'approved';

-- What a company allows. Without a row: 8 days a month with a warning above, no notice, 7 days back, punches needed.
create table work_from_home_rule (
  organisation_id uuid not null references organisation,
  -- Null: as many as one likes.
  days_per_month smallint check (days_per_month between 0 and 31),
  above_limit text not null check (above_limit in ('warn', 'refuse')),
  notice_days smallint not null check (notice_days between 0 and 60),
  past_days smallint not null check (past_days between 0 and 90),
  needs_punches boolean not null,
  updated_at timestamptz not null,
  primary key (organisation_id)
);
select belongs_to_organisation('work_from_home_rule');
