-- Attendance of past years lies in files; a row for each file, and one for each person's month with what lists, registers and pay read.

create table attendance_archive_rule (
  organisation_id uuid not null references organisation,
  -- Null: nothing is archived.
  keep_years integer,
  -- Days up to this one are in the archive, or about to be, and do not change any more.
  archived_to date,
  updated_at timestamptz not null,
  primary key (organisation_id)
);
select belongs_to_organisation('attendance_archive_rule');
alter table attendance_archive_rule add constraint attendance_archive_rule_years_check check (keep_years between 3 and 10);

-- A file of a month and some people.
create table attendance_archive (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  key text not null,
  -- The file that this one took the place of, until it is deleted.
  old_key text,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes > 0),
  people integer not null check (people > 0),
  -- Of those, people with the places or notes of punches.
  with_notes integer not null,
  days integer not null check (days >= 0),
  punches integer not null check (punches >= 0),
  first_day date,
  last_day date,
  written_at timestamptz not null,
  primary key (organisation_id, id)
);
select belongs_to_organisation('attendance_archive');
create index attendance_archive_month_index on attendance_archive (organisation_id, month);

create table attendance_archive_month (
  organisation_id uuid not null,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  employee_id uuid not null,
  archive_id uuid not null,
  -- False once the places and notes of the punches are to be erased.
  has_notes boolean not null,
  -- [{"day": "2022-04-01", "state": "present", "worked": 540}], without what is 0 or absent.
  days jsonb not null,
  primary key (organisation_id, month, employee_id)
);
select belongs_to_organisation('attendance_archive_month');
alter table attendance_archive_month add constraint attendance_archive_month_archive_fkey
  foreign key (organisation_id, archive_id) references attendance_archive (organisation_id, id);
alter table attendance_archive_month add constraint attendance_archive_month_employee_fkey
  foreign key (organisation_id, employee_id) references employee (organisation_id, id);
create index attendance_archive_month_employee_index on attendance_archive_month (organisation_id, employee_id);
create index attendance_archive_month_archive_index on attendance_archive_month (organisation_id, archive_id);

-- Removes what a file holds, and nothing else: the days and punches of its people, as many as its row says.
create function forget_archived(archive uuid, punches uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own constant uuid := current_organisation();
  file attendance_archive;
  people uuid[];
  gone_days integer;
  gone_punches integer;
begin
  select * into file from attendance_archive where organisation_id = own and id = archive;
  select array_agg(employee_id) into people from attendance_archive_month where organisation_id = own and archive_id = archive;
  perform set_config('muster.erasing', 'on', true);
  delete from punch where organisation_id = own and employee_id = any(people) and id = any(punches);
  get diagnostics gone_punches = row_count;
  delete from attendance_day where organisation_id = own and employee_id = any(people)
    and day between (file.month || '-01')::date and (file.month || '-01')::date + interval '1 month' - interval '1 day';
  get diagnostics gone_days = row_count;
  perform set_config('muster.erasing', '', true);
  if cardinality(people) is distinct from file.people or gone_days <> file.days or gone_punches <> file.punches then
    raise exception 'The archive does not hold what is to be removed.';
  end if;
end
$$;

-- What is moved to the archive changes no pay.
create or replace function note_attendance_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform changes_pay(array(
      select distinct organisation_id from new_rows day join old_rows before using (organisation_id, employee_id, day)
      where (day.loss_of_pay_half_days, day.loss_of_pay_reason, day.loss_of_pay_reason_values,
          case when day.is_final then day.overtime_minutes else 0 end)
        is distinct from
        (before.loss_of_pay_half_days, before.loss_of_pay_reason, before.loss_of_pay_reason_values,
          case when before.is_final then before.overtime_minutes else 0 end)));
  elsif tg_op = 'INSERT' then
    perform changes_pay(array(select distinct organisation_id from new_rows
      where loss_of_pay_half_days > 0 or is_final and overtime_minutes > 0));
  elsif not is_erasing() then
    perform changes_pay(array(select distinct organisation_id from old_rows
      where loss_of_pay_half_days > 0 or is_final and overtime_minutes > 0));
  end if;
  return null;
end
$$;
