-- Legal entities of one organisation besides the organisation itself: each an employer with numbers and a bank account of its own.
create table legal_entity (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  name text not null,
  legal_name text not null,
  pan text,
  tan text,
  -- Of the provident fund and of the state insurance.
  establishment_number text,
  employer_code text,
  address jsonb not null,
  -- [{"state": "IN-KA", "pt": "29…", "lwf": null}]
  registrations jsonb not null,
  -- Who signs for its TDS: {"name": "…", "fatherName": "…", "designation": "…", "circleAddress": "…"}
  responsible jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  primary key (organisation_id, id)
);
select belongs_to_organisation('legal_entity');
create unique index legal_entity_name_key on legal_entity (organisation_id, lower(name));

-- The account that its salaries are paid from.
create table legal_entity_bank (
  organisation_id uuid not null,
  legal_entity_id uuid not null,
  holder_name text not null,
  -- Encrypted; the last four digits stand for it where it is shown.
  account_sealed text not null,
  account_last4 text not null,
  ifsc text not null,
  bank_name text not null,
  updated_at timestamptz not null,
  primary key (organisation_id, legal_entity_id),
  foreign key (organisation_id, legal_entity_id) references legal_entity (organisation_id, id)
);
select belongs_to_organisation('legal_entity_bank');

-- Whom somebody is employed by from a month on. Null, and whoever has no row: by the organisation itself.
create table employee_legal_entity (
  organisation_id uuid not null,
  employee_id uuid not null,
  from_month text not null check (from_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  legal_entity_id uuid,
  created_by uuid,
  created_at timestamptz not null,
  primary key (organisation_id, employee_id, from_month),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id) on delete cascade,
  foreign key (organisation_id, legal_entity_id) references legal_entity (organisation_id, id),
  foreign key (organisation_id, created_by) references account (organisation_id, id)
);
select belongs_to_organisation('employee_legal_entity');
create index employee_legal_entity_entity_index on employee_legal_entity (organisation_id, legal_entity_id)
  where legal_entity_id is not null;

-- Who paid it. It is settled when the run is approved, and never changed from then on.
alter table payslip add column legal_entity_id uuid;
alter table payslip add constraint payslip_legal_entity_fkey
  foreign key (organisation_id, legal_entity_id) references legal_entity (organisation_id, id);
create index payslip_legal_entity_index on payslip (organisation_id, legal_entity_id) where legal_entity_id is not null;
