-- On a cluster each machine refreshes the statistics of its pieces by itself: another user than the one who wrote could not within the
-- same transaction.
create or replace function refresh_statistics(names text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  name text;
begin
  if exists (select from pg_extension where extname = 'citus') then return; end if;
  for name in
    select tablename from pg_tables where schemaname = 'public' and tablename = any(names) order by tablename
  loop
    execute format('analyze public.%I', name);
  end loop;
end
$$;
