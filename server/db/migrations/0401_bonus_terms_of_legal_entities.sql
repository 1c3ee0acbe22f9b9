-- The rate and the surplus of a legal entity for the bonus of a year: it has accounts of its own. Without a row, and for the
-- organisation itself: what the run says.
create table legal_entity_bonus (
  organisation_id uuid not null,
  run_id uuid not null,
  legal_entity_id uuid not null,
  rate_basis_points integer not null check (rate_basis_points between 1 and 10000),
  allocable_surplus_paise bigint check (allocable_surplus_paise >= 0),
  set_on_paise bigint not null check (set_on_paise >= 0),
  set_off_paise bigint not null check (set_off_paise >= 0),
  primary key (organisation_id, run_id, legal_entity_id),
  foreign key (organisation_id, run_id) references bonus_run (organisation_id, id),
  foreign key (organisation_id, legal_entity_id) references legal_entity (organisation_id, id)
);
select belongs_to_organisation('legal_entity_bonus');
