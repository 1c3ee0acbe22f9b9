-- Policies of the company with their versions, and who acknowledged which. What was acknowledged stays on record.

create table company_policy (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  title text not null check (title <> ''),
  audience text not null check (audience in ('everyone', 'department', 'location', 'role')),
  audience_ids uuid[] not null,
  must_acknowledge boolean not null,
  version integer not null check (version > 0),
  -- Whoever acknowledged this version, or a later one, has done so.
  asked_version integer not null check (asked_version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, deleted_by) references account (organisation_id, id),
  check (asked_version <= version),
  check ((audience = 'everyone') = (audience_ids = '{}')),
  check ((deleted_at is null) = (deleted_by is null))
);
select belongs_to_organisation('company_policy');
create unique index company_policy_title_key on company_policy (organisation_id, lower(title)) where deleted_at is null;

create table company_policy_version (
  organisation_id uuid not null references organisation,
  policy_id uuid not null,
  version integer not null check (version > 0),
  body text not null,
  -- What changed, in the words of whoever changed it.
  note text not null default '',
  file_key text,
  file_name text,
  media_type text,
  bytes bigint,
  sha256 text,
  account_id uuid not null,
  created_at timestamptz not null,
  primary key (organisation_id, policy_id, version),
  foreign key (organisation_id, policy_id) references company_policy (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id),
  check (body <> '' or file_key is not null),
  check (num_nonnulls(file_key, file_name, media_type, bytes, sha256) in (0, 5))
);
select belongs_to_organisation('company_policy_version');
create index company_policy_version_file_index on company_policy_version (organisation_id, file_key);

create table company_policy_acknowledgement (
  organisation_id uuid not null references organisation,
  policy_id uuid not null,
  version integer not null,
  account_id uuid not null,
  acknowledged_at timestamptz not null,
  primary key (organisation_id, policy_id, account_id, version),
  foreign key (organisation_id, policy_id, version) references company_policy_version (organisation_id, policy_id, version),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('company_policy_acknowledgement');

-- Who was asked for which version, and when the last time.
create table company_policy_asked (
  organisation_id uuid not null references organisation,
  policy_id uuid not null,
  account_id uuid not null,
  version integer not null,
  times integer not null,
  asked_at timestamptz not null,
  primary key (organisation_id, policy_id, account_id),
  foreign key (organisation_id, policy_id) references company_policy (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('company_policy_asked');

revoke delete on company_policy, company_policy_version, company_policy_acknowledgement from muster_app;
revoke update on company_policy_version, company_policy_acknowledgement from muster_app;

alter table stored_file drop constraint stored_file_purpose_check;
alter table stored_file add constraint stored_file_purpose_check
  check (purpose in ('logo', 'photo', 'request', 'proof', 'certificate', 'policy'));
