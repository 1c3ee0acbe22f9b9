-- What people prove at sign-in besides the password.

create table second_factor (
  organisation_id uuid not null references organisation,
  account_id uuid not null,
  kind text not null check (kind in ('authenticator', 'email')),
  -- Of an authenticator: what it is called, its sealed secret, and the last half minute whose code was used.
  name text,
  secret text,
  last_step bigint,
  -- Of an email: the code that switches it on.
  code_digest text,
  code_sent_at timestamptz,
  code_expires_at timestamptz,
  -- Null while it is being set up: it asks nobody for anything.
  confirmed_at timestamptz,
  created_at timestamptz not null,
  primary key (organisation_id, account_id, kind),
  foreign key (organisation_id, account_id) references account (organisation_id, id),
  check ((kind = 'authenticator') = (secret is not null)),
  check ((secret is null) = (name is null))
);
select belongs_to_organisation('second_factor');

create table recovery_code (
  organisation_id uuid not null references organisation,
  account_id uuid not null,
  digest text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (organisation_id, account_id, digest),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('recovery_code');

-- Browsers that were trusted at a second step; they are asked for the password alone until the trust ends.
create table trusted_device (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  account_id uuid not null,
  digest text not null,
  agent text not null,
  address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id),
  constraint trusted_device_key unique (organisation_id, account_id, digest)
);
select belongs_to_organisation('trusted_device');

-- Roles that have to prove more than a password, from a day on.
create table second_factor_rule (
  organisation_id uuid not null references organisation,
  role_id uuid not null,
  -- `any`: a code by email is enough.
  kind text not null check (kind in ('any', 'authenticator')),
  from_day date not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (organisation_id, role_id),
  foreign key (organisation_id, role_id) references role (organisation_id, id) on delete cascade
);
select belongs_to_organisation('second_factor_rule');

-- A sign-in between the password and the second step; found by its token before the organisation is known.
create table half_sign_in (
  id uuid primary key default new_id(),
  organisation_id uuid not null,
  account_id uuid not null,
  token_digest text not null,
  -- What is asked for next; `enrol`: an authenticator has to be set up.
  step text not null check (step in ('authenticator', 'email', 'enrol')),
  -- An authenticator has to be set up after the code.
  must_enrol boolean not null,
  lifetime_days smallint not null,
  code_digest text,
  code_sent_at timestamptz,
  code_expires_at timestamptz,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint half_sign_in_token_key unique (token_digest)
);
create index half_sign_in_account_index on half_sign_in (organisation_id, account_id);
create index half_sign_in_age_index on half_sign_in (created_at);
