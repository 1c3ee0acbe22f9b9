-- Texts are formatted once, when they are written. `html_at` says which text it is of: an earlier release changes the text alone.
alter table announcement add column html text;
alter table announcement add column html_at timestamptz;
alter table company_summary add column html text;
alter table company_summary add column html_at timestamptz;
-- The text of a version never changes.
alter table company_policy_version add column html text;
grant update (html) on company_policy_version to muster_app;
