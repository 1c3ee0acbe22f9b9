-- Reports with the filters and the chart that somebody keeps: their own, or for everybody who may see the report.
create table saved_report (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  name text not null,
  report text not null,
  -- The figure of the chart.
  measure text not null,
  period text not null check (period in ('thisMonth', 'lastMonth', 'fixed')),
  months integer not null check (months between 1 and 24),
  -- Of a fixed period; the others end with the month of the day.
  last_month text check (last_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  department_id uuid,
  location_id uuid,
  is_shared boolean not null,
  -- The day of each month on which its readers are told; null: never.
  mail_day integer check (mail_day between 1 and 28),
  -- The last month in which they were told, or that began too early for it.
  mailed_month text,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id),
  check ((period = 'fixed') = (last_month is not null)),
  check ((mail_day is null) = (mailed_month is null)),
  constraint saved_report_department_fkey foreign key (organisation_id, department_id)
    references department (organisation_id, id) on delete cascade,
  constraint saved_report_location_fkey foreign key (organisation_id, location_id)
    references location (organisation_id, id) on delete cascade,
  foreign key (organisation_id, created_by) references account (organisation_id, id)
);
select belongs_to_organisation('saved_report');
create unique index saved_report_name_key on saved_report (organisation_id, created_by, lower(name));
create index saved_report_department_index on saved_report (organisation_id, department_id) where department_id is not null;
create index saved_report_location_index on saved_report (organisation_id, location_id) where location_id is not null;

-- Who is told of it each month, if they may still see it then.
create table saved_report_reader (
  organisation_id uuid not null,
  saved_report_id uuid not null,
  account_id uuid not null,
  primary key (organisation_id, saved_report_id, account_id),
  foreign key (organisation_id, saved_report_id) references saved_report (organisation_id, id) on delete cascade,
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('saved_report_reader');
create index saved_report_reader_account_index on saved_report_reader (organisation_id, account_id);
