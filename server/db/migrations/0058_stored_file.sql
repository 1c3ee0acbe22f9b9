-- A file that somebody brought: whose it is, what for, how much of the quota it takes, and whether a record has it already.
create table stored_file (
  organisation_id uuid not null,
  key text not null,
  -- Null where the product did it for nobody.
  account_id uuid,
  purpose text not null check (purpose in ('logo', 'photo', 'leave', 'proof', 'certificate')),
  bytes bigint not null check (bytes >= 0),
  kept_at timestamptz not null,
  -- When the record that names it was written. A file becomes part of one record, once.
  attached_at timestamptz,
  primary key (organisation_id, key),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('stored_file');
create index stored_file_account_index on stored_file (organisation_id, account_id) include (bytes);
