-- Steps of somebody's record that HR asks them to fill in themselves. Whether one is filled in is read from the record.
create table requested_detail (
  organisation_id uuid not null,
  employee_id uuid not null,
  step text not null check (step in ('address', 'bank', 'identity', 'emergency')),
  note text not null default '',
  requested_by uuid not null,
  requested_at timestamptz not null,
  -- When the person was told of it last.
  told_at timestamptz not null,
  -- When whoever requested it was told that it is there.
  answered_at timestamptz,
  primary key (organisation_id, employee_id, step),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, requested_by) references account (organisation_id, id)
);
select belongs_to_organisation('requested_detail');
create index requested_detail_told_index on requested_detail (organisation_id, told_at) where answered_at is null;
