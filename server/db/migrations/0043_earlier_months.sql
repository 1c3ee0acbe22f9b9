-- What the months after ask of a payslip, as JSON text of the engine's `EarlierMonth`. A run reads it of everybody and every
-- month of the year: `facts` also hold the steps of the tax, lie out of line and take ten times as long.
alter table payslip
  add column earlier_month text generated always as (
    case when facts ? 'tax' then
      '{"month":"' || month || '","pt":' || coalesce((facts -> 'pt')::text, 'null') || ',"tax":' || (facts -> 'tax')::text
      || ',"esiCovered":' || coalesce(facts #>> '{esi,covered}', 'false') || '}'
    end
  ) stored;
