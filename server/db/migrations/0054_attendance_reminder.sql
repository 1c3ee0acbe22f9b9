-- Somebody is reminded of a day once for each thing that is the matter with it, however often the button is pressed.
create table attendance_reminder (
  organisation_id uuid not null,
  employee_id uuid not null,
  day date not null,
  about text not null check (about in ('notYet', 'missedPunch', 'absent', 'late')),
  -- Who reminded.
  account_id uuid not null,
  reminded_at timestamptz not null,
  primary key (organisation_id, employee_id, day, about),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('attendance_reminder');
