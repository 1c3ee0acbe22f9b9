-- Whether anything that pay depends on has changed since a run was compared with it: known without reading it all again.

-- One row for each transaction that changed such a thing. Whether a comparison has seen it, its snapshot says: an order of
-- numbers or instants would miss what was committed late.
create table pay_input_change (
  organisation_id uuid not null references organisation,
  xact bigint not null,
  primary key (organisation_id, xact)
);
select belongs_to_organisation('pay_input_change');

-- What the last comparison of a run found.
create table pay_run_comparison (
  organisation_id uuid not null,
  run_id uuid not null,
  attempt integer not null,
  -- The state of the database that it read, by the numbers of one cluster: a copy elsewhere counts anew.
  snapshot text not null,
  cluster text not null,
  -- The law and the rules that the program brought along.
  program text not null,
  changed_count integer not null,
  people jsonb not null,
  primary key (organisation_id, run_id),
  foreign key (organisation_id, run_id) references pay_run (organisation_id, id) on delete cascade
);
select belongs_to_organisation('pay_run_comparison');

create function note_pay_input_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into pay_input_change (organisation_id, xact)
    select distinct organisation_id, pg_current_xact_id()::text::bigint from old_rows
    on conflict do nothing;
  else
    insert into pay_input_change (organisation_id, xact)
    select distinct organisation_id, pg_current_xact_id()::text::bigint from new_rows
    on conflict do nothing;
  end if;
  return null;
end
$$;

-- Of a day only what payroll takes from it: a punch changes no pay before the day is over.
create function note_attendance_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into pay_input_change (organisation_id, xact)
    select distinct organisation_id, pg_current_xact_id()::text::bigint
    from new_rows day join old_rows before using (organisation_id, employee_id, day)
    where (day.loss_of_pay_halves, day.loss_of_pay_reason, case when day.is_final then day.overtime_minutes else 0 end)
      is distinct from
      (before.loss_of_pay_halves, before.loss_of_pay_reason, case when before.is_final then before.overtime_minutes else 0 end)
    on conflict do nothing;
  elsif tg_op = 'INSERT' then
    insert into pay_input_change (organisation_id, xact)
    select distinct organisation_id, pg_current_xact_id()::text::bigint from new_rows
    where loss_of_pay_halves > 0 or is_final and overtime_minutes > 0
    on conflict do nothing;
  else
    insert into pay_input_change (organisation_id, xact)
    select distinct organisation_id, pg_current_xact_id()::text::bigint from old_rows
    where loss_of_pay_halves > 0 or is_final and overtime_minutes > 0
    on conflict do nothing;
  end if;
  return null;
end
$$;

-- A payslip counts from the moment its run is locked.
create function note_run_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into pay_input_change (organisation_id, xact)
    select distinct organisation_id, pg_current_xact_id()::text::bigint
    from new_rows run join old_rows before using (organisation_id, id)
    where (run.state in ('approved', 'paid')) <> (before.state in ('approved', 'paid'))
    on conflict do nothing;
  elsif tg_op = 'INSERT' then
    insert into pay_input_change (organisation_id, xact)
    select distinct organisation_id, pg_current_xact_id()::text::bigint from new_rows where state in ('approved', 'paid')
    on conflict do nothing;
  else
    insert into pay_input_change (organisation_id, xact)
    select distinct organisation_id, pg_current_xact_id()::text::bigint from old_rows where state in ('approved', 'paid')
    on conflict do nothing;
  end if;
  return null;
end
$$;

-- Called for each table that the inputs of a payslip are read from.
create function pay_depends_on(input_table regclass, noted_by text default 'note_pay_input_change')
returns void language plpgsql as $$
begin
  execute format('create trigger pay_input_inserted after insert on %s referencing new table as new_rows'
    ' for each statement execute function %I()', input_table, noted_by);
  execute format('create trigger pay_input_updated after update on %s referencing old table as old_rows new table as new_rows'
    ' for each statement execute function %I()', input_table, noted_by);
  execute format('create trigger pay_input_deleted after delete on %s referencing old table as old_rows'
    ' for each statement execute function %I()', input_table, noted_by);
end
$$;

select pay_depends_on(name::regclass) from unnest(array[
  'employee', 'employee_personal', 'employee_salary', 'employee_shift', 'employee_statutory', 'employee_workplace',
  'holiday', 'holiday_location', 'late_attendance', 'law_override', 'leave_encashment', 'leave_policy',
  'loan', 'loan_repayment', 'loan_skip', 'location', 'pay_input', 'salary_component', 'settlement',
  'shift', 'shift_version', 'statutory_setting', 'tax_item', 'tax_regime_choice'
]) name;
select pay_depends_on('attendance_day', 'note_attendance_change');
select pay_depends_on('pay_run', 'note_run_change');
