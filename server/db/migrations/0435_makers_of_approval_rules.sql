-- Accounts that made or changed the levels of a type: an automatic approval never decides their own requests.
alter table approval_rule add column made_by uuid[] not null default '{}';
