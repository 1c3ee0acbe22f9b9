-- When the bank file of an approved run was last downloaded: until then marking it as paid is not the next step.
alter table pay_run add column bank_file_at timestamptz;

-- Migrations run as the owner, whom policies of tenant tables bind as well.
alter table pay_run no force row level security;
alter table audit_event no force row level security;
update pay_run run set bank_file_at = (
  select max(event.at) from audit_event event
  where event.organisation_id = run.organisation_id and event.record_type = 'payRun' and event.record_id = run.id
    and event.action = 'downloaded' and event.changes #>> '{file,to}' ~ 'Bank [0-9]{4}-[0-9]{2}'
    and event.changes #>> '{file,to}' !~ 'returned|released' and event.at >= run.approved_at)
where run.state in ('approved', 'paid');
alter table audit_event force row level security;
alter table pay_run force row level security;
