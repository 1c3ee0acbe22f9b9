-- The day on which a request came to a stage, as whoever says so enters it; without one it is the day of the entry.
alter table request_stage add column day date;
