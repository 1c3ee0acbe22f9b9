-- Leave takes another number of days when the calendar changes after it was asked for.

alter table request_event drop constraint request_event_kind_check;
alter table request_event add constraint request_event_kind_check check (
  kind in ('asked', 'noted', 'forwarded', 'approved', 'rejected', 'cancelled', 'cancelAsked', 'cancelRefused', 'revised'));

-- Requests that stand, by their days: whose leave a new holiday touches is asked for the whole company.
create index request_standing_index on request (organisation_id, type, ends_on, starts_on)
  where state in ('pending', 'approved');

-- A holiday that was kept at one place goes with it: without any place it would be kept everywhere.
create function location_takes_its_holidays() returns trigger language plpgsql as $$
begin
  delete from holiday
  where organisation_id = old.organisation_id
    and exists (select from holiday_location p
      where p.organisation_id = old.organisation_id and p.holiday_id = holiday.id and p.location_id = old.id)
    and not exists (select from holiday_location p
      where p.organisation_id = old.organisation_id and p.holiday_id = holiday.id and p.location_id <> old.id);
  return old;
end
$$;
create trigger location_takes_its_holidays before delete on location
  for each row execute function location_takes_its_holidays();
