-- Why this change: an address belongs to nobody until its owner has shown that it is theirs. Whoever adds a stranger's address
-- learns nothing of it and blocks nothing.
alter table account no force row level security;
delete from sign_in_directory entry using account
where account.organisation_id = entry.organisation_id and account.id = entry.account_id
  and account.password_hash is null and entry.sign_up_id is null;
alter table account force row level security;

-- What a link is for: to join with a first password, or to sign in with another address from then on.
alter table invitation add column purpose text not null default 'join' check (purpose in ('join', 'address'));
