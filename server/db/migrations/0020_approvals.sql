-- Requests of every type and what happened to them.

create table request (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  type text not null
    check (type in ('leave', 'compOff', 'workFromHome', 'attendance', 'travel', 'procurement', 'claim')),
  requester_id uuid not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'cancelled')),
  -- Set while its requester asks to cancel an approved one.
  cancel_asked_at timestamptz,
  -- Somebody has to act.
  is_open boolean not null generated always as (state = 'pending' or cancel_asked_at is not null) stored,
  -- Whom it waits for: a person's account, or everybody of a role.
  assignee_account_id uuid,
  assignee_role_id uuid,
  -- Who passed it on last.
  forwarded_by uuid,
  title text not null check (title <> ''),
  quantity text not null default '',
  reason text not null default '',
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  amount_paise bigint check (amount_paise >= 0),
  currency text not null default 'INR',
  -- As it was sent, and what was worked out from it then.
  draft jsonb not null,
  facts jsonb not null default '{}',
  created_at timestamptz not null,
  decided_at timestamptz,
  updated_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, requester_id) references employee (organisation_id, id),
  constraint request_assignee_account_fkey foreign key (organisation_id, assignee_account_id)
    references account (organisation_id, id),
  constraint request_assignee_role_fkey foreign key (organisation_id, assignee_role_id)
    references role (organisation_id, id) on delete set null (assignee_role_id),
  foreign key (organisation_id, forwarded_by) references account (organisation_id, id),
  check (cancel_asked_at is null or state = 'approved'),
  -- A role that open requests wait for cannot be deleted.
  constraint request_assignee_check check (
    num_nonnulls(assignee_account_id, assignee_role_id) = 1
    or (assignee_account_id is null and state <> 'pending' and cancel_asked_at is null))
);
select belongs_to_organisation('request');
create index request_requester_index on request (organisation_id, requester_id, type, created_at desc);
create index request_account_index on request (organisation_id, assignee_account_id, type) where is_open;
create index request_role_index on request (organisation_id, assignee_role_id, type) where is_open;
create index request_open_index on request (organisation_id, created_at) where is_open;

-- Append-only: who, when, what, the words.
create table request_event (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  request_id uuid not null,
  kind text not null check (
    kind in ('asked', 'noted', 'forwarded', 'approved', 'rejected', 'cancelled', 'cancelAsked', 'cancelRefused')),
  account_id uuid not null,
  to_account_id uuid,
  to_role_id uuid,
  -- The name at that moment: a role may be deleted later.
  to_name text,
  note text check (note <> ''),
  at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, request_id) references request (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id),
  check ((kind = 'forwarded') = (to_name is not null))
);
select belongs_to_organisation('request_event');
create index request_event_request_index on request_event (organisation_id, request_id, id);
create index request_event_account_index on request_event (organisation_id, account_id, kind);
revoke update, delete on request_event from muster_app;
