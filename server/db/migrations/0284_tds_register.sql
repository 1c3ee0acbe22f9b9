-- Challans by which deducted tax was deposited, what of each deduction they deposit, and the quarterly statements that were made and filed.
create table tds_challan (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  bsr text not null check (bsr ~ '^\d{7}$'),
  paid_on date not null,
  serial text not null check (serial ~ '^\d{5}$'),
  tax_paise bigint not null check (tax_paise >= 0),
  -- Of years to 2025-26; later challans have one amount of tax.
  surcharge_paise bigint not null check (surcharge_paise >= 0),
  cess_paise bigint not null check (cess_paise >= 0),
  interest_paise bigint not null check (interest_paise >= 0),
  fee_paise bigint not null check (fee_paise >= 0),
  other_paise bigint not null check (other_paise >= 0),
  created_by uuid,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  constraint tds_challan_key unique (organisation_id, bsr, paid_on, serial),
  foreign key (organisation_id, created_by) references account (organisation_id, id),
  check (tax_paise + surcharge_paise + cess_paise + interest_paise + fee_paise + other_paise > 0)
);
select belongs_to_organisation('tds_challan');

-- The deduction of an employee's month, as far as a challan deposits it.
create table tds_deposit (
  organisation_id uuid not null,
  challan_id uuid not null,
  employee_id uuid not null,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- The month in which the salary was paid and the tax deducted.
  paid_in text not null check (paid_in ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  amount_paise bigint not null check (amount_paise > 0),
  primary key (organisation_id, challan_id, employee_id, month, paid_in),
  foreign key (organisation_id, challan_id) references tds_challan (organisation_id, id),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id)
);
select belongs_to_organisation('tds_deposit');
create index tds_deposit_employee_index on tds_deposit (organisation_id, employee_id, month);
create index tds_deposit_month_index on tds_deposit (organisation_id, paid_in);

-- Whatever the order and the moment: a challan never deposits more tax than was paid with it.
create function tds_challan_covers() returns trigger language plpgsql as $$
declare
  paid bigint;
begin
  select tax_paise + surcharge_paise + cess_paise into paid from tds_challan
  where organisation_id = new.organisation_id and id = new.challan_id for no key update;
  if (select sum(amount_paise) from tds_deposit
      where organisation_id = new.organisation_id and challan_id = new.challan_id) > paid then
    raise exception 'more than the challan paid' using errcode = 'check_violation', constraint = 'tds_deposit_challan_check';
  end if;
  return null;
end
$$;
create trigger tds_deposit_written after insert or update on tds_deposit
  for each row execute function tds_challan_covers();

create table tds_statement (
  organisation_id uuid not null,
  financial_year text not null check (financial_year ~ '^\d{4}-\d{2}$'),
  quarter integer not null check (quarter between 1 and 4),
  file_name text,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  made_by uuid,
  made_at timestamptz,
  -- What the portal acknowledged the filed statement by.
  receipt text check (receipt ~ '^\d{15}$'),
  filed_on date,
  filed_by uuid,
  primary key (organisation_id, financial_year, quarter),
  foreign key (organisation_id, made_by) references account (organisation_id, id),
  foreign key (organisation_id, filed_by) references account (organisation_id, id),
  check ((receipt is null) = (filed_on is null))
);
select belongs_to_organisation('tds_statement');

-- Who deducts and who answers for it, as the statement names them.
create table tds_deductor (
  organisation_id uuid not null primary key,
  value jsonb not null,
  person_pan_sealed text not null,
  person_pan_last4 text not null,
  updated_at timestamptz not null
);
select belongs_to_organisation('tds_deductor');
