-- Sign-up, invitations, forgotten passwords and the mails they send. Nobody's tables: they are read before it is known
-- which organisation is meant, or while there is none yet.

-- A sign-up on its way; the row leaves with its last step. The organisation and its first account come into being with
-- the password, not before.
create table sign_up (
  id uuid primary key default new_id(),
  email text not null check (email = lower(email)),
  name text not null,
  company_name text not null,
  phone text not null,
  -- The address has an account already: no code is right, and no answer tells it.
  is_known boolean not null,
  step text not null default 'verify' check (step in ('verify', 'password', 'plan', 'company', 'admin')),
  code_digest text not null,
  code_sent_at timestamptz not null,
  code_expires_at timestamptz not null,
  code_tries smallint not null default 0,
  token_digest text not null,
  organisation_id uuid,
  account_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint sign_up_token_key unique (token_digest),
  check ((organisation_id is null) = (account_id is null)),
  check ((step in ('verify', 'password')) = (organisation_id is null))
);
create index sign_up_age_index on sign_up (updated_at) where organisation_id is null;

-- Set while the sign-up of this account is not finished: signing in leads back to it.
alter table sign_in_directory add column sign_up_id uuid references sign_up;

-- A forgotten password. A row is made for every address that is given, known or not.
create table password_reset (
  id uuid primary key default new_id(),
  email text not null,
  organisation_id uuid,
  account_id uuid,
  token_digest text not null,
  code_digest text not null,
  code_sent_at timestamptz not null,
  code_expires_at timestamptz not null,
  code_tries smallint not null default 0,
  verified_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null,
  constraint password_reset_token_key unique (token_digest),
  check ((organisation_id is null) = (account_id is null))
);
create index password_reset_account_index on password_reset (organisation_id, account_id);
create index password_reset_age_index on password_reset (created_at);

-- The link by which an added employee sets the first password. A new one replaces the last.
create table invitation (
  organisation_id uuid not null,
  account_id uuid not null,
  token_digest text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (organisation_id, account_id),
  constraint invitation_token_key unique (token_digest)
);

-- Mails on their way. They hold codes and links, so the text is wiped once a mail server has taken it.
create table mail (
  id uuid primary key default new_id(),
  recipient text not null,
  subject text not null,
  template text not null,
  body_text text,
  body_html text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_age_index on mail (created_at desc);
