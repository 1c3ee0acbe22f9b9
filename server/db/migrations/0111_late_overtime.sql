-- Overtime of a day of a locked pay period is settled like its loss of pay.
alter table late_attendance
  -- Minutes beyond those that were paid: more than zero are paid, less are taken back.
  add column overtime_minutes integer not null default 0,
  drop constraint late_attendance_halves_check,
  add constraint late_attendance_check2 check (halves between -2 and 2 and (halves <> 0 or overtime_minutes <> 0));
