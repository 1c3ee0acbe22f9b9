-- The certificate of salary and tax of a financial year (Form 16, from 2026-27 Form 130): Part A as the tax department gave
-- it, the part with the figures of the year as payroll made it, and what of both the employee was given.

-- Never changed: another one takes the place of the one before it, which stays as a record.
create table form_16_part (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  employee_id uuid not null,
  financial_year text not null check (financial_year ~ '^\d{4}-\d{2}$'),
  part text not null check (part in ('A', 'B')),
  -- Of Part A: the document, and what its file was called.
  file_key text,
  file_name text,
  -- Of Part B: JSON of `PartB` (server/features/payroll/form16/part-b.ts), without identity numbers.
  content jsonb,
  made_by uuid,
  made_at timestamptz not null,
  replaced_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, made_by) references account (organisation_id, id),
  check ((part = 'A') = (file_key is not null)),
  check ((part = 'A') = (file_name is not null)),
  check ((part = 'B') = (content is not null))
);
select belongs_to_organisation('form_16_part');
create unique index form_16_part_key on form_16_part (organisation_id, financial_year, employee_id, part)
  where replaced_at is null;
create index form_16_part_employee_index on form_16_part (organisation_id, employee_id);

-- What an employee was given: these two parts, and no later ones until they are given as well.
create table form_16_issue (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  employee_id uuid not null,
  financial_year text not null check (financial_year ~ '^\d{4}-\d{2}$'),
  part_a_id uuid,
  part_b_id uuid not null,
  issued_by uuid,
  issued_at timestamptz not null,
  replaced_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, part_a_id) references form_16_part (organisation_id, id),
  foreign key (organisation_id, part_b_id) references form_16_part (organisation_id, id),
  foreign key (organisation_id, issued_by) references account (organisation_id, id)
);
select belongs_to_organisation('form_16_issue');
create unique index form_16_issue_key on form_16_issue (organisation_id, employee_id, financial_year)
  where replaced_at is null;
