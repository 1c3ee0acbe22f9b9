-- Where somebody worked from a day on: the holidays, state tax and welfare fund of a day go by it. Written from the first move on:
-- whoever has no row has always worked where `employee.location_id` says; before the first row the first one counts.
create table employee_workplace (
  organisation_id uuid not null,
  employee_id uuid not null,
  starts_on date not null,
  location_id uuid not null,
  created_at timestamptz not null,
  primary key (organisation_id, employee_id, starts_on),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  constraint employee_workplace_location_fkey foreign key (organisation_id, location_id)
    references location (organisation_id, id)
);
select belongs_to_organisation('employee_workplace');
create index employee_workplace_location_index on employee_workplace (organisation_id, location_id);
