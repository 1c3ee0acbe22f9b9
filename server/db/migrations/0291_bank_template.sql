-- The layouts of bank files: one for each bank, one of them the company's default.
create table bank_template (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  name text not null check (name <> ''),
  layout jsonb not null,
  is_default boolean not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id)
);
select belongs_to_organisation('bank_template');
create unique index bank_template_name_key on bank_template (organisation_id, lower(name));
create unique index bank_template_default_key on bank_template (organisation_id) where is_default;
