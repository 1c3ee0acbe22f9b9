-- What employees declare for their income tax: the regime, what they claim, and the proofs of it.

-- Who has chosen nothing for a year is in the new regime.
create table tax_regime_choice (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  employee_id uuid not null,
  financial_year text not null check (financial_year ~ '^\d{4}-\d{2}$'),
  regime text not null check (regime in ('new', 'old')),
  chosen_by uuid not null,
  chosen_at timestamptz not null,
  -- Set when another choice took its place; the row stays as a record.
  replaced_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, chosen_by) references account (organisation_id, id)
);
select belongs_to_organisation('tax_regime_choice');
create unique index tax_regime_choice_key on tax_regime_choice (organisation_id, financial_year, employee_id)
  where replaced_at is null;

-- One claim, income or deduction of a year. A change, a decision and a removal are each a new row of the same item_id, so
-- that the rows of an item are its history; the one in force has no replaced_at.
create table tax_item (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  item_id uuid not null,
  employee_id uuid not null,
  financial_year text not null check (financial_year ~ '^\d{4}-\d{2}$'),
  section text not null,
  -- As the contract has it: what a section asks for.
  details jsonb not null check (details ->> 'section' = section),
  declared_paise bigint not null check (declared_paise >= 0),
  state text not null check (state in ('declared', 'submitted', 'accepted', 'rejected', 'removed')),
  accepted_paise bigint check (accepted_paise between 0 and declared_paise),
  -- Why it was rejected, or accepted in part.
  reason text,
  written_by uuid not null,
  written_at timestamptz not null,
  replaced_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, written_by) references account (organisation_id, id),
  check ((state = 'accepted') = (accepted_paise is not null)),
  check (state <> 'rejected' or reason <> '')
);
select belongs_to_organisation('tax_item');
create unique index tax_item_current_key on tax_item (organisation_id, item_id) where replaced_at is null;
create index tax_item_year_index on tax_item (organisation_id, financial_year, employee_id) where replaced_at is null;

-- A document that proves an item.
create table tax_proof (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  item_id uuid not null,
  employee_id uuid not null,
  file_key text not null,
  name text not null,
  bytes integer not null check (bytes > 0),
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  removed_by uuid,
  removed_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, uploaded_by) references account (organisation_id, id),
  foreign key (organisation_id, removed_by) references account (organisation_id, id),
  check ((removed_by is null) = (removed_at is null))
);
select belongs_to_organisation('tax_proof');
create index tax_proof_item_index on tax_proof (organisation_id, item_id) where removed_at is null;
