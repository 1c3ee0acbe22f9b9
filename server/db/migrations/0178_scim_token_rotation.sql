-- A company has up to two tokens for SCIM, so that its identity provider can change to the new one before the other ends.
alter table scim_token drop constraint scim_token_organisation_key;
alter table scim_token
  add column id uuid not null default new_id(),
  -- Null for tokens that were made before they had an end.
  add column last_four text,
  add column expires_on date,
  add column expires_at timestamptz,
  -- So many days before the end the admins were told last; 0: that it stopped with the rights of its maker.
  add column warned_days smallint,
  add constraint scim_token_id_key unique (id);
create index scim_token_organisation_index on scim_token (organisation_id);
