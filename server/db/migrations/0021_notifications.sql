-- What an account is told. A row leaves when its reader clears it.

create table notification (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  account_id uuid not null,
  -- For example leave or leave-approvals: decides where a click leads.
  type text not null check (type <> ''),
  message text not null check (message <> ''),
  -- The record it is about.
  target_id uuid,
  is_read boolean not null default false,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('notification');
create index notification_account_index on notification (organisation_id, account_id, created_at desc, id desc);
