-- Punches, and the days that are derived from them.

create table attendance_correction (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  employee_id uuid not null,
  day date not null,
  reason text not null check (reason <> ''),
  account_id uuid not null,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('attendance_correction');
create index attendance_correction_day_index on attendance_correction (organisation_id, employee_id, day);

create table punch (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  employee_id uuid not null,
  kind text not null check (kind in ('in', 'out')),
  at timestamptz not null,
  -- Where it happened and what the clock on the wall was ahead of UTC by then.
  zone text not null,
  offset_minutes smallint not null,
  latitude_e6 integer check (latitude_e6 between -90000000 and 90000000),
  longitude_e6 integer check (longitude_e6 between -180000000 and 180000000),
  accuracy_metres integer check (accuracy_metres >= 0),
  -- notAsked: the location checks no place; unknown: it does, but no position was given.
  place text not null check (place in ('notAsked', 'unknown', 'inside', 'onDuty')),
  distance_metres integer,
  note text not null default '',
  source text not null check (source in ('web', 'correction')),
  -- The correction that added it, and the one that took its place.
  added_by uuid,
  superseded_by uuid,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, added_by) references attendance_correction (organisation_id, id),
  foreign key (organisation_id, superseded_by) references attendance_correction (organisation_id, id),
  check ((latitude_e6 is null) = (longitude_e6 is null)),
  check ((source = 'correction') = (added_by is not null))
);
select belongs_to_organisation('punch');
create index punch_time_index on punch (organisation_id, employee_id, at);
-- All punches of some days, when the days of a whole company are computed at once.
create index punch_organisation_time_index on punch (organisation_id, at);

-- A punch never changes: it can only be superseded, once.
create function punch_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.superseded_by is not null
    or (to_jsonb(new) - 'superseded_by') is distinct from (to_jsonb(old) - 'superseded_by') then
    raise exception 'A punch does not change. A correction supersedes it.';
  end if;
  return new;
end
$$;
create trigger punch_stays before update or delete on punch for each row execute function punch_stays();

-- What each day was: written by one function alone, from the shift, the punches, holidays and leave.
create table attendance_day (
  organisation_id uuid not null,
  employee_id uuid not null,
  day date not null,
  state text not null
    check (state in ('present', 'halfDay', 'absent', 'leave', 'workFromHome', 'holiday', 'weeklyOff', 'notYet')),
  shift_id uuid,
  zone text not null,
  -- The punches of this work date lie from window_from until before window_to.
  window_from timestamptz not null,
  window_to timestamptz not null,
  shift_from timestamptz,
  shift_to timestamptz,
  first_in timestamptz,
  last_out timestamptz,
  open_since timestamptz,
  worked_minutes integer not null check (worked_minutes >= 0),
  break_minutes integer not null check (break_minutes >= 0),
  late_minutes integer not null check (late_minutes >= 0),
  early_minutes integer not null check (early_minutes >= 0),
  overtime_minutes integer not null check (overtime_minutes >= 0),
  is_final boolean not null,
  loss_of_pay_halves smallint not null check (loss_of_pay_halves between 0 and 2),
  loss_of_pay_reason text not null default '',
  -- [{"code": "late", "text": "Late by 12 min (grace 10 minutes)"}]
  reasons jsonb not null,
  computed_at timestamptz not null,
  primary key (organisation_id, employee_id, day),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, shift_id) references shift (organisation_id, id)
);
select belongs_to_organisation('attendance_day');
create index attendance_day_day_index on attendance_day (organisation_id, day);
create index attendance_day_open_index on attendance_day (organisation_id, day, employee_id) where not is_final;

-- Days of a pay period that was approved: those that were over do not change any more.
create table attendance_lock (
  organisation_id uuid not null references organisation,
  from_day date not null,
  to_day date not null,
  locked_at timestamptz not null,
  primary key (organisation_id, from_day),
  check (to_day >= from_day)
);
select belongs_to_organisation('attendance_lock');
