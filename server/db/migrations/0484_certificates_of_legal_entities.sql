-- Each legal entity that paid someone in a year certifies its own part, with the Part A of its TAN. Null: the organisation itself.
alter table form_16_part add column legal_entity_id uuid;
alter table form_16_part add constraint form_16_part_legal_entity_fkey
  foreign key (organisation_id, legal_entity_id) references legal_entity (organisation_id, id);

-- Until now a year's parts were those of the one entity that paid it.
alter table form_16_part no force row level security;
alter table payslip no force row level security;
alter table pay_run no force row level security;
update form_16_part part set legal_entity_id = coalesce((content ->> 'entity')::uuid, (
  select slip.legal_entity_id from payslip slip
  join pay_run run on run.organisation_id = slip.organisation_id and run.id = slip.run_id
  where slip.organisation_id = part.organisation_id and slip.employee_id = part.employee_id
    and run.state in ('approved', 'paid') and part.part = 'A'
    and run.paid_in between left(part.financial_year, 4) || '-04' and (left(part.financial_year, 4)::int + 1) || '-03'
  order by slip.month desc, slip.id desc limit 1));
alter table pay_run force row level security;
alter table payslip force row level security;
alter table form_16_part force row level security;

-- The server of the release before writes the entity into the content only.
create function fill_form_16_part_entity() returns trigger language plpgsql as $$
begin
  new.legal_entity_id := coalesce(new.legal_entity_id, (new.content ->> 'entity')::uuid);
  return new;
end
$$;
create trigger fill_form_16_part_entity before insert on form_16_part
  for each row execute function fill_form_16_part_entity();

drop index form_16_part_key;
create unique index form_16_part_key on form_16_part (organisation_id, financial_year, employee_id, part, legal_entity_id)
  nulls not distinct where replaced_at is null;
-- One issue for each certificate, which its Part B is of.
drop index form_16_issue_key;
create unique index form_16_issue_key on form_16_issue (organisation_id, employee_id, financial_year, part_b_id)
  where replaced_at is null;
