-- The statutory bonus of an accounting year, for everybody: one of each year.
create table bonus_run (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  year text not null check (year ~ '^\d{4}-\d{2}$'),
  rate_basis_points integer not null check (rate_basis_points between 1 and 10000),
  -- As the accounts say; null where nobody entered it.
  allocable_surplus_paise bigint check (allocable_surplus_paise >= 0),
  set_on_paise bigint not null default 0 check (set_on_paise >= 0),
  set_off_paise bigint not null default 0 check (set_off_paise >= 0),
  calculated_by uuid,
  calculated_at timestamptz not null,
  -- What it was last entered into pay with; undone, it is not entered.
  batch_id uuid,
  primary key (organisation_id, id),
  constraint bonus_run_year_key unique (organisation_id, year),
  foreign key (organisation_id, calculated_by) references account (organisation_id, id),
  foreign key (organisation_id, batch_id) references pay_input_batch (organisation_id, id)
);
select belongs_to_organisation('bonus_run');

create table bonus_run_person (
  organisation_id uuid not null,
  run_id uuid not null,
  employee_id uuid not null,
  is_eligible boolean not null,
  wages_paise bigint not null,
  half_days integer not null,
  bonus_paise bigint not null check (bonus_paise >= 0),
  settled_paise bigint not null check (settled_paise >= 0),
  payable_paise bigint not null check (payable_paise >= 0),
  steps jsonb not null,
  -- What people decided; a new calculation keeps it.
  excluded text check (excluded <> ''),
  customary_paise bigint not null default 0 check (customary_paise >= 0),
  advance_paise bigint not null default 0 check (advance_paise >= 0),
  misconduct_paise bigint not null default 0 check (misconduct_paise >= 0),
  reason text not null default '',
  -- Paid besides payroll, as to somebody who left.
  paid_on date,
  reference text not null default '',
  primary key (organisation_id, run_id, employee_id),
  foreign key (organisation_id, run_id) references bonus_run (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id)
);
select belongs_to_organisation('bonus_run_person');
