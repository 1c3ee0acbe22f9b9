-- Who signed in to an account, or tried to: shown to its owner for 90 days.
create table sign_in (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  account_id uuid not null,
  at timestamptz not null,
  -- What was proved last, or was wrong.
  way text not null check (way in ('password', 'code', 'recoveryCode', 'passkey', 'link', 'signUp', 'singleSignOn')),
  is_success boolean not null,
  -- The browser was not known to the account, and it was not the first of all.
  is_new_device boolean not null default false,
  agent text not null,
  address text not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('sign_in');
create index sign_in_account_index on sign_in (organisation_id, account_id, id);
create index sign_in_age_index on sign_in (organisation_id, at);
