-- Events of a company, on days and at times of its own clock.
create table event (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  title text not null check (title <> ''),
  description text not null default '',
  place text not null default '',
  starts_on date not null,
  ends_on date not null,
  start_time text check (start_time ~ '^\d\d:\d\d$'),
  end_time text check (end_time ~ '^\d\d:\d\d$'),
  audience text not null check (audience in ('everyone', 'departments', 'locations', 'people')),
  repeat text not null check (repeat in ('none', 'daily', 'weekly', 'monthly', 'yearly')),
  repeat_until date,
  remind_minutes integer check (remind_minutes >= 0),
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, created_by) references account (organisation_id, id),
  check (ends_on >= starts_on),
  check ((start_time is null) = (end_time is null))
);
select belongs_to_organisation('event');
create index event_days_index on event (organisation_id, starts_on);

create table event_department (
  organisation_id uuid not null,
  event_id uuid not null,
  department_id uuid not null,
  primary key (organisation_id, event_id, department_id),
  foreign key (organisation_id, event_id) references event (organisation_id, id) on delete cascade,
  constraint event_department_department_fkey foreign key (organisation_id, department_id)
    references department (organisation_id, id) on delete cascade
);
select belongs_to_organisation('event_department');
create index event_department_department_index on event_department (organisation_id, department_id);

create table event_location (
  organisation_id uuid not null,
  event_id uuid not null,
  location_id uuid not null,
  primary key (organisation_id, event_id, location_id),
  foreign key (organisation_id, event_id) references event (organisation_id, id) on delete cascade,
  constraint event_location_location_fkey foreign key (organisation_id, location_id)
    references location (organisation_id, id) on delete cascade
);
select belongs_to_organisation('event_location');
create index event_location_location_index on event_location (organisation_id, location_id);

-- Who was invited by name, and what people answered, invited by name or not.
create table event_person (
  organisation_id uuid not null,
  event_id uuid not null,
  employee_id uuid not null,
  is_invited boolean not null,
  answer text check (answer in ('yes', 'maybe', 'no')),
  answered_at timestamptz,
  primary key (organisation_id, event_id, employee_id),
  foreign key (organisation_id, event_id) references event (organisation_id, id) on delete cascade,
  constraint event_person_employee_fkey foreign key (organisation_id, employee_id)
    references employee (organisation_id, id),
  check ((answer is null) = (answered_at is null)),
  check (is_invited or answer is not null)
);
select belongs_to_organisation('event_person');
create index event_person_employee_index on event_person (organisation_id, employee_id);

-- Of each occurrence people are reminded once.
create table event_reminder (
  organisation_id uuid not null,
  event_id uuid not null,
  day date not null,
  reminded_at timestamptz not null,
  primary key (organisation_id, event_id, day),
  foreign key (organisation_id, event_id) references event (organisation_id, id) on delete cascade
);
select belongs_to_organisation('event_reminder');
