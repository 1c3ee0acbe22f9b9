-- What a new company answered about itself, from which its first settings were made, once.
create table company_setup (
  organisation_id uuid primary key references organisation,
  answers jsonb not null,
  made_by uuid not null,
  made_at timestamptz not null,
  foreign key (organisation_id, made_by) references account (organisation_id, id)
);
select belongs_to_organisation('company_setup');
