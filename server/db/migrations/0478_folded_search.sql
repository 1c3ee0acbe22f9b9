-- A search finds a name however it is written: without accents, apostrophes and case, with one blank for several or for a hard one.
-- The same as `folded` of the contract.
create function search_folded(text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    regexp_replace(lower(normalize($1, NFKD)), '[\u0300-\u036f''`\u00b4\u02bc\u2018\u2019]', '', 'g'), '[[:space:]]+', ' ', 'g'))
$$;

-- Both are generated, so other expressions are other columns. A person may have one name.
drop trigger name_told on employee;
alter table employee drop column search_text;
alter table employee drop column name;
alter table employee add column name text not null generated always as (btrim(first_name || ' ' || last_name)) stored;
alter table employee add column search_text text not null
  generated always as (search_folded(first_name || ' ' || last_name || ' ' || code || ' ' || work_email)) stored;
create index employee_search_index on employee using gin (organisation_id, search_text gin_trgm_ops);
create index employee_name_index on employee (organisation_id, lower(name), id) include (name, search_text);
create index employee_reports_to_index on employee (organisation_id, reports_to, lower(name), id) include (name, status);
create constraint trigger name_told after update on employee deferrable initially deferred
  for each row when (old.name is distinct from new.name) execute function name_is_told();
