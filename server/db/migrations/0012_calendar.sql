-- Holidays: everywhere, or at some locations.

create table holiday (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  name text not null check (name <> ''),
  day date not null,
  -- A public holiday is a day off; an optional one is only shown.
  kind text not null check (kind in ('public', 'optional')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id)
);
select belongs_to_organisation('holiday');
create index holiday_day_index on holiday (organisation_id, day);

-- Where it is kept; without a row it is kept everywhere.
create table holiday_location (
  organisation_id uuid not null,
  holiday_id uuid not null,
  location_id uuid not null,
  primary key (organisation_id, holiday_id, location_id),
  foreign key (organisation_id, holiday_id) references holiday (organisation_id, id) on delete cascade,
  constraint holiday_location_location_fkey foreign key (organisation_id, location_id)
    references location (organisation_id, id) on delete cascade
);
select belongs_to_organisation('holiday_location');
