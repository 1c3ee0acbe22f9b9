-- How much of an estimate is advanced, and when travellers are reminded to settle. Without a row: all of it, and 7 days.
create table travel_rule (
  organisation_id uuid not null references organisation,
  advance_percent smallint not null check (advance_percent between 0 and 100),
  remind_after_days smallint not null check (remind_after_days between 1 and 90),
  updated_at timestamptz not null,
  primary key (organisation_id)
);
select belongs_to_organisation('travel_rule');

-- Which request settles which trip: both are requests of travel.
create table travel_settlement (
  organisation_id uuid not null,
  request_id uuid not null,
  trip_id uuid not null,
  -- Rejected or withdrawn: another one may settle the trip.
  is_over boolean not null default false,
  -- The payables as they were before it was approved, so that its cancellation puts them back.
  before jsonb not null default '[]',
  primary key (organisation_id, request_id),
  foreign key (organisation_id, request_id) references request (organisation_id, id),
  foreign key (organisation_id, trip_id) references request (organisation_id, id),
  check (request_id <> trip_id)
);
select belongs_to_organisation('travel_settlement');
create unique index travel_settlement_trip_key on travel_settlement (organisation_id, trip_id) where not is_over;

-- Whoever was reminded to settle a trip.
create table travel_reminder (
  organisation_id uuid not null,
  trip_id uuid not null,
  reminded_at timestamptz not null,
  primary key (organisation_id, trip_id),
  foreign key (organisation_id, trip_id) references request (organisation_id, id)
);
select belongs_to_organisation('travel_reminder');

-- Trips of a person are looked up by their days.
create index request_days_index on request (organisation_id, requester_id, starts_on) where type = 'travel';
