-- TDS of each legal entity under its own TAN: whose a challan is, its quarterly statements and its deductor details. Null, and the
-- tables of before: the organisation itself.
alter table tds_challan add column legal_entity_id uuid;
alter table tds_challan add constraint tds_challan_legal_entity_fkey
  foreign key (organisation_id, legal_entity_id) references legal_entity (organisation_id, id);

create table legal_entity_tds_statement (
  organisation_id uuid not null,
  legal_entity_id uuid not null,
  financial_year text not null check (financial_year ~ '^\d{4}-\d{2}$'),
  quarter integer not null check (quarter between 1 and 4),
  file_name text,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  made_by uuid,
  made_at timestamptz,
  receipt text check (receipt ~ '^\d{15}$'),
  filed_on date,
  filed_by uuid,
  primary key (organisation_id, legal_entity_id, financial_year, quarter),
  foreign key (organisation_id, legal_entity_id) references legal_entity (organisation_id, id),
  foreign key (organisation_id, made_by) references account (organisation_id, id),
  foreign key (organisation_id, filed_by) references account (organisation_id, id),
  check ((receipt is null) = (filed_on is null))
);
select belongs_to_organisation('legal_entity_tds_statement');

create table legal_entity_deductor (
  organisation_id uuid not null,
  legal_entity_id uuid not null,
  value jsonb not null,
  person_pan_sealed text not null,
  person_pan_last4 text not null,
  updated_at timestamptz not null,
  primary key (organisation_id, legal_entity_id),
  foreign key (organisation_id, legal_entity_id) references legal_entity (organisation_id, id)
);
select belongs_to_organisation('legal_entity_deductor');
