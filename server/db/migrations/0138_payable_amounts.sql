-- What the whole request claimed and what was approved of it, as a payslip explains it; null of payables from before.
alter table payable
  add column claimed_paise bigint check (claimed_paise >= 0),
  add column approved_paise bigint check (approved_paise >= 0);
