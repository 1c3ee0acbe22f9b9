-- The family of an employee, as the ESIC registration and nominations ask for it.
create table family_member (
  organisation_id uuid not null,
  employee_id uuid not null,
  position smallint not null check (position between 1 and 12),
  name text not null check (name <> ''),
  relation text not null check (relation in ('spouse', 'son', 'daughter', 'father', 'mother', 'fatherInLaw', 'motherInLaw', 'brother',
    'sister', 'other')),
  birth_date date not null,
  -- Lives on what the employee earns.
  is_dependent boolean not null,
  -- Of what is nominated: 0 for who is no nominee; of one employee they come to 100, or there is none.
  nominee_percent smallint not null check (nominee_percent between 0 and 100),
  updated_at timestamptz not null,
  primary key (organisation_id, employee_id, position),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id)
);
select belongs_to_organisation('family_member');

alter table requested_detail drop constraint requested_detail_step_check;
alter table requested_detail add constraint requested_detail_step_check
  check (step in ('address', 'bank', 'identity', 'emergency', 'family'));
