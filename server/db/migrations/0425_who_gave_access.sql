-- Who gave an account its privileged access without another person's approval. For a while neither of the two, nor two accounts with
-- the same giver, count as independent of each other. That of an API key lasts: whoever holds its secret is behind every call.
create table access_gift (
  organisation_id uuid not null references organisation,
  account_id uuid not null,
  given_by uuid not null,
  given_at timestamptz not null,
  is_lasting boolean not null default false,
  primary key (organisation_id, account_id, given_by),
  foreign key (organisation_id, account_id) references account (organisation_id, id) on delete cascade,
  foreign key (organisation_id, given_by) references account (organisation_id, id) on delete cascade,
  check (account_id <> given_by)
);
select belongs_to_organisation('access_gift');
create index access_gift_giver_index on access_gift (organisation_id, given_by);

insert into access_gift (organisation_id, account_id, given_by, given_at, is_lasting)
select organisation_id, id, created_by, created_at, true from api_key
on conflict do nothing;

-- Who lost privileged access and when: the two-person rule holds for a while after its last second person is gone.
create table access_loss (
  organisation_id uuid not null references organisation,
  account_id uuid not null,
  lost_at timestamptz not null,
  -- What the account held until then.
  held text[] not null,
  lost_by uuid,
  primary key (organisation_id, account_id, lost_at),
  foreign key (organisation_id, account_id) references account (organisation_id, id) on delete cascade,
  foreign key (organisation_id, lost_by) references account (organisation_id, id) on delete cascade
);
select belongs_to_organisation('access_loss');
create index access_loss_lost_index on access_loss (organisation_id, lost_at);

-- The admin who requested the settings that another person approved: both are behind the roles that groups give.
alter table sso_provider add column asked_by uuid;
-- A token works once a second person has approved it.
alter table scim_token add column awaits_approval boolean not null default false;
