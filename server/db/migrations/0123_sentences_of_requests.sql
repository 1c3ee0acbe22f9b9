-- What a request is called and comes to, what the system notes in its history, and why a row is in the leave ledger are kept as
-- sentences: the English with numbered places, beside what stands in them. Rows from before are texts without places.
alter table request
  add column title_values jsonb not null default '[]',
  add column quantity_values jsonb not null default '[]';
alter table leave_ledger add column why_values jsonb not null default '[]';
-- Null of a note that a person wrote, which stays as it was written.
alter table request_event add column note_values jsonb;
