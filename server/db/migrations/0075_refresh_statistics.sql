-- How many rows there are is known at once after a bulk write, and not when the autovacuum next comes by. The application owns
-- no table, so it asks its owner; it names tables of ours alone.
create function refresh_statistics(names text[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  name text;
begin
  for name in
    select tablename from pg_tables where schemaname = 'public' and tablename = any(names) order by tablename
  loop
    execute format('analyze public.%I', name);
  end loop;
end
$$;
