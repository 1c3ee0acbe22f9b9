-- What people are paid: components, templates, dated salaries, monthly inputs, pay runs and payslips.

-- Calculations are JSON of the contract: {"type":"fixed","monthlyPaise":160000},
-- {"type":"percent","of":"basic","basisPoints":4000} or {"type":"remainder"}.
create table salary_component (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  name text not null check (name <> ''),
  code text not null check (code ~ '^[A-Z][A-Z0-9_]{0,19}$'),
  type text not null check (type in ('earning', 'deduction', 'employer', 'reimbursement')),
  calculation jsonb not null check (calculation ->> 'type' in ('fixed', 'percent', 'remainder')),
  -- Reduced by days without pay.
  is_prorated boolean not null default true,
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id),
  constraint salary_component_code_key unique (organisation_id, code)
);
select belongs_to_organisation('salary_component');
create unique index salary_component_name_key on salary_component (organisation_id, lower(name));

create table salary_template (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  name text not null check (name <> ''),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id)
);
select belongs_to_organisation('salary_template');
create unique index salary_template_name_key on salary_template (organisation_id, lower(name));

create table salary_template_line (
  organisation_id uuid not null,
  template_id uuid not null,
  position smallint not null,
  component_id uuid not null,
  -- Null: as the component says.
  calculation jsonb,
  primary key (organisation_id, template_id, component_id),
  foreign key (organisation_id, template_id) references salary_template (organisation_id, id) on delete cascade,
  constraint salary_template_line_component_fkey foreign key (organisation_id, component_id)
    references salary_component (organisation_id, id)
);
select belongs_to_organisation('salary_template_line');
create index salary_template_line_component_index on salary_template_line (organisation_id, component_id);

-- A salary from a day on. It carries its own copy of the components, so that a changed template changes nobody's pay.
create table employee_salary (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  employee_id uuid not null,
  starts_on date not null,
  annual_ctc_paise bigint not null check (annual_ctc_paise > 0),
  template_id uuid,
  template_name text not null,
  components jsonb not null,
  -- The monthly and annual amounts that followed, each with its explanation.
  lines jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  -- Set when another salary from the same day took its place; the row stays as a record.
  replaced_at timestamptz,
  primary key (organisation_id, id),
  constraint employee_salary_employee_fkey foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  constraint employee_salary_template_fkey foreign key (organisation_id, template_id)
    references salary_template (organisation_id, id) on delete set null (template_id),
  foreign key (organisation_id, created_by) references account (organisation_id, id)
);
select belongs_to_organisation('employee_salary');
create unique index employee_salary_day_key on employee_salary (organisation_id, employee_id, starts_on) where replaced_at is null;
create index employee_salary_template_index on employee_salary (organisation_id, template_id) where replaced_at is null;

-- What is paid or kept back besides the salary: once, or every month until it ends.
create table pay_input (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  employee_id uuid not null,
  type text not null check (type in ('earning', 'deduction', 'reimbursement')),
  name text not null check (name <> ''),
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  from_month text not null check (from_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- Null: until somebody ends it.
  to_month text check (to_month >= from_month),
  created_by uuid,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  -- Only a deduction repeats; what is paid besides the salary is given month by month.
  check (type = 'deduction' or to_month = from_month),
  constraint pay_input_employee_fkey foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, created_by) references account (organisation_id, id)
);
select belongs_to_organisation('pay_input');
create index pay_input_employee_index on pay_input (organisation_id, employee_id, from_month);

create table pay_run_config (
  organisation_id uuid primary key references organisation,
  -- 31 means the last day of the month.
  cut_off_day smallint not null check (cut_off_day between 1 and 31),
  pay_day smallint not null check (pay_day between 1 and 31),
  day_basis text not null check (day_basis in ('calendar', 'fixed30', 'fixed26', 'workingDays')),
  line_rounding text not null check (line_rounding in ('nearestPaisa', 'nearestRupee')),
  net_rounding text not null check (net_rounding in ('none', 'nearestRupee')),
  updated_at timestamptz not null,
  check (cut_off_day <= pay_day)
);
select belongs_to_organisation('pay_run_config');

create table pay_run (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  state text not null default 'draft' check (state in ('draft', 'calculating', 'calculated', 'approved', 'paid')),
  -- The configuration as it was when the calculation began.
  config jsonb not null,
  -- Grows with each calculation, so that a job of an earlier one finds its work gone.
  attempt integer not null default 1,
  total integer not null default 0,
  done integer not null default 0,
  started_by uuid,
  started_at timestamptz not null,
  progress_at timestamptz not null,
  calculated_at timestamptz,
  approved_by uuid,
  approved_at timestamptz,
  paid_by uuid,
  paid_at timestamptz,
  primary key (organisation_id, id),
  constraint pay_run_month_key unique (organisation_id, month),
  foreign key (organisation_id, started_by) references account (organisation_id, id),
  foreign key (organisation_id, approved_by) references account (organisation_id, id),
  foreign key (organisation_id, paid_by) references account (organisation_id, id),
  check ((state in ('approved', 'paid')) = (approved_at is not null)),
  check ((state = 'paid') = (paid_at is not null))
);
select belongs_to_organisation('pay_run');

create table payslip (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  run_id uuid not null,
  employee_id uuid not null,
  month text not null,
  -- Name, code, department and so on, as they were when it was calculated.
  person jsonb not null,
  days jsonb not null,
  lines jsonb not null,
  -- Canonical JSON of everything that was calculated from: replaying it gives this payslip to the same paisa.
  inputs text not null,
  inputs_hash text not null,
  gross_paise bigint not null,
  deductions_paise bigint not null,
  reimbursements_paise bigint not null,
  employer_paise bigint not null,
  round_off_paise bigint not null,
  net_paise bigint not null check (net_paise >= 0),
  pdf_key text,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  constraint payslip_employee_key unique (organisation_id, run_id, employee_id),
  foreign key (organisation_id, run_id) references pay_run (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  check (gross_paise + reimbursements_paise - deductions_paise + round_off_paise = net_paise)
);
select belongs_to_organisation('payslip');
create index payslip_history_index on payslip (organisation_id, employee_id, month);
create index payslip_totals_index on payslip (organisation_id, run_id)
  include (gross_paise, deductions_paise, reimbursements_paise, employer_paise, net_paise);

-- People of the month who get no payslip from the run, and why.
create table pay_run_left_out (
  organisation_id uuid not null,
  run_id uuid not null,
  employee_id uuid not null,
  code text not null,
  reason text not null,
  inputs_hash text not null,
  primary key (organisation_id, run_id, employee_id),
  foreign key (organisation_id, run_id) references pay_run (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id)
);
select belongs_to_organisation('pay_run_left_out');
