-- Membership of the pension scheme is found by the facts unless somebody has said otherwise. It was a starting value that every saved
-- row carried along: a yes that follows no no was never chosen.

alter table employee_statutory no force row level security;
update employee_statutory kept set value = kept.value || '{"epsMember": null}'
where kept.value -> 'epsMember' = 'true'
  and not exists (
    select from employee_statutory earlier
    where earlier.organisation_id = kept.organisation_id and earlier.employee_id = kept.employee_id and earlier.n < kept.n
      and earlier.value -> 'epsMember' = 'false'
  );
alter table employee_statutory force row level security;
