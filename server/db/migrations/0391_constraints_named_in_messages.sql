-- A worker of a cluster passes on the message of what it refused and not the name of the constraint: it stands in both.
create or replace function payable_stays_whole() returns trigger language plpgsql as $$
declare
  owed record;
begin
  select amount_paise, cancelled_at into owed from payable
  where organisation_id = new.organisation_id and id = new.payable_id for no key update;
  if owed.cancelled_at is not null or not (
    select coalesce(sum(amount_paise), 0) between 0 and owed.amount_paise from payable_payment
    where organisation_id = new.organisation_id and payable_id = new.payable_id
  ) then
    raise exception 'paid more than is owed: constraint "payable_paid_check"' using
      errcode = 'check_violation', constraint = 'payable_paid_check';
  end if;
  return null;
end
$$;
create or replace function delivery_stays_within_order() returns trigger language plpgsql as $$
declare
  ordered integer;
begin
  select quantity into ordered from purchase_order_line
  where organisation_id = new.organisation_id and order_id = new.order_id and line_id = new.line_id for no key update;
  if (
    select sum(quantity) from purchase_delivery_line
    where organisation_id = new.organisation_id and order_id = new.order_id and line_id = new.line_id
  ) > ordered then
    raise exception 'more received than ordered: constraint "purchase_delivery_line_ordered_check"' using
      errcode = 'check_violation', constraint = 'purchase_delivery_line_ordered_check';
  end if;
  return null;
end
$$;
create or replace function asset_has_one_holder() returns trigger language plpgsql as $$
begin
  if exists (
    select from asset_holding other
    where other.organisation_id = new.organisation_id and other.asset_id = new.asset_id and other.id <> new.id
      and other.handed_on < coalesce(new.returned_on, 'infinity') and new.handed_on < coalesce(other.returned_on, 'infinity')
  ) then
    raise exception 'held by somebody else on these days: constraint "asset_holding_days_check"' using
      errcode = 'check_violation', constraint = 'asset_holding_days_check';
  end if;
  return null;
end
$$;
create or replace function tds_challan_covers() returns trigger language plpgsql as $$
declare
  paid bigint;
begin
  select tax_paise + surcharge_paise + cess_paise into paid from tds_challan
  where organisation_id = new.organisation_id and id = new.challan_id for no key update;
  if (select sum(amount_paise) from tds_deposit
      where organisation_id = new.organisation_id and challan_id = new.challan_id) > paid then
    raise exception 'more than the challan paid: constraint "tds_deposit_challan_check"' using
      errcode = 'check_violation', constraint = 'tds_deposit_challan_check';
  end if;
  return null;
end
$$;
