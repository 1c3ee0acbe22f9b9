-- Whose birthday is not shown, because they want it so.
create table hidden_birthday (
  organisation_id uuid not null references organisation,
  employee_id uuid not null,
  hidden_at timestamptz not null,
  primary key (organisation_id, employee_id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id)
);
select belongs_to_organisation('hidden_birthday');

-- Of which birthdays and anniversaries colleagues were told.
create table celebration_told (
  organisation_id uuid not null references organisation,
  employee_id uuid not null,
  kind text not null check (kind in ('birthday', 'anniversary')),
  day date not null,
  told_at timestamptz not null,
  primary key (organisation_id, employee_id, kind, day),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id)
);
select belongs_to_organisation('celebration_told');
