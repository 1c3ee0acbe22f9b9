-- The legal entities whose bank file of an approved run was downloaded, 'own' for the company itself: each has a file of its own.
alter table pay_run add column bank_file_entities text[] not null default '{}';

-- Migrations run as the owner, whom policies of tenant tables bind as well. What counted as downloaded stays so.
alter table pay_run no force row level security;
alter table payslip no force row level security;
update pay_run run set bank_file_entities = array(
  select distinct coalesce(slip.legal_entity_id::text, 'own') from payslip slip
  where slip.organisation_id = run.organisation_id and slip.run_id = run.id)
where run.bank_file_at is not null;
alter table payslip force row level security;
alter table pay_run force row level security;
