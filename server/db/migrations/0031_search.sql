-- A list of people in the order of names, and a search for one or two letters, which no index of parts serves, are
-- answered from this index alone, without the table. The name itself is held because PostgreSQL knows of `lower(name)`
-- in an index only where it finds `name` beside it.
drop index employee_name_index;
create index employee_name_index on employee (organisation_id, lower(name), id) include (name, search_text);

create index employee_joined_index on employee (organisation_id, joined_on, id);
