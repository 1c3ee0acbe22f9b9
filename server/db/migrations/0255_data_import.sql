-- Files that are imported, and their rows. What a file says of people lies sealed, and is deleted once nothing can be undone any more.
create table data_import (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  kind text not null,
  file_name text not null,
  file_hash text not null,
  -- The names alone.
  headings text[] not null,
  -- Which heading, counted from 0, each column is; null for none.
  columns jsonb not null,
  day_order text not null default 'dmy' check (day_order in ('dmy', 'mdy')),
  is_invited boolean not null default false,
  state text not null check (state in ('matching', 'checking', 'checked', 'importing', 'imported', 'cancelled', 'undoing', 'undone')),
  -- Grows with every check: one that was overtaken stops.
  attempt integer not null default 0,
  row_count integer not null check (row_count > 0),
  done integer not null default 0,
  -- Of the rows by what became of them, kept when they are deleted.
  counts jsonb,
  created_by uuid,
  created_at timestamptz not null,
  progress_at timestamptz not null,
  finished_at timestamptz,
  undone_by uuid,
  undone_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, created_by) references account (organisation_id, id),
  foreign key (organisation_id, undone_by) references account (organisation_id, id)
);
select belongs_to_organisation('data_import');
create index data_import_newest_index on data_import (organisation_id, created_at desc);

create table data_import_row (
  organisation_id uuid not null,
  import_id uuid not null,
  -- As a spreadsheet counts: the headings are row 1.
  row integer not null check (row > 1),
  cells_sealed text not null,
  outcome text check (outcome in ('new', 'changed', 'unchanged', 'refused', 'skipped')),
  -- Name, changes and faults.
  found_sealed text,
  -- What it became, whose it is, and what undoing needs to know.
  record_id uuid,
  employee_id uuid,
  undo_sealed text,
  written_at timestamptz,
  undone_at timestamptz,
  -- Why it can't be undone.
  stuck_sealed text,
  primary key (organisation_id, import_id, row),
  foreign key (organisation_id, import_id) references data_import (organisation_id, id) on delete cascade,
  foreign key (organisation_id, employee_id) references employee (organisation_id, id)
);
select belongs_to_organisation('data_import_row');
create index data_import_row_outcome_index on data_import_row (organisation_id, import_id, outcome);
create index data_import_row_employee_index on data_import_row (organisation_id, employee_id) where employee_id is not null;
