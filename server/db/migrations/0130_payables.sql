-- Money that approved requests move: what is paid back, what is advanced, and what is recovered of an advance.

create table payable (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  employee_id uuid not null,
  request_id uuid not null,
  -- As the request has them.
  request_type text not null check (request_type <> ''),
  number text not null check (number <> ''),
  type text not null check (type in ('reimbursement', 'taxedReimbursement', 'advance', 'recovery')),
  -- Of the payslip line that pays it: `REIMBURSEMENT:CL-0201`.
  code text not null check (code ~ '^[A-Z_]+:.+$'),
  -- Why, in the words of the request.
  reason text not null,
  amount_paise bigint not null check (amount_paise > 0),
  -- The pay of this month and of every later one takes what is open.
  from_month text not null check (from_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- `outside`: pay leaves it alone.
  paid_by text not null default 'pay' check (paid_by in ('pay', 'outside')),
  created_at timestamptz not null,
  -- The request was withdrawn before anything of it was paid.
  cancelled_at timestamptz,
  primary key (organisation_id, id),
  constraint payable_code_key unique (organisation_id, code),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id),
  foreign key (organisation_id, request_id) references request (organisation_id, id)
);
select belongs_to_organisation('payable');
create index payable_employee_index on payable (organisation_id, employee_id);
create index payable_request_index on payable (organisation_id, request_id);

-- Never changed: what a reversed payslip, or a payment recorded by mistake, takes back is a row below zero.
create table payable_payment (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  payable_id uuid not null,
  amount_paise bigint not null check (amount_paise <> 0),
  -- The payslip that paid it; null where it was paid outside of pay.
  payslip_id uuid,
  paid_on date,
  -- What names it at the bank; of what is taken back, why.
  reference text not null default '',
  -- The payment that this one takes back.
  undoes_id uuid,
  account_id uuid,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  constraint payable_payment_payslip_key unique (organisation_id, payable_id, payslip_id),
  constraint payable_payment_undone_key unique (organisation_id, undoes_id),
  foreign key (organisation_id, payable_id) references payable (organisation_id, id),
  foreign key (organisation_id, payslip_id) references payslip (organisation_id, id),
  foreign key (organisation_id, undoes_id) references payable_payment (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id),
  check ((payslip_id is null) = (paid_on is not null)),
  check (payslip_id is not null or (amount_paise < 0) = (undoes_id is not null))
);
select belongs_to_organisation('payable_payment');
revoke update on payable_payment from muster_app;

-- Whatever the order and the moment of payments: what is paid stays between nothing and the whole.
create function payable_stays_whole() returns trigger language plpgsql as $$
declare
  owed record;
begin
  select amount_paise, cancelled_at into owed from payable
  where organisation_id = new.organisation_id and id = new.payable_id for no key update;
  if owed.cancelled_at is not null or not (
    select coalesce(sum(amount_paise), 0) between 0 and owed.amount_paise from payable_payment
    where organisation_id = new.organisation_id and payable_id = new.payable_id
  ) then
    raise exception 'paid more than is owed' using errcode = 'check_violation', constraint = 'payable_paid_check';
  end if;
  return null;
end
$$;
create trigger payable_payment_inserted after insert on payable_payment
  for each row execute function payable_stays_whole();

select pay_depends_on('payable');
select pay_depends_on('payable_payment');
