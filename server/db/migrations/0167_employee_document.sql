-- Documents of employees: identity, education, employment, consent. The number is sealed; the file lies in the storage.
alter table stored_file drop constraint stored_file_purpose_check;
alter table stored_file add constraint stored_file_purpose_check
  check (purpose in ('logo', 'photo', 'request', 'proof', 'certificate', 'policy', 'document'));

create table employee_document (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  employee_id uuid not null,
  category text not null check (category in ('identity', 'education', 'employment', 'consent', 'other')),
  number_sealed text,
  expires_on date,
  file_key text not null,
  name text not null check (name <> ''),
  media_type text not null,
  bytes bigint not null check (bytes > 0),
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  verified_by uuid,
  verified_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, uploaded_by) references account (organisation_id, id),
  foreign key (organisation_id, verified_by) references account (organisation_id, id),
  check ((verified_by is null) = (verified_at is null))
);
select belongs_to_organisation('employee_document');
create unique index employee_document_file_key on employee_document (organisation_id, file_key);
create index employee_document_employee_index on employee_document (organisation_id, employee_id);
create index employee_document_expiry_index on employee_document (organisation_id, expires_on) where expires_on is not null;

-- Who opened somebody's file, once for each day.
create table document_view (
  organisation_id uuid not null,
  document_id uuid not null,
  account_id uuid not null,
  day date not null,
  seen_at timestamptz not null,
  primary key (organisation_id, document_id, account_id, day),
  foreign key (organisation_id, document_id) references employee_document (organisation_id, id) on delete cascade,
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('document_view');

-- Of what expires its owner is reminded once a stage; another day of expiry is reminded of anew.
create table document_reminder (
  organisation_id uuid not null,
  document_id uuid not null,
  expires_on date not null,
  days_before smallint not null check (days_before in (30, 7)),
  reminded_at timestamptz not null,
  primary key (organisation_id, document_id, expires_on, days_before),
  foreign key (organisation_id, document_id) references employee_document (organisation_id, id) on delete cascade
);
select belongs_to_organisation('document_reminder');

create table document_request (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  employee_id uuid not null,
  category text not null check (category in ('identity', 'education', 'employment', 'consent', 'other')),
  note text not null default '',
  requested_by uuid not null,
  requested_at timestamptz not null,
  fulfilled_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, requested_by) references account (organisation_id, id)
);
select belongs_to_organisation('document_request');
create unique index document_request_open_key on document_request (organisation_id, employee_id, category)
  where fulfilled_at is null;
