-- People and groups that the identity provider of a company sends (SCIM 2.0).

-- Nobody's: the token says whose the call is.
create table scim_token (
  digest text primary key,
  organisation_id uuid not null,
  mails_invitations boolean not null,
  created_by uuid not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint scim_token_organisation_key unique (organisation_id)
);

create table scim_user (
  organisation_id uuid not null references organisation,
  account_id uuid not null,
  external_id text,
  updated_at timestamptz not null,
  primary key (organisation_id, account_id),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('scim_user');

create table scim_group (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  name text not null check (name <> ''),
  external_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id)
);
select belongs_to_organisation('scim_group');
create unique index scim_group_name_key on scim_group (organisation_id, lower(name));

create table scim_group_member (
  organisation_id uuid not null references organisation,
  group_id uuid not null,
  account_id uuid not null,
  primary key (organisation_id, group_id, account_id),
  foreign key (organisation_id, group_id) references scim_group (organisation_id, id) on delete cascade,
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('scim_group_member');

-- The identity provider has switched this person off: nobody signs in to it, whatever became of the employee.
alter table account add column stopped_at timestamptz;
