-- Why somebody has no payslip is a sentence with values, put into words for whoever reads it; earlier rows are texts without values.
alter table pay_run_exclusion add column reason_values jsonb not null default '[]';
