-- Who agreed to which version of the terms of service and the privacy policy.
create table terms_acceptance (
  organisation_id uuid not null references organisation,
  account_id uuid not null,
  document text not null check (document in ('terms', 'privacy')),
  version text not null check (version <> ''),
  agreed_at timestamptz not null,
  primary key (organisation_id, account_id, document, version),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('terms_acceptance');
