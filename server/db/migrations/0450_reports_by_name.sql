-- A page of the people who report to somebody, or to no one, and their number are read from this index alone, however many they are.
drop index employee_reports_to_index;
create index employee_reports_to_index on employee (organisation_id, reports_to, lower(name), id) include (name, status);
