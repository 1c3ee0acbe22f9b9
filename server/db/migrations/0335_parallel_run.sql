-- Registers of the payroll that was used before, compared with the pay run of their month. What a file says of people lies sealed, and
-- is deleted after ninety days; the differences that were found stay.
create table parallel_run (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  file_name text not null,
  headings text[] not null,
  -- What each heading is, in their order; null: not compared.
  columns jsonb not null,
  -- People of either payroll, when they were compared.
  people integer not null default 0,
  compared_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, created_by) references account (organisation_id, id)
);
select belongs_to_organisation('parallel_run');
create index parallel_run_newest_index on parallel_run (organisation_id, created_at desc);

create table parallel_run_row (
  organisation_id uuid not null,
  parallel_run_id uuid not null,
  -- As a spreadsheet counts: the headings are row 1.
  row integer not null check (row > 1),
  cells_sealed text not null,
  -- Known once it was compared.
  employee_id uuid,
  primary key (organisation_id, parallel_run_id, row),
  foreign key (organisation_id, parallel_run_id) references parallel_run (organisation_id, id) on delete cascade,
  foreign key (organisation_id, employee_id) references employee (organisation_id, id)
);
select belongs_to_organisation('parallel_run_row');
create index parallel_run_row_employee_index on parallel_run_row (organisation_id, employee_id) where employee_id is not null;

create table parallel_run_difference (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  parallel_run_id uuid not null,
  -- Null where no employee has the code.
  employee_id uuid,
  code text not null,
  name text not null,
  figure text not null,
  figure_name jsonb not null,
  register_paise bigint not null,
  payslip_paise bigint not null,
  cause text not null,
  words jsonb not null,
  -- Why it is accepted; null: it is open.
  note text check (note <> ''),
  noted_by uuid,
  noted_at timestamptz,
  primary key (organisation_id, id),
  check ((note is null) = (noted_at is null)),
  foreign key (organisation_id, parallel_run_id) references parallel_run (organisation_id, id) on delete cascade,
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, noted_by) references account (organisation_id, id)
);
select belongs_to_organisation('parallel_run_difference');
create index parallel_run_difference_index on parallel_run_difference (organisation_id, parallel_run_id);
create index parallel_run_difference_employee_index on parallel_run_difference (organisation_id, employee_id)
  where employee_id is not null;
