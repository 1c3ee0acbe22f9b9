-- A row of `employee` is an employment. Whoever is hired again has a further one, of the same person: `person_id` is the id of the first.
alter table employee add column person_id uuid;
alter table employee no force row level security;
alter table employee disable trigger user;
update employee set person_id = id;
alter table employee enable trigger user;
alter table employee force row level security;

create function fill_person_id() returns trigger language plpgsql as $$
begin
  new.person_id := coalesce(new.person_id, new.id);
  return new;
end
$$;
create trigger fill_person_id before insert on employee for each row execute function fill_person_id();
create trigger employee_person_stays before update of person_id on employee for each row
  when (old.person_id is distinct from new.person_id) execute function employee_stays();
alter table employee alter column person_id set not null;
alter table employee add constraint employee_person_fkey foreign key (organisation_id, person_id) references employee (organisation_id, id);
-- Few people were hired again, so what looks for their employments finds no more than those.
create index employee_again_index on employee (organisation_id, person_id) where person_id <> id;

-- One employment at a time.
alter table employee add constraint employee_one_at_a_time exclude using gist
  (organisation_id with =, person_id with =, daterange(joined_on, left_on, '[]') with &&);

-- A person has one PAN, Aadhaar, UAN and ESI number, which the records of all their employments show; null for the present one.
alter table employee_personal add column is_former boolean;
drop index employee_personal_pan_key;
drop index employee_personal_aadhaar_key;
drop index employee_personal_uan_key;
drop index employee_personal_esi_key;
create unique index employee_personal_pan_key on employee_personal (organisation_id, pan_digest) where is_former is not true;
create unique index employee_personal_aadhaar_key on employee_personal (organisation_id, aadhaar_digest) where is_former is not true;
create unique index employee_personal_uan_key on employee_personal (organisation_id, uan_digest) where is_former is not true;
create unique index employee_personal_esi_key on employee_personal (organisation_id, esi_digest) where is_former is not true;
