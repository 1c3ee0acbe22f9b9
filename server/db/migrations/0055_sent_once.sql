-- A call that its sender marked with an Idempotency-Key, and what it answered: sent again, it answers the same and does nothing.
create table sent_once (
  organisation_id uuid not null,
  account_id uuid not null,
  key text not null check (length(key) between 1 and 200),
  -- SHA-256 of the call with all it carried: a key stands for one request only.
  digest text not null,
  -- Absent while the call is under way; a call that fails leaves no row.
  reply text,
  sent_at timestamptz not null,
  primary key (organisation_id, account_id, key),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('sent_once');

create index sent_once_by_age on sent_once (organisation_id, sent_at);
