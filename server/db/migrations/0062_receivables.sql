-- What a final settlement could not recover is owed like a loan: recovered in cash, from later pay, or written off.
alter table loan
  -- The payslip of the settlement that left it.
  add column payslip_id uuid,
  add constraint loan_payslip_fkey foreign key (organisation_id, payslip_id) references payslip (organisation_id, id);
create index loan_payslip_index on loan (organisation_id, payslip_id) where payslip_id is not null;

-- The day on which it was received, where it was not by pay.
alter table loan_repayment add column received_on date;
