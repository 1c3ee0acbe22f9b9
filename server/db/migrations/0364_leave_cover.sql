-- The colleague who covers while somebody is on leave.
create table leave_cover (
  organisation_id uuid not null,
  request_id uuid not null,
  cover_id uuid not null,
  -- Since when they know: the leave was approved.
  told_at timestamptz,
  primary key (organisation_id, request_id),
  foreign key (organisation_id, request_id) references request (organisation_id, id),
  foreign key (organisation_id, cover_id) references employee (organisation_id, id)
);
select belongs_to_organisation('leave_cover');
create index leave_cover_person_index on leave_cover (organisation_id, cover_id);
