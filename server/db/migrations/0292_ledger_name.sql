-- What the books of a company call the accounts of the journal.
create table ledger_name (
  organisation_id uuid not null references organisation,
  key text not null check (key <> ''),
  ledger text not null check (ledger <> ''),
  primary key (organisation_id, key)
);
select belongs_to_organisation('ledger_name');
