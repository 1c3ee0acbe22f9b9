-- What was owed to the people of a company at the end of a month, as its books were told.
create table provision (
  organisation_id uuid not null references organisation,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  kind text not null check (kind in ('gratuity', 'leave', 'bonus')),
  -- [{"department": "Sales", "location": "Pune", "paise": 100}]
  owed jsonb not null,
  -- What pay booked for it since the provision before, in the same form.
  booked jsonb not null,
  made_by uuid,
  made_at timestamptz not null,
  primary key (organisation_id, month, kind),
  foreign key (organisation_id, made_by) references account (organisation_id, id)
);
select belongs_to_organisation('provision');
