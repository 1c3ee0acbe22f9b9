-- Whom a leave is for, beside the gender; empty, or no row: no limit.
alter table leave_policy_version
  add employment_types text[] not null default '{}'
    check (employment_types <@ array['fullTime', 'partTime', 'contract', 'intern']);

create table leave_policy_location (
  organisation_id uuid not null,
  policy_id uuid not null,
  starts_on date not null,
  location_id uuid not null,
  primary key (organisation_id, policy_id, starts_on, location_id),
  foreign key (organisation_id, policy_id, starts_on)
    references leave_policy_version (organisation_id, policy_id, starts_on) on delete cascade,
  constraint leave_policy_location_location_fkey foreign key (organisation_id, location_id)
    references location (organisation_id, id)
);
select belongs_to_organisation('leave_policy_location');
create index leave_policy_location_location_index on leave_policy_location (organisation_id, location_id);

create table leave_policy_department (
  organisation_id uuid not null,
  policy_id uuid not null,
  starts_on date not null,
  department_id uuid not null,
  primary key (organisation_id, policy_id, starts_on, department_id),
  foreign key (organisation_id, policy_id, starts_on)
    references leave_policy_version (organisation_id, policy_id, starts_on) on delete cascade,
  constraint leave_policy_department_department_fkey foreign key (organisation_id, department_id)
    references department (organisation_id, id)
);
select belongs_to_organisation('leave_policy_department');
create index leave_policy_department_department_index on leave_policy_department (organisation_id, department_id);

-- Since when somebody has an employment type or a department: leave goes by it. Written from the first change on, as the workplace is:
-- whoever has no row has always had what `employee` says; before the first row the first one counts.
create table employee_term (
  organisation_id uuid not null,
  employee_id uuid not null,
  term text not null check (term in ('employmentType', 'department')),
  starts_on date not null,
  -- The id of a department stays here when the department is deleted.
  value text,
  created_at timestamptz not null,
  primary key (organisation_id, employee_id, term, starts_on),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id)
);
select belongs_to_organisation('employee_term');
