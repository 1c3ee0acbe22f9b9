-- What follows an approved procurement request: orders and deliveries, and the assets that people hold.

-- Whoever buys and keeps the register. Roles that look after people and approve purchases begin with it.
update role set permissions = permissions || array['assetRead', 'assetWrite']
where is_admin or permissions @> array['allEmployeeWrite', 'procurementApprovalRead'];

create table purchase_order (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  request_id uuid not null,
  number text not null check (number <> ''),
  vendor text not null check (vendor <> ''),
  ordered_on date not null,
  expected_on date,
  note text not null default '',
  account_id uuid not null,
  created_at timestamptz not null,
  -- What is missing is not expected any more.
  closed_on date,
  closed_reason text not null default '',
  closed_by uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, request_id) references request (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id),
  foreign key (organisation_id, closed_by) references account (organisation_id, id),
  check (expected_on >= ordered_on),
  check ((closed_on is null) = (closed_by is null) and (closed_on is null) = (closed_reason = ''))
);
select belongs_to_organisation('purchase_order');
create unique index purchase_order_number_key on purchase_order (organisation_id, lower(vendor), lower(number));
create index purchase_order_request_index on purchase_order (organisation_id, request_id);

create table purchase_order_line (
  organisation_id uuid not null,
  order_id uuid not null,
  line_id uuid not null,
  quantity integer not null check (quantity > 0),
  unit_paise bigint not null check (unit_paise >= 0),
  primary key (organisation_id, order_id, line_id),
  foreign key (organisation_id, order_id) references purchase_order (organisation_id, id),
  foreign key (organisation_id, line_id) references request_line (organisation_id, id)
);
select belongs_to_organisation('purchase_order_line');
create index purchase_order_line_line_index on purchase_order_line (organisation_id, line_id);

create table purchase_delivery (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  order_id uuid not null,
  received_on date not null,
  note text not null default '',
  account_id uuid not null,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, order_id) references purchase_order (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('purchase_delivery');
create index purchase_delivery_order_index on purchase_delivery (organisation_id, order_id);

create table purchase_delivery_line (
  organisation_id uuid not null,
  delivery_id uuid not null,
  order_id uuid not null,
  line_id uuid not null,
  quantity integer not null check (quantity > 0),
  primary key (organisation_id, delivery_id, line_id),
  foreign key (organisation_id, delivery_id) references purchase_delivery (organisation_id, id),
  foreign key (organisation_id, order_id, line_id) references purchase_order_line (organisation_id, order_id, line_id)
);
select belongs_to_organisation('purchase_delivery_line');
create index purchase_delivery_line_order_index on purchase_delivery_line (organisation_id, order_id, line_id);

-- Whatever the order and the moment of deliveries: no more comes than was ordered.
create function delivery_stays_within_order() returns trigger language plpgsql as $$
declare
  ordered integer;
begin
  select quantity into ordered from purchase_order_line
  where organisation_id = new.organisation_id and order_id = new.order_id and line_id = new.line_id for no key update;
  if (
    select sum(quantity) from purchase_delivery_line
    where organisation_id = new.organisation_id and order_id = new.order_id and line_id = new.line_id
  ) > ordered then
    raise exception 'more received than ordered' using errcode = 'check_violation',
      constraint = 'purchase_delivery_line_ordered_check';
  end if;
  return null;
end
$$;
create trigger purchase_delivery_line_inserted after insert on purchase_delivery_line
  for each row execute function delivery_stays_within_order();

create table asset (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  tag text not null check (tag <> ''),
  name text not null check (name <> ''),
  category text not null default '',
  serial text not null default '',
  vendor text not null default '',
  bought_on date,
  price_paise bigint check (price_paise >= 0),
  warranty_until date,
  -- The line of the procurement request that brought it.
  line_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  retired_on date,
  retired_reason text check (retired_reason in ('scrapped', 'sold', 'donated', 'stolen', 'lost', 'other')),
  retired_note text not null default '',
  retired_by uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, line_id) references request_line (organisation_id, id),
  foreign key (organisation_id, retired_by) references account (organisation_id, id),
  check (warranty_until >= bought_on),
  check ((retired_on is null) = (retired_reason is null) and (retired_on is null) = (retired_by is null))
);
select belongs_to_organisation('asset');
create unique index asset_tag_key on asset (organisation_id, lower(tag));
create unique index asset_serial_key on asset (organisation_id, lower(serial)) where serial <> '';
create index asset_line_index on asset (organisation_id, line_id);

-- Who had it: a row for each time, never taken out, ended once.
create table asset_holding (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  asset_id uuid not null,
  employee_id uuid not null,
  handed_on date not null,
  handed_by uuid not null,
  handed_note text not null default '',
  -- Its holder confirmed that they have it.
  acknowledged_at timestamptz,
  returned_on date,
  returned_to uuid,
  condition text check (condition in ('good', 'worn', 'damaged', 'lost')),
  return_note text not null default '',
  created_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, asset_id) references asset (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, handed_by) references account (organisation_id, id),
  foreign key (organisation_id, returned_to) references account (organisation_id, id),
  check (returned_on >= handed_on),
  check ((returned_on is null) = (condition is null) and (returned_on is null) = (returned_to is null))
);
select belongs_to_organisation('asset_holding');
-- At most one holder at any time: now, and by the days.
create unique index asset_holding_open_key on asset_holding (organisation_id, asset_id) where returned_on is null;
create index asset_holding_asset_index on asset_holding (organisation_id, asset_id);
create index asset_holding_employee_index on asset_holding (organisation_id, employee_id);

create function asset_has_one_holder() returns trigger language plpgsql as $$
begin
  if exists (
    select from asset_holding other
    where other.organisation_id = new.organisation_id and other.asset_id = new.asset_id and other.id <> new.id
      and other.handed_on < coalesce(new.returned_on, 'infinity') and new.handed_on < coalesce(other.returned_on, 'infinity')
  ) then
    raise exception 'held by somebody else on these days' using errcode = 'check_violation',
      constraint = 'asset_holding_days_check';
  end if;
  return null;
end
$$;
create trigger asset_holding_written after insert or update on asset_holding
  for each row execute function asset_has_one_holder();

revoke delete on purchase_order, purchase_order_line, purchase_delivery, purchase_delivery_line, asset, asset_holding from muster_app;
revoke update on purchase_order, purchase_order_line, purchase_delivery, purchase_delivery_line, asset_holding from muster_app;
grant update (closed_on, closed_reason, closed_by) on purchase_order to muster_app;
-- A delivery holds the line that it is of.
grant update (quantity) on purchase_order_line to muster_app;
grant update (acknowledged_at, returned_on, returned_to, condition, return_note) on asset_holding to muster_app;
