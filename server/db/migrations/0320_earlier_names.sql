-- What somebody is called and was called, as the log of their own record says; where an entry of others names them, it names one of these.
create function names_of(employee uuid, account uuid) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct name), '{}') from (
    select one.name from employee one where one.organisation_id = current_organisation() and one.id = employee
    union all
    select one.name from account one where one.organisation_id = current_organisation() and one.id = account
    union all
    select said from audit_event event,
      lateral unnest(array[event.changes #>> '{name,from}', event.changes #>> '{name,to}']) said
    where event.organisation_id = current_organisation() and event.changes ? 'name'
      and (event.record_type = 'employee' and event.record_id = employee
        or event.record_type = 'account' and event.record_id = account)
  ) known where length(name) > 1
$$;

drop function erase_mentions(uuid, uuid, bigint, text);

-- As before, by every name that the person had.
create function erase_mentions(employee uuid, account uuid, entry bigint, said text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform begin_erasing(employee, 'books');
  update approval_delegation set reason = '' where organisation_id = current_organisation() and account_id = account;
  update asset_holding set handed_note = '', return_note = ''
  where organisation_id = current_organisation() and employee_id = employee;
  update loan_repayment set note = '' where organisation_id = current_organisation()
    and loan_id in (select id from loan where organisation_id = current_organisation() and employee_id = employee);
  update request_event set to_name = '–'
  where organisation_id = current_organisation() and to_account_id = account and to_name is not null;
  update audit_event set changes = '{}', network = null, device = null, erased_by = entry
  where organisation_id = current_organisation() and n < entry and erased_by is null
    and (record_type = 'employee' and record_id = employee or record_type = 'account' and record_id = account
      or exists (select from unnest(said) name where position(name in changes::text) > 0));
  perform set_config('muster.erasing', '', true);
end
$$;
