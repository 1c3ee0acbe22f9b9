-- What every later table leans on: ids, the tenant, and the rule that an organisation's rows are seen by it alone.

create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists btree_gin;

-- UUIDv7 (grows with time); PostgreSQL has its own only from version 18 on.
-- Bits 52 and 53 turn the version 4 of gen_random_uuid() into a 7.
create function new_id() returns uuid language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(
      overlay(
        uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6
      ),
      52, 1), 53, 1),
    'hex')::uuid
$$;

-- The organisation this transaction belongs to; null outside one, and then no tenant row is seen.
create function current_organisation() returns uuid language sql stable parallel safe as $$
  select nullif(current_setting('app.organisation_id', true), '')::uuid
$$;

-- Puts a table under the tenant's rule: called once for each tenant table, right after it is made.
create function belongs_to_organisation(tenant_table regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy own_organisation on %s using (organisation_id = (select current_organisation()))'
    ' with check (organisation_id = (select current_organisation()))',
    tenant_table);
end
$$;

create table organisation (
  id uuid primary key default new_id(),
  name text not null,
  legal_name text not null default '',
  sector text,
  size text,
  country text not null default 'IN',
  address jsonb not null default '{}',
  pan text,
  gstin text,
  tan text,
  time_zone text not null default 'Asia/Kolkata',
  -- 0 Sunday to 6 Saturday, as everywhere.
  week_starts_on smallint not null default 1 check (week_starts_on between 0 and 6),
  logo_key text,
  plan text not null default 'free' check (plan in ('free', 'growth', 'scale')),
  trial_ends_on date,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
alter table organisation enable row level security;
alter table organisation force row level security;
create policy own_organisation on organisation
  using (id = (select current_organisation())) with check (id = (select current_organisation()));

create table role (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  name text not null check (name <> ''),
  is_admin boolean not null default false,
  permissions text[] not null default '{}',
  created_at timestamptz not null,
  primary key (organisation_id, id)
);
select belongs_to_organisation('role');
create unique index role_name_key on role (organisation_id, lower(name));

create table account (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  email text not null check (email = lower(email)),
  name text not null,
  phone text,
  designation text,
  photo_key text,
  password_hash text,
  password_changed_at timestamptz,
  role_id uuid not null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  constraint account_email_key unique (organisation_id, email),
  constraint account_role_fkey foreign key (organisation_id, role_id) references role (organisation_id, id)
);
select belongs_to_organisation('account');
create index account_role_index on account (organisation_id, role_id);

-- Single permissions given to or taken from an account, on top of its role.
create table account_permission (
  organisation_id uuid not null,
  account_id uuid not null,
  permission text not null,
  is_granted boolean not null,
  primary key (organisation_id, account_id, permission),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('account_permission');

create table session (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  account_id uuid not null,
  refresh_digest text not null,
  -- The digest before the last rotation: seen again, it ends the session.
  spent_digest text,
  rotated_at timestamptz not null,
  agent text not null default '',
  address text not null default '',
  -- How long it lives after each refresh: longer when the person asked to stay signed in.
  lifetime_days smallint not null default 30 check (lifetime_days between 1 and 30),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_why text,
  primary key (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('session');
create index session_account_index on session (organisation_id, account_id) where ended_at is null;

-- Nobody's tables: read before it is known which organisation is meant.
create table sign_in_directory (
  email text primary key check (email = lower(email)),
  organisation_id uuid not null,
  account_id uuid not null
);
create index sign_in_directory_account_index on sign_in_directory (organisation_id, account_id);
