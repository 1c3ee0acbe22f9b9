-- One-time payments and deductions that were entered together, so that they are undone together.
create table pay_input_batch (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- As they were entered; one that is deleted by itself later is not counted anew.
  row_count integer not null check (row_count > 0),
  created_by uuid,
  created_at timestamptz not null,
  undone_by uuid,
  undone_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, created_by) references account (organisation_id, id),
  foreign key (organisation_id, undone_by) references account (organisation_id, id)
);
select belongs_to_organisation('pay_input_batch');

alter table pay_input add column batch_id uuid;
alter table pay_input add constraint pay_input_batch_fkey
  foreign key (organisation_id, batch_id) references pay_input_batch (organisation_id, id);
create index pay_input_batch_index on pay_input (organisation_id, batch_id) where batch_id is not null;
