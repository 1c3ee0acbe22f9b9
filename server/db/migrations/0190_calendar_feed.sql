-- The secret address by which somebody's calendar is read by other programs. Only its digest is kept.
create table calendar_feed (
  organisation_id uuid not null references organisation,
  account_id uuid not null,
  digest text not null,
  created_at timestamptz not null,
  last_read_at timestamptz,
  primary key (organisation_id, account_id),
  foreign key (organisation_id, account_id) references account (organisation_id, id),
  constraint calendar_feed_digest_key unique (organisation_id, digest)
);
select belongs_to_organisation('calendar_feed');
