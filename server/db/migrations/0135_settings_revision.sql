-- What an organisation is set up with (shifts, holidays, leave policies) is remembered by each process, as long as this number stays.

create table settings_revision (
  organisation_id uuid primary key references organisation,
  revision bigint not null,
  -- The transaction that counted last: it counts once, however much it changes.
  xact bigint not null
);
select belongs_to_organisation('settings_revision');
revoke delete on settings_revision from muster_app;

-- Within the transaction that changes something nothing is remembered.
create function mark_settings_changed() returns trigger language plpgsql as $$
begin
  perform set_config('app.settings_changed', 'yes', true);
  return null;
end
$$;

-- At the commit, so that nobody waits longer than for that, and no other lock is taken behind this one.
create function count_settings_change() returns trigger language plpgsql as $$
begin
  insert into settings_revision as known (organisation_id, revision, xact)
  values (coalesce(new.organisation_id, old.organisation_id), 1, pg_current_xact_id()::text::bigint)
  on conflict (organisation_id) do update set revision = known.revision + 1, xact = excluded.xact
  where known.xact <> excluded.xact;
  return null;
end
$$;

-- Called for each table that remembered settings are read from.
create function is_remembered(settings_table regclass) returns void language plpgsql as $$
begin
  execute format('create trigger settings_marked before insert or update or delete on %s'
    ' for each statement execute function mark_settings_changed()', settings_table);
  execute format('create constraint trigger settings_counted after insert or update or delete on %s'
    ' deferrable initially deferred for each row execute function count_settings_change()', settings_table);
end
$$;

select is_remembered(name::regclass) from unnest(array[
  'department', 'holiday', 'holiday_location', 'leave_policy', 'leave_policy_department', 'leave_policy_location',
  'leave_policy_version', 'location', 'shift', 'shift_version'
]) name;
