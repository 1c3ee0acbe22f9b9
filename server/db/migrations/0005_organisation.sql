-- Sectors that an organisation added to the list everybody starts with.
create table own_sector (
  organisation_id uuid not null references organisation,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  primary key (organisation_id, name)
);
select belongs_to_organisation('own_sector');
