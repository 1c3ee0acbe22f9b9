-- Overtime of a day that was taken as comp-off is not paid.
select pay_depends_on('leave_credit');
create index leave_credit_worked_index on leave_credit (organisation_id, worked_on) where returned_at is null;

-- And the overtime of locked days that a company pays cannot be taken.
alter table attendance_lock add column pays_overtime boolean not null default false;
update attendance_lock lock set pays_overtime = true
  where (select (value ->> 'overtimePaid')::boolean from statutory_setting setting
    where setting.organisation_id = lock.organisation_id and section = 'pay' and from_month <= to_char(lock.to_day, 'YYYY-MM')
    order by from_month desc, n desc limit 1);
