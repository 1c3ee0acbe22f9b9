-- Who was asked for the tax regime of a year: once, at its start or on joining.
create table tax_regime_asked (
  organisation_id uuid not null,
  employee_id uuid not null,
  financial_year text not null check (financial_year ~ '^\d{4}-\d{2}$'),
  asked_at timestamptz not null,
  primary key (organisation_id, financial_year, employee_id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id)
);
select belongs_to_organisation('tax_regime_asked');
