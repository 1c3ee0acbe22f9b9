-- What of the employer's contributions the CTC of a template includes; nothing: the CTC is the sum of its components.
alter table salary_template
  add ctc_includes text[] not null default '{}'
    check (ctc_includes <@ array['pf', 'pfCharges', 'esi', 'lwf', 'gratuity']);

-- The contributions within the CTC of a salary, as they were found when it was given: JSON of the contract's EmployerContribution.
alter table employee_salary add contributions jsonb not null default '[]' check (jsonb_typeof(contributions) = 'array');
