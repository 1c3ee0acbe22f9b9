-- A row of the statutory settings keeps what was chosen, and no longer what stood in the form by itself: a starting value that
-- changes with the law (what PF wages are, on 21 November 2025) was frozen by any change dated before.

alter table statutory_setting no force row level security;

create temporary table said on commit drop as
  select organisation_id, n, section, state, location_id, from_month, value from statutory_setting;

do $$
declare
  -- What held until something was saved, when this was written (contract/payroll/statutory-sections.ts).
  starting constant jsonb := '{
    "pf": {"enabled": true, "voluntary": false, "establishmentNumber": null, "wageBasis": "codeWages", "employerPfInCodeWages": false,
      "codeWagesOn": "earned", "epfRate": "0.12", "epsRate": "0.0833", "sept2026Method": "split", "employerOnFullWages": false,
      "age58": "birthdayMonth", "adminMinimum": true},
    "esi": {"enabled": true, "voluntary": false, "employerCode": null, "overtimeCounts": false, "continuedCoverage": true,
      "disabledEmployerShare": "employer"},
    "pt": {"enabled": true, "enrolmentNumber": null, "registrationNumber": null, "localBody": null, "mode": "atOnce",
      "bonusMonthCounts": true, "otherGenderAs": "male"},
    "lwf": {"enabled": true, "registrationNumber": null},
    "tds": {"enabled": true, "tan": null, "signatoryName": "", "signatoryFatherName": "", "signatoryDesignation": "",
      "circleAddress": "", "bonusMode": "spread", "proofCutOff": "01-15", "declarationLock": "03-31", "noPanWithRebate": "nil",
      "askLandlordRelation": false},
    "gratuity": {"enabled": true, "fifthYear": "no", "fixedTermParts": "months"},
    "bonus": {"enabled": true, "rate": "0.0833", "minimumWagePaise": null},
    "pay": {"deductionCapOn": true, "encashmentDay": "basic/26", "noticeDay": "gross/30", "noticeRecoveryLowersTax": false,
      "lateArrears": true, "overtimePaid": false, "overtimeDaysPerMonth": 26, "overtimeHoursPerDay": 8}}';
  one record;
  earlier record;
  held jsonb;
begin
  -- In the order in which they were written: each against what held in its month then.
  for one in select * from said order by organisation_id, n loop
    select said.value as said, kept.value as chosen into earlier
    from said
    join statutory_setting kept on kept.organisation_id = said.organisation_id and kept.n = said.n
    where said.organisation_id = one.organisation_id and said.section = one.section
      and said.state is not distinct from one.state and said.location_id is not distinct from one.location_id
      and said.n < one.n and said.from_month <= one.from_month
    order by said.from_month desc, said.n desc limit 1;
    held := (starting -> one.section)
      || case when one.section = 'pf' and one.from_month < '2025-11' then '{"wageBasis": "basicDa"}' else '{}' end::jsonb
      || coalesce(earlier.said, '{}');
    update statutory_setting set value = (
      select coalesce(jsonb_object_agg(key, given.value), '{}') from jsonb_each(one.value) given
      where held -> key is distinct from given.value or coalesce(earlier.chosen, '{}') ? key
    )
    where organisation_id = one.organisation_id and n = one.n;
  end loop;
end
$$;

-- Where basic and DA were frozen beyond October 2025 the history says that they no longer are.
insert into statutory_setting (organisation_id, section, state, location_id, from_month, value, note, created_by, created_at)
select organisation_id, 'pf', null, null, '2025-11', chosen,
  'PF wages go by the labour codes from November 2025. A change dated before it had kept them at basic and DA without being '
  'asked. Months that are locked stay as they are; choose basic and DA again if that is what you want.', null, now()
from (
  select distinct on (said.organisation_id) said.organisation_id, said.value, kept.value as chosen
  from said
  join statutory_setting kept on kept.organisation_id = said.organisation_id and kept.n = said.n
  where said.section = 'pf' and said.from_month <= '2025-11'
  order by said.organisation_id, said.from_month desc, said.n desc
) november
where value ->> 'wageBasis' = 'basicDa' and not chosen ? 'wageBasis';

alter table statutory_setting force row level security;
