-- A correction that came from a file is taken back with its import, without a request.
alter table attendance_correction drop constraint attendance_correction_check1;
