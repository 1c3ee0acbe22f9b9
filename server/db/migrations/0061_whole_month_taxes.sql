-- A month that is paid by a later one as a whole has its own professional tax, which the half-year and the year count.
alter table payslip drop column earlier_month;
alter table payslip
  add column earlier_month text generated always as (
    case when facts ? 'tax' then
      '{"month":"' || month || '","pt":' || coalesce((facts -> 'pt')::text, 'null')
      || ',"ptArrears":' || coalesce((facts -> 'ptArrears')::text, '[]') || ',"tax":' || (facts -> 'tax')::text
      || ',"esiCovered":' || coalesce(facts #>> '{esi,covered}', 'false') || '}'
    end
  ) stored;
