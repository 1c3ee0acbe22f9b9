-- What an identity provider did to people since HR was last told of it.
create table provisioned_news (
  organisation_id uuid not null references organisation,
  account_id uuid not null,
  change text not null check (change in ('added', 'turnedOff')),
  at timestamptz not null,
  primary key (organisation_id, account_id, change),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('provisioned_news');
