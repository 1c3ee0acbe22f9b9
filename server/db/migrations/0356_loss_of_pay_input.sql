-- Days of loss of pay of a month that payroll has entered, beside those that attendance counts: so many, and no one says which.
create table loss_of_pay_input (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  employee_id uuid not null,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  half_days smallint not null check (half_days between 1 and 62),
  reason text not null,
  batch_id uuid not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, batch_id) references pay_input_batch (organisation_id, id),
  foreign key (organisation_id, created_by) references account (organisation_id, id)
);
select belongs_to_organisation('loss_of_pay_input');
select pay_depends_on('loss_of_pay_input');
create index loss_of_pay_input_month_index on loss_of_pay_input (organisation_id, month, employee_id);
create index loss_of_pay_input_batch_index on loss_of_pay_input (organisation_id, batch_id);
