-- Advances that are recovered because their traveller leaves: open again when the exit is called off. Recoveries from before stay, as
-- nothing tells which of them finance asked for.
create table travel_exit_recovery (
  organisation_id uuid not null,
  trip_id uuid not null,
  -- What was to be recovered of the trip before, because finance asked for it.
  before_paise bigint not null check (before_paise >= 0),
  created_at timestamptz not null,
  primary key (organisation_id, trip_id),
  foreign key (organisation_id, trip_id) references request (organisation_id, id)
);
select belongs_to_organisation('travel_exit_recovery');
