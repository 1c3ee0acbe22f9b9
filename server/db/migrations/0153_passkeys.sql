-- Keys on people's own devices, which sign in without a password.
create table passkey (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  account_id uuid not null,
  name text not null,
  -- Both as base64url: what the device calls the key, and its public half (COSE).
  credential_id text not null,
  public_key text not null,
  -- Grows with each use where the device counts, else 0: one that does not grow was copied.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  kind text not null check (kind in ('synced', 'device', 'securityKey')),
  -- Of the browser that registered it.
  agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id),
  constraint passkey_credential_key unique (organisation_id, credential_id)
);
select belongs_to_organisation('passkey');
create index passkey_account_index on passkey (organisation_id, account_id);

-- What a device is asked to sign: once, for five minutes, for one purpose.
create table passkey_challenge (
  digest text primary key,
  purpose text not null check (purpose in ('signIn', 'secondStep', 'prove', 'register', 'enrol')),
  -- The session or the half sign-in that asked; nobody's at a sign-in.
  owner uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index passkey_challenge_age_index on passkey_challenge (expires_at);

-- Whoever has a passkey and no authenticator, in a role that needs more than a code by email.
alter table half_sign_in drop constraint half_sign_in_step_check;
alter table half_sign_in add constraint half_sign_in_step_check check (step in ('authenticator', 'email', 'enrol', 'passkey'));
