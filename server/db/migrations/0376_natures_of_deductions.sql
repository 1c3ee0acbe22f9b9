-- Fines and deductions for damage or loss stand in the register of wages on their own.
alter table pay_input drop constraint pay_input_nature_check, drop constraint pay_input_check2;
alter table pay_input
  add constraint pay_input_nature_check check (nature in ('allowance', 'incentive', 'statutoryBonus', 'commission', 'overtime', 'exGratia',
    'noticePay', 'perquisite', 'fine', 'damage')),
  add constraint pay_input_nature_type_check check (
    nature is null or type = case when nature in ('fine', 'damage') then 'deduction' else 'earning' end);
-- The hours that an amount of overtime was entered as; null where an amount was entered.
alter table pay_input add column overtime_minutes int
  check (overtime_minutes is null or (overtime_minutes > 0 and nature = 'overtime'));
