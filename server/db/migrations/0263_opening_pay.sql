-- Pay and tax of months before the first run here, of a company that moved in in the middle of a year.

-- As it was entered: one month, or the total of some months of one half-year.
create table opening_pay (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  employee_id uuid not null,
  from_month text not null check (from_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  to_month text not null check (to_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- Whole amounts, as `OpeningFigures` of the engine names them.
  figures jsonb not null,
  created_by uuid,
  written_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, created_by) references account (organisation_id, id),
  check (from_month <= to_month)
);
select belongs_to_organisation('opening_pay');
create index opening_pay_employee_index on opening_pay (organisation_id, employee_id);

-- Each month of it, as a locked payslip leaves its month to the following ones.
create table opening_pay_month (
  organisation_id uuid not null,
  employee_id uuid not null,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  opening_id uuid not null,
  paid_in text not null check (paid_in ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- A part of a total, shared evenly: the deduction of the month itself is not known.
  is_share boolean not null,
  facts jsonb not null,
  -- JSON text, joined to that of payslips.
  earlier_month text not null,
  paid_half_days integer not null,
  of_half_days integer not null,
  primary key (organisation_id, employee_id, month),
  foreign key (organisation_id, opening_id) references opening_pay (organisation_id, id) on delete cascade,
  foreign key (organisation_id, employee_id) references employee (organisation_id, id)
);
select belongs_to_organisation('opening_pay_month');
create index opening_pay_month_entry_index on opening_pay_month (organisation_id, opening_id);
create index opening_pay_month_paid_index on opening_pay_month (organisation_id, paid_in);

select pay_depends_on('opening_pay_month');
