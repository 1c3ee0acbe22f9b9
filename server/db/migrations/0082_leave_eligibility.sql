-- Whom a leave is for; empty: everybody, as every policy was until now.
alter table leave_policy_version
  add genders text[] not null default '{}' check (genders <@ array['female', 'male', 'other', 'notTold']);
