-- The files of a large run are made by a job and kept with it. `stamp`: what they were made from; with another they are made anew.
create table run_file_set (
  organisation_id uuid not null,
  run_id uuid not null,
  stamp text not null,
  state text not null check (state in ('making', 'made')),
  done integer not null,
  total integer not null,
  -- What does not agree: for those who may see bank accounts, and for others.
  problems jsonb not null default '{"all": [], "withoutBank": []}',
  progress_at timestamptz not null,
  primary key (organisation_id, run_id),
  foreign key (organisation_id, run_id) references pay_run (organisation_id, id)
);
select belongs_to_organisation('run_file_set');

create table run_file (
  organisation_id uuid not null,
  run_id uuid not null,
  place integer not null,
  group_name text not null,
  kind text not null,
  media_type text not null,
  -- As the list shows it.
  shown jsonb not null,
  -- Null where it cannot be made.
  file_key text,
  primary key (organisation_id, run_id, place),
  foreign key (organisation_id, run_id) references run_file_set (organisation_id, run_id)
);
select belongs_to_organisation('run_file');
