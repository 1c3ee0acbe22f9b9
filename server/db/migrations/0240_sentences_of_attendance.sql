-- Why a day loses pay, what it came to after the lock and why punches were replaced are kept as sentences: the English with numbered
-- places, beside what stands in them. Values are null where a person wrote the reason, which stays as it was written.
alter table attendance_day add column loss_of_pay_reason_values jsonb not null default '[]';
alter table late_attendance add column reason_values jsonb;
alter table attendance_correction add column reason_values jsonb;

create or replace function note_attendance_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into pay_input_change (organisation_id, xact)
    select distinct organisation_id, pg_current_xact_id()::text::bigint
    from new_rows day join old_rows before using (organisation_id, employee_id, day)
    where (day.loss_of_pay_half_days, day.loss_of_pay_reason, day.loss_of_pay_reason_values,
        case when day.is_final then day.overtime_minutes else 0 end)
      is distinct from
      (before.loss_of_pay_half_days, before.loss_of_pay_reason, before.loss_of_pay_reason_values,
        case when before.is_final then before.overtime_minutes else 0 end)
    on conflict do nothing;
  elsif tg_op = 'INSERT' then
    insert into pay_input_change (organisation_id, xact)
    select distinct organisation_id, pg_current_xact_id()::text::bigint from new_rows
    where loss_of_pay_half_days > 0 or is_final and overtime_minutes > 0
    on conflict do nothing;
  else
    insert into pay_input_change (organisation_id, xact)
    select distinct organisation_id, pg_current_xact_id()::text::bigint from old_rows
    where loss_of_pay_half_days > 0 or is_final and overtime_minutes > 0
    on conflict do nothing;
  end if;
  return null;
end
$$;

-- What was written in English, as the sentences that say it today.
create function sentence_of(said text, variadic places jsonb[] default '{}') returns jsonb language sql immutable
return jsonb_build_object('text', said, 'values', to_jsonb(places));

create function duration_of(said text) returns jsonb language plpgsql immutable as $$
declare
  part text[] := regexp_match(said, '^(?:(\d+) h )?(\d+) min$');
begin
  if part[1] is null then return sentence_of('{0} min', to_jsonb(part[2]::int)); end if;
  return sentence_of('{0} h {1} min', to_jsonb(part[1]::int), to_jsonb(part[2]::int));
end
$$;

create function reason_of(said text) returns jsonb language plpgsql immutable as $$
declare
  part text[];
  grace constant text := 'grace {0} minutes';
begin
  if said in ('Absent all day', 'Absent for the other half', 'Worked enough for half a day', 'Worked from home without punches',
    'The day is not over', 'The day is not over and there is no punch yet', 'Weekly off', 'Punched in, but not out', 'Work from home',
    'Worked', 'Worked on a day off: all of it is overtime', 'Punched while on leave: it changes nothing') then
    return sentence_of(said);
  end if;
  part := regexp_match(said, '^Worked ((?:\d+ h )?\d+ min)$');
  if part is not null then return sentence_of('Worked {0}', duration_of(part[1])); end if;
  part := regexp_match(said, '^Late by ((?:\d+ h )?\d+ min) \(grace (\d+) minutes\)$');
  if part is not null then
    return sentence_of('Late by {0} ({1})', duration_of(part[1]), sentence_of(grace, to_jsonb(part[2]::int)));
  end if;
  part := regexp_match(said, '^Left ((?:\d+ h )?\d+ min) before the end \(grace (\d+) minutes\)$');
  if part is not null then
    return sentence_of('Left {0} before the end ({1})', duration_of(part[1]), sentence_of(grace, to_jsonb(part[2]::int)));
  end if;
  part := regexp_match(said, '^Overtime ((?:\d+ h )?\d+ min) after the end of the shift$');
  if part is not null then return sentence_of('Overtime {0} after the end of the shift', duration_of(part[1])); end if;
  part := regexp_match(said, '^A punch-(in|out) at (\d\d:\d\d) pairs with no other and does not count$');
  if part is not null then
    return sentence_of('A punch-' || part[1] || ' at {0} pairs with no other and does not count', to_jsonb(part[2]));
  end if;
  part := regexp_match(said, '^Holiday: (.+)$');
  if part is not null then return sentence_of('Holiday: {0}', to_jsonb(part[1])); end if;
  part := regexp_match(said, '^(.+), (first|second) half$');
  if part is not null then return sentence_of('{0}, ' || part[2] || ' half', reason_of(part[1])); end if;
  part := regexp_match(said, '^(.+), unpaid$');
  if part is not null then return sentence_of('{0}, unpaid', to_jsonb(part[1])); end if;
  -- The name of a type of leave.
  return sentence_of('{0}', to_jsonb(said));
end
$$;

create function joined_of(reasons jsonb) returns jsonb language sql immutable
return case when jsonb_array_length(reasons) = 1 then reasons -> 0 else jsonb_build_object(
  'text', (select string_agg('{' || at - 1 || '}', '; ' order by at) from jsonb_array_elements(reasons) with ordinality one(said, at)),
  'values', reasons) end;

create function reasons_of(said text) returns jsonb language sql immutable
return joined_of((
  select jsonb_agg(reason_of(part) order by at) from regexp_split_to_table(said, '; ') with ordinality one(part, at)));

update attendance_day set reasons = (
  select jsonb_agg(case when reason ? 'values' then reason else reason || reason_of(reason ->> 'text') end order by at)
  from jsonb_array_elements(reasons) with ordinality one(reason, at))
where exists (select from jsonb_array_elements(reasons) reason where not reason ? 'values');

-- From the reasons of the day, as its calculation says it: without the half, which the day has beside it.
update attendance_day day set loss_of_pay_reason = lost.said ->> 'text', loss_of_pay_reason_values = lost.said -> 'values'
from (
  select organisation_id, employee_id, day, joined_of(jsonb_agg(
    case when reason ->> 'text' in ('{0}, first half', '{0}, second half') then reason #> '{values,0}' else reason - 'code' end
    order by at)) as said
  from attendance_day, jsonb_array_elements(reasons) with ordinality one(reason, at)
  where loss_of_pay_reason <> '' and reason ->> 'code' in ('absent', 'halfAbsent', 'halfDay', 'unpaidLeave')
  group by organisation_id, employee_id, day
) lost
where (day.organisation_id, day.employee_id, day.day) = (lost.organisation_id, lost.employee_id, lost.day);

update late_attendance set reason = reasons_of(reason) ->> 'text', reason_values = reasons_of(reason) -> 'values'
where source <> 'hand';

update attendance_correction set reason_values = '[]'
where reason = 'Recorded while the server clock was ahead' and request_id is null;

drop function reasons_of(text);
drop function joined_of(jsonb);
drop function reason_of(text);
drop function duration_of(text);
drop function sentence_of(text, jsonb[]);
