-- Days off between two days of absence are unpaid, where a shift says so from a day on.
alter table shift add column absence_sandwich boolean not null default false;
alter table shift_version add column absence_sandwich boolean not null default false;
