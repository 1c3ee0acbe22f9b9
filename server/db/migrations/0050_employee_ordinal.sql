-- The how-manieth of their organisation somebody is: 1, 2, 3 … without a gap. Nobody is ever deleted, so the last number is
-- how many there are, and a list of everybody says so without counting them.

-- The default never stays: the trigger below gives the number.
alter table employee add column ordinal integer not null default 0;
alter table employee no force row level security;
update employee set ordinal = numbered.ordinal
from (
  select organisation_id, id, row_number() over (partition by organisation_id order by created_at, id) as ordinal
  from employee
) numbered
where employee.organisation_id = numbered.organisation_id and employee.id = numbered.id;
alter table employee force row level security;
alter table employee add constraint employee_ordinal_check check (ordinal > 0);
create unique index employee_ordinal_key on employee (organisation_id, ordinal);

-- Who adds somebody waits for others who do: the same lock as that of the product, which counts the places of the plan.
-- Whatever went round it would meet the unique index.
create function number_employee() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('people ' || new.organisation_id, 0));
  new.ordinal := (select coalesce(max(ordinal), 0) + 1 from employee where organisation_id = new.organisation_id);
  return new;
end
$$;
create trigger number_employee before insert on employee for each row execute function number_employee();

create function employee_stays() returns trigger language plpgsql as $$
begin
  raise exception 'An employee is never deleted, and keeps the number.';
end
$$;
create trigger employee_stays before delete on employee for each row execute function employee_stays();
create trigger employee_ordinal_stays before update of ordinal on employee for each row execute function employee_stays();
