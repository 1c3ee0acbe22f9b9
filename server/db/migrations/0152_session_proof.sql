-- When somebody last showed that they are the owner of a session: at its beginning, and again before what is sensitive.
alter table session add column proved_at timestamptz;
update session set proved_at = created_at;
alter table session alter column proved_at set not null;
