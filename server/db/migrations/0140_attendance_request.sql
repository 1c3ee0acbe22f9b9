-- Corrections that a request made, and those that take one back because its request was cancelled.
alter table attendance_correction
  add column request_id uuid,
  add column request_number text,
  add column undoes_id uuid,
  add foreign key (organisation_id, request_id) references request (organisation_id, id),
  add foreign key (organisation_id, undoes_id) references attendance_correction (organisation_id, id),
  add check ((request_id is null) = (request_number is null)),
  add check (undoes_id is null or request_id is not null);
-- Each corrects once, and is taken back once.
create unique index attendance_correction_request_key on attendance_correction (organisation_id, request_id)
  where undoes_id is null;
create unique index attendance_correction_undoes_key on attendance_correction (organisation_id, undoes_id);
-- Punches by the correction that added or superseded them, when it is taken back.
create index punch_added_index on punch (organisation_id, added_by) where added_by is not null;
create index punch_superseded_index on punch (organisation_id, superseded_by) where superseded_by is not null;

-- The request that changed a day of a locked month; the payslip that settles it names it.
alter table late_attendance add column request_number text;

-- How many days of a month people can have corrected on request, and how late. Without a row: 3, and 60 days.
create table attendance_request_rule (
  organisation_id uuid not null references organisation,
  monthly_limit smallint not null check (monthly_limit between 1 and 31),
  request_within_days smallint not null check (request_within_days between 1 and 365),
  updated_at timestamptz not null,
  primary key (organisation_id)
);
select belongs_to_organisation('attendance_request_rule');
