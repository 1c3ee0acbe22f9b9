-- Who came late on a day, the latest first: few of many.
create index attendance_day_late_index on attendance_day (organisation_id, day, late_minutes, employee_id) where late_minutes > 0;
-- How many people are employed on a day, without reading them.
create index employee_employed_index on employee (organisation_id, joined_on, left_on);
