-- Payroll is told once before and once after the day of each part of a settlement; of another last day of work anew.
create table settlement_reminder (
  organisation_id uuid not null,
  employee_id uuid not null,
  left_on date not null,
  part text not null check (part in ('wages', 'gratuity')),
  stage text not null check (stage in ('soon', 'overdue')),
  told_at timestamptz not null,
  primary key (organisation_id, employee_id, left_on, part, stage),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id)
);
select belongs_to_organisation('settlement_reminder');
