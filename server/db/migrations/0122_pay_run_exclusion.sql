-- Whom a pay run has no payslip for is excluded, as payroll calls it on the screen.
alter table pay_run_left_out rename to pay_run_exclusion;
alter index pay_run_left_out_pkey rename to pay_run_exclusion_pkey;
alter table pay_run_exclusion rename constraint pay_run_left_out_organisation_id_run_id_fkey to pay_run_exclusion_run_fkey;
alter table pay_run_exclusion rename constraint pay_run_left_out_organisation_id_employee_id_fkey to pay_run_exclusion_employee_fkey;
