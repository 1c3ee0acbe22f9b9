-- Mails are sent in turns by organisation, urgent ones first. `due_at` is null for a mail that is sent, given up, or waits in a job of the
-- release before. While a process sends a mail, `due_at` is the moment from which another may. A mail that no organisation sends has the
-- nil UUID as its sender. `urgency`: 0 at once, 1 soon, 2 after those.
alter table mail add column sender_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table mail add column urgency smallint not null default 1;
alter table mail add column due_at timestamptz;
alter table mail add column tries integer not null default 0;
alter table mail add column started_at timestamptz;
create index mail_turn_index on mail (sender_id, urgency, due_at) where due_at is not null;
create index mail_recipient_index on mail (recipient, started_at) where started_at is not null;

-- How many mails an organisation's share of an hour has used, and when the mail server may get the next one: one row, held while mails are
-- chosen.
create table mail_count (
  sender_id uuid not null,
  hour timestamptz not null,
  sent integer not null,
  primary key (sender_id, hour)
);
create table mail_pace (
  id integer primary key,
  next_at timestamptz not null
);
