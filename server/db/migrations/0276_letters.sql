-- Letters to people: a text of the company for each kind, numbers without gaps, and what was issued with its document.

update role set permissions = permissions || array['letterRead', 'letterWrite']
where is_admin or permissions @> array['allEmployeeWrite', 'employeeDocumentRead'];

-- The texts of the company; a kind without one has the text that the product begins with.
create table letter_template (
  organisation_id uuid not null references organisation,
  kind text not null check (kind in ('offer', 'appointment', 'revision', 'experience', 'relieving', 'employment', 'address')),
  version integer not null check (version > 0),
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  -- What changed, in the words of whoever changed it.
  note text not null,
  account_id uuid not null,
  created_at timestamptz not null,
  primary key (organisation_id, kind, version),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('letter_template');

create table letter_setting (
  organisation_id uuid not null references organisation,
  signatory_name text not null check (signatory_name <> ''),
  signatory_designation text not null check (signatory_designation <> ''),
  updated_at timestamptz not null,
  primary key (organisation_id)
);
select belongs_to_organisation('letter_setting');

-- A row is the number: it is written with the letter and never goes, so there are no gaps.
create table letter (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  kind text not null check (kind in ('offer', 'appointment', 'revision', 'experience', 'relieving', 'employment', 'address')),
  financial_year text not null check (financial_year ~ '^\d{4}-\d\d$'),
  n integer not null check (n > 0),
  number text not null check (number <> ''),
  employee_id uuid not null,
  day date not null,
  title text not null check (title <> ''),
  -- Of the company's text; 0: the one that the product begins with.
  template_version integer not null check (template_version >= 0),
  holds_pay boolean not null,
  -- What is drawn, until the document is kept.
  paper jsonb,
  file_key text,
  bytes bigint,
  sha256 text,
  issued_by uuid not null,
  issued_at timestamptz not null,
  acknowledged_at timestamptz,
  cancelled_by uuid,
  cancelled_at timestamptz,
  cancel_reason text,
  primary key (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, issued_by) references account (organisation_id, id),
  foreign key (organisation_id, cancelled_by) references account (organisation_id, id),
  check (num_nonnulls(file_key, bytes, sha256) in (0, 3)),
  check (num_nonnulls(cancelled_by, cancelled_at, cancel_reason) in (0, 3)),
  check (acknowledged_at is null or file_key is not null)
);
select belongs_to_organisation('letter');
create unique index letter_number_key on letter (organisation_id, kind, financial_year, n);
create unique index letter_file_key on letter (organisation_id, file_key);
create index letter_employee_index on letter (organisation_id, employee_id);
create index letter_issued_index on letter (organisation_id, issued_at);
create index letter_making_index on letter (organisation_id) where file_key is null and paper is not null;

revoke update, delete on letter_template from muster_app;
