-- Money that is owed to the company and taken from pay, and what is settled with somebody who leaves.

-- What is left of a loan is its principal less its repayments; what is due in a month follows from the two.
create table loan (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  employee_id uuid not null,
  -- Of the person: the payslip line is `LOAN:1`.
  n smallint not null check (n > 0),
  name text not null check (name <> ''),
  principal_paise bigint not null check (principal_paise > 0),
  installment_paise bigint not null check (installment_paise > 0),
  given_on date not null,
  start_month text not null check (start_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  reason text not null,
  -- What is known of interest not asked for, which is a benefit in kind.
  interest_note text not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  constraint loan_n_key unique (organisation_id, employee_id, n),
  constraint loan_employee_fkey foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, created_by) references account (organisation_id, id)
);
select belongs_to_organisation('loan');

-- A month in which nothing is taken.
create table loan_skip (
  organisation_id uuid not null,
  loan_id uuid not null,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  reason text not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (organisation_id, loan_id, month),
  foreign key (organisation_id, loan_id) references loan (organisation_id, id) on delete cascade,
  foreign key (organisation_id, created_by) references account (organisation_id, id)
);
select belongs_to_organisation('loan_skip');

-- Never changed: a payslip that is reversed gives back what it took by a row below zero.
create table loan_repayment (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  loan_id uuid not null,
  kind text not null check (kind in ('payslip', 'received', 'writtenOff')),
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  amount_paise bigint not null check (amount_paise <> 0),
  payslip_id uuid,
  note text not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  constraint loan_repayment_payslip_key unique (organisation_id, loan_id, payslip_id),
  foreign key (organisation_id, loan_id) references loan (organisation_id, id),
  foreign key (organisation_id, payslip_id) references payslip (organisation_id, id),
  foreign key (organisation_id, created_by) references account (organisation_id, id),
  check ((kind = 'payslip') = (payslip_id is not null)),
  check (kind = 'payslip' or amount_paise > 0)
);
select belongs_to_organisation('loan_repayment');
revoke update, delete on loan_repayment from muster_app;

-- The full and final settlement of somebody who leaves.
create table settlement (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  employee_id uuid not null,
  -- The last day of work it was made for: when that day moves, it has to be approved anew.
  left_on date not null,
  reason text not null
    check (reason in ('resignation', 'dismissal', 'retrenchment', 'retirement', 'endOfTerm', 'death', 'disablement')),
  notice_days smallint not null check (notice_days between 0 and 366),
  served_days smallint not null check (served_days between 0 and 366),
  -- Who pays for the days of notice that were not served.
  notice_by text not null check (notice_by in ('nobody', 'employer', 'employee')),
  is_fixed_term boolean not null,
  pays_gratuity boolean not null,
  pays_bonus boolean not null,
  -- Exempt from tax at earlier employers: counted against the limits of a lifetime.
  gratuity_exempt_before_paise bigint not null check (gratuity_exempt_before_paise >= 0),
  leave_exempt_before_paise bigint not null check (leave_exempt_before_paise >= 0),
  -- [{"type": "deduction", "name": "Laptop", "amountPaise": 4500000, "reason": "Not returned"}]
  items jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  approved_by uuid,
  approved_at timestamptz,
  -- JSON of `SettlementPay` (server/features/payroll/settlement/settlement-pay.ts), as it was approved.
  lines jsonb,
  -- The run that paid it.
  run_id uuid,
  cancelled_by uuid,
  cancelled_at timestamptz,
  primary key (organisation_id, id),
  constraint settlement_employee_fkey foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, run_id) references pay_run (organisation_id, id),
  foreign key (organisation_id, created_by) references account (organisation_id, id),
  foreign key (organisation_id, approved_by) references account (organisation_id, id),
  foreign key (organisation_id, cancelled_by) references account (organisation_id, id),
  check ((approved_at is null) = (lines is null)),
  check (run_id is null or approved_at is not null),
  check (run_id is null or cancelled_at is null)
);
select belongs_to_organisation('settlement');
create unique index settlement_employee_key on settlement (organisation_id, employee_id) where cancelled_at is null;

-- What was done before somebody leaves.
create table settlement_check (
  organisation_id uuid not null,
  settlement_id uuid not null,
  item text not null check (item in ('assets', 'access', 'handover', 'attendance', 'documents')),
  done_by uuid,
  done_at timestamptz not null,
  primary key (organisation_id, settlement_id, item),
  foreign key (organisation_id, settlement_id) references settlement (organisation_id, id),
  foreign key (organisation_id, done_by) references account (organisation_id, id)
);
select belongs_to_organisation('settlement_check');

-- A settlement of a month that is locked is a run of one person.
alter table pay_run drop constraint pay_run_kind_check;
alter table pay_run add constraint pay_run_kind_check check (kind in ('regular', 'reversal', 'settlement'));
