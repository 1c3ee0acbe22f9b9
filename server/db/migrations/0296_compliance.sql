-- Returns and statutory payments: what was filed, by whom and under which number; which are due follows from the law and the runs.
create table compliance_filing (
  organisation_id uuid not null references organisation,
  kind text not null check (kind in ('pf', 'esi', 'pt', 'lwf', 'tds', 'tdsStatement', 'tdsCertificate', 'bonus', 'annualReturn')),
  -- Two letters; empty where it is of no state.
  state text not null check (state ~ '^([A-Z]{2})?$'),
  -- The last month that it is for.
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  filed_on date not null,
  reference text not null,
  account_id uuid not null,
  recorded_at timestamptz not null,
  primary key (organisation_id, kind, state, period),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('compliance_filing');

-- What payroll was told, so that nothing is told twice: 7 days before, 1 day before, and each week that it is overdue.
create table compliance_reminder (
  organisation_id uuid not null references organisation,
  kind text not null,
  state text not null,
  period text not null,
  stage text not null check (stage <> ''),
  told_at timestamptz not null,
  primary key (organisation_id, kind, state, period, stage)
);
select belongs_to_organisation('compliance_reminder');
