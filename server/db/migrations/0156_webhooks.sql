-- Addresses that are told of what happens in the company, and what they were told.
create table webhook (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  name text not null,
  url text not null check (url like 'https://%'),
  events text[] not null check (cardinality(events) > 0),
  -- Sealed. After a renewal messages are signed by both for a day.
  secret text not null,
  previous_secret text,
  previous_until timestamptz,
  is_active boolean not null default true,
  -- Since when every delivery has failed; null where the last one arrived.
  failing_since timestamptz,
  -- When Muster turned it off.
  turned_off_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, created_by) references account (organisation_id, id),
  check ((previous_secret is null) = (previous_until is null)),
  check (turned_off_at is null or not is_active)
);
select belongs_to_organisation('webhook');

create table webhook_delivery (
  organisation_id uuid not null references organisation,
  -- Also the number of the message, which is the same however often it is sent.
  id uuid not null default new_id(),
  webhook_id uuid not null,
  event text not null,
  payload jsonb not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  tries smallint not null default 0,
  -- Not before; while it is being sent, when it would be given out again.
  next_at timestamptz not null,
  tried_at timestamptz,
  -- What came back: a status with the beginning of the answer, or why nothing did.
  status smallint,
  answer text,
  failure text,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, webhook_id) references webhook (organisation_id, id) on delete cascade
);
select belongs_to_organisation('webhook_delivery');
create index webhook_delivery_due_index on webhook_delivery (organisation_id, next_at) where state = 'pending';
create index webhook_delivery_log_index on webhook_delivery (organisation_id, webhook_id, created_at desc);
