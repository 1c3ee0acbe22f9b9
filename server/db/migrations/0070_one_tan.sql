-- A deductor has one TAN: that of the company information. The settings of income tax keep one only where it differs, until
-- somebody has decided which of the two is right.
update organisation set tan = latest.tan
from (
  select distinct on (organisation_id) organisation_id, value ->> 'tan' as tan
  from statutory_setting
  where section = 'tds' and value ->> 'tan' is not null
  order by organisation_id, from_month desc, n desc
) latest
where organisation.id = latest.organisation_id and organisation.tan is null;

update statutory_setting set value = jsonb_set(value, '{tan}', 'null')
from organisation
where statutory_setting.section = 'tds' and organisation.id = statutory_setting.organisation_id
  and statutory_setting.value ->> 'tan' = organisation.tan;
