-- What somebody had left of a leave policy at the end of a day, of a company that kept its leave elsewhere until then.
create table leave_opening (
  organisation_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  policy_id uuid not null,
  on_day date not null,
  half_days smallint not null check (half_days between -730 and 1460),
  account_id uuid not null,
  written_at timestamptz not null,
  primary key (organisation_id, employee_id, policy_id),
  unique (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id),
  constraint leave_opening_policy_fkey foreign key (organisation_id, policy_id) references leave_policy (organisation_id, id)
);
select belongs_to_organisation('leave_opening');
