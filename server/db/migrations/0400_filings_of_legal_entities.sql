-- Returns and payments of each legal entity, as `compliance_filing` has them of the organisation itself.
create table legal_entity_filing (
  organisation_id uuid not null,
  legal_entity_id uuid not null,
  kind text not null check (kind in ('pf', 'esi', 'pt', 'lwf', 'tds', 'tdsStatement', 'tdsCertificate', 'bonus', 'annualReturn')),
  state text not null check (state ~ '^([A-Z]{2})?$'),
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  filed_on date not null,
  reference text not null,
  account_id uuid not null,
  recorded_at timestamptz not null,
  primary key (organisation_id, legal_entity_id, kind, state, period),
  foreign key (organisation_id, legal_entity_id) references legal_entity (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('legal_entity_filing');

-- What payroll was told of them.
create table legal_entity_reminder (
  organisation_id uuid not null,
  legal_entity_id uuid not null,
  kind text not null,
  state text not null,
  period text not null,
  stage text not null check (stage <> ''),
  told_at timestamptz not null,
  primary key (organisation_id, legal_entity_id, kind, state, period, stage),
  foreign key (organisation_id, legal_entity_id) references legal_entity (organisation_id, id)
);
select belongs_to_organisation('legal_entity_reminder');
