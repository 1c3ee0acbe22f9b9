-- Archives of everything that is known of a person, made by a job and kept for some days. They lie sealed, each by a key of its own.
create table personal_export (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  -- Whose data it is.
  account_id uuid not null,
  employee_id uuid,
  language text not null,
  requested_by uuid not null,
  requested_at timestamptz not null,
  state text not null check (state in ('making', 'ready', 'expired')),
  done integer not null default 0,
  total integer not null default 0,
  progress_at timestamptz not null,
  file_key text,
  key_sealed text,
  bytes bigint,
  expires_at timestamptz,
  downloaded_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, requested_by) references account (organisation_id, id),
  check ((state = 'ready') = (file_key is not null and key_sealed is not null)),
  check ((file_key is null) = (key_sealed is null))
);
select belongs_to_organisation('personal_export');
create index personal_export_account_index on personal_export (organisation_id, account_id, requested_at desc);
create unique index personal_export_file_key on personal_export (organisation_id, file_key);
