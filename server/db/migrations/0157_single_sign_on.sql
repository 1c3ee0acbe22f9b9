-- Sign-in by a provider of the company's own (OpenID Connect).

create table sso_provider (
  organisation_id uuid not null references organisation,
  issuer text not null,
  client_id text not null,
  -- Sealed; null for a client that proves itself by PKCE alone.
  client_secret text,
  -- `invited`: only people who have an account; `justInTime`: others get one that can do least.
  accounts text not null check (accounts in ('invited', 'justInTime')),
  -- A second factor that the provider asked for counts as ours.
  trusts_second_factor boolean not null,
  groups_claim text,
  state text not null check (state in ('off', 'on', 'enforced')),
  -- When somebody last came back from it with what the settings of today ask for.
  tested_at timestamptz,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (organisation_id)
);
select belongs_to_organisation('sso_provider');

create table sso_domain (
  organisation_id uuid not null references organisation,
  domain text not null check (domain = lower(domain)),
  mailbox text not null,
  code_digest text not null,
  code_sent_at timestamptz not null,
  code_expires_at timestamptz not null,
  code_tries smallint not null default 0,
  proved_at timestamptz,
  primary key (organisation_id, domain)
);
select belongs_to_organisation('sso_domain');

-- Nobody's: says whose a proved domain is before the organisation is known. The first column decides that it is one's alone.
create table sso_domain_owner (
  domain text primary key check (domain = lower(domain)),
  organisation_id uuid not null,
  -- Off: nobody is sent to the provider. Enforced: passwords of this domain are refused.
  state text not null check (state in ('off', 'on', 'enforced'))
);
create index sso_domain_owner_organisation_index on sso_domain_owner (organisation_id);

-- What a group of the provider makes of its members; the first that matches decides.
create table sso_role (
  organisation_id uuid not null references organisation,
  position smallint not null,
  group_name text not null,
  role_id uuid not null,
  primary key (organisation_id, position),
  foreign key (organisation_id, role_id) references role (organisation_id, id) on delete cascade
);
select belongs_to_organisation('sso_role');

-- Admins who keep their password for the day the provider is away.
create table sso_break_glass (
  organisation_id uuid not null references organisation,
  account_id uuid not null,
  primary key (organisation_id, account_id),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('sso_break_glass');

create table sso_identity (
  organisation_id uuid not null references organisation,
  account_id uuid not null,
  issuer text not null,
  subject text not null,
  linked_at timestamptz not null,
  primary key (organisation_id, account_id, issuer),
  foreign key (organisation_id, account_id) references account (organisation_id, id),
  constraint sso_identity_subject_key unique (organisation_id, issuer, subject)
);
select belongs_to_organisation('sso_identity');

-- Somebody who was sent to the provider and is not back; found by the state that comes back, before anything else is known.
create table sso_flow (
  id uuid primary key default new_id(),
  organisation_id uuid not null,
  state_digest text not null,
  purpose text not null check (purpose in ('signIn', 'proof', 'test')),
  -- Of a proof or a test: whose session asked for it.
  account_id uuid,
  session_id uuid,
  -- What the settings were when it began.
  changed_at timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint sso_flow_state_key unique (state_digest),
  check ((purpose = 'signIn') = (session_id is null))
);
create index sso_flow_age_index on sso_flow (created_at);

alter table session add column is_sso boolean not null default false;
alter table half_sign_in add column is_sso boolean not null default false;
