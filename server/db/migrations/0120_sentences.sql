-- What people are told is kept as its English with numbered places, beside what stands in them, and put into words where it is read.
-- Rows from before are texts without places.
alter table notification add column message_values jsonb not null default '[]';
alter table notification_mail add column message_values jsonb not null default '[]';

-- The words of a change; its news is null where there is none, and a part of a sentence where it has no values.
alter table pending_change
  add column title_values jsonb not null default '[]',
  add column news_values jsonb;
