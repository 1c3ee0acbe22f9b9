-- Which secrets sealed what this database holds: a start with another one is refused before it writes anything.
-- It belongs to no organisation, and only the owner reads it.
create table secret_version (
  version int primary key check (version > 0),
  -- Tells one secret from another and nothing else of it.
  check_digest text not null,
  since timestamptz not null default now(),
  -- Nothing is sealed by it any more; it is needed for older backups only.
  retired_at timestamptz
);
revoke all on secret_version from muster_app;
