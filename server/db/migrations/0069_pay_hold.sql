-- Pay that waits though its payslip is right, the day on which a run was paid, and runs that are opened again.

-- The payment of one person in a run is kept back. Never deleted: the newest of a person in a run says how it is.
create table pay_hold (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  run_id uuid not null,
  employee_id uuid not null,
  reason text not null check (reason <> ''),
  held_by uuid,
  held_at timestamptz not null,
  -- Null: it is on hold.
  released_by uuid,
  released_at timestamptz,
  -- run: with the others of the run; file: with a bank file of its own; other: by cheque, cash or another transfer.
  paid_by text check (paid_by in ('run', 'file', 'other')),
  -- The day of a payment of its own.
  paid_on date,
  reference text not null default '',
  primary key (organisation_id, id),
  foreign key (organisation_id, run_id) references pay_run (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, held_by) references account (organisation_id, id),
  foreign key (organisation_id, released_by) references account (organisation_id, id),
  check ((released_at is null) = (paid_by is null)),
  check ((paid_by is not null and paid_by <> 'run') = (paid_on is not null))
);
select belongs_to_organisation('pay_hold');
revoke delete on pay_hold from muster_app;
create index pay_hold_run_index on pay_hold (organisation_id, run_id, employee_id, held_at);
create unique index pay_hold_key on pay_hold (organisation_id, run_id, employee_id) where released_at is null;

alter table pay_run
  -- The day on which the money was paid, as payroll says; `paid_at` is the moment at which they said so.
  add column paid_on date,
  add column payment_reference text not null default '',
  add column reopened_by uuid,
  add column reopened_at timestamptz,
  add column reopen_reason text,
  add foreign key (organisation_id, reopened_by) references account (organisation_id, id),
  add check ((reopened_at is null) = (reopen_reason is null));
update pay_run set paid_on = (paid_at at time zone organisation.time_zone)::date
  from organisation where organisation.id = pay_run.organisation_id and paid_at is not null;
alter table pay_run add check ((state = 'paid') = (paid_on is not null));

-- A run that is opened again has repaid nothing: what its payslips took goes with them, and nothing else is deleted.
grant delete on loan_repayment to muster_app;
create policy only_of_payslips on loan_repayment as restrictive for delete using (kind = 'payslip');
