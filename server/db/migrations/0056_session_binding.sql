-- Why this change: an access token that scripts can read is of no use outside the browser that signed in. A session that
-- began in a browser is bound to it: its calls bring a cookie that scripts cannot read.
alter table session add column is_bound boolean not null default false;
