-- What employees ask HR to change of their records that pay or a return goes by: the account, PAN, UAN, ESI number, the name.
-- The value lies sealed until it is decided and is gone then; what is shown of it are last characters.
create table change_request (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  employee_id uuid not null,
  kind text not null check (kind in ('bank', 'pan', 'uan', 'esi', 'name')),
  value_sealed text,
  -- Field, from, to; numbers by their last characters.
  changes jsonb not null,
  reason text not null check (reason <> ''),
  -- The document that proves it; it goes with a request that came to nothing.
  file_key text,
  file_name text not null check (file_name <> ''),
  media_type text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  requested_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  note text not null default '',
  primary key (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, decided_by) references account (organisation_id, id),
  check ((state = 'pending') = (value_sealed is not null)),
  check ((state = 'pending') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check (state in ('rejected', 'withdrawn') = (file_key is null))
);
select belongs_to_organisation('change_request');
create unique index change_request_pending_key on change_request (organisation_id, employee_id, kind) where state = 'pending';
create index change_request_employee_index on change_request (organisation_id, employee_id, requested_at desc);
create index change_request_state_index on change_request (organisation_id, state, requested_at desc);
create unique index change_request_file_key on change_request (organisation_id, file_key) where file_key is not null;
