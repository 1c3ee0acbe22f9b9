-- Keys by which programs call. A key is an account of its own, so that whatever it does bears its name; it has no role, is never
-- active as a person is, and nobody signs in as it.
alter table account alter column role_id drop not null;
alter table account add column is_key boolean not null default false;
alter table account add constraint account_role_check check (is_key = (role_id is null)) not valid;
alter table account validate constraint account_role_check;
alter table account add constraint account_key_check check (not is_key or (not is_active and password_hash is null)) not valid;
alter table account validate constraint account_key_check;

create table api_key (
  organisation_id uuid not null references organisation,
  -- Its account.
  id uuid not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  calls_a_minute smallint not null check (calls_a_minute between 10 and 600),
  digest text not null,
  last_four text not null check (length(last_four) = 4),
  -- After a renewal the secret of before works for a day.
  previous_digest text,
  previous_until timestamptz,
  -- The last day on which it works, and the moment after it.
  expires_on date not null,
  expires_at timestamptz not null,
  -- The days before the end of which the admins were told last.
  warned_days smallint check (warned_days in (3, 14)),
  used_at timestamptz,
  used_from text,
  created_by uuid not null,
  created_at timestamptz not null,
  revoked_by uuid,
  revoked_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, id) references account (organisation_id, id),
  foreign key (organisation_id, created_by) references account (organisation_id, id),
  foreign key (organisation_id, revoked_by) references account (organisation_id, id),
  check ((previous_digest is null) = (previous_until is null)),
  check ((revoked_at is null) = (revoked_by is null))
);
select belongs_to_organisation('api_key');
