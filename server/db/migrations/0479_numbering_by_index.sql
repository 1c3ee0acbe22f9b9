-- The plan of this function is kept, and may have been made while the table was nearly empty: reading it all for each of ten thousand
-- people took minutes. Only the index in the order of the numbers is left to choose.
create or replace function number_employee() returns trigger language plpgsql
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('people ' || new.organisation_id, 0));
  new.ordinal := coalesce(
    (select ordinal from employee where organisation_id = new.organisation_id order by ordinal desc limit 1), 0) + 1;
  return new;
end
$$;
