-- What expenses are claimed as, with limits by role and rates that hold from a day.

create table expense_category (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  name text not null check (name <> ''),
  basis text not null check (basis in ('bill', 'mileage', 'perDiem')),
  -- In which requests it can be chosen.
  use text not null check (use in ('claim', 'travel', 'both')),
  is_taxed boolean not null,
  -- Above this a bill is needed; null: never.
  bill_above_paise bigint check (bill_above_paise >= 0),
  max_age_days smallint not null check (max_age_days > 0),
  over_limit text not null check (over_limit in ('refuse', 'flag')),
  is_active boolean not null default true,
  -- Something was claimed as it.
  is_used boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id)
);
select belongs_to_organisation('expense_category');
create unique index expense_category_name_key on expense_category (organisation_id, lower(name));

create table expense_limit (
  organisation_id uuid not null,
  category_id uuid not null,
  -- Null: of everybody whose role has none of its own.
  role_id uuid,
  per text not null check (per in ('line', 'day', 'month')),
  limit_paise bigint not null check (limit_paise > 0),
  constraint expense_limit_key unique nulls not distinct (organisation_id, category_id, role_id, per),
  foreign key (organisation_id, category_id) references expense_category (organisation_id, id) on delete cascade,
  constraint expense_limit_role_fkey foreign key (organisation_id, role_id) references role (organisation_id, id) on delete cascade
);
select belongs_to_organisation('expense_limit');

create table expense_rate (
  organisation_id uuid not null,
  category_id uuid not null,
  from_day date not null,
  rate_paise bigint not null check (rate_paise > 0),
  primary key (organisation_id, category_id, from_day),
  foreign key (organisation_id, category_id) references expense_category (organisation_id, id) on delete cascade
);
select belongs_to_organisation('expense_rate');

-- Lines of expenses are looked up by what they share with others, and by what a person has claimed of a category.
create index request_line_facts_index on request_line (organisation_id, day, total_paise) where day is not null;

-- What new companies start with, for those that are there already.
insert into expense_category (organisation_id, name, basis, use, is_taxed, bill_above_paise, max_age_days, over_limit, created_at,
  updated_at)
select organisation.id, start.name, start.basis, start.use, false, case when start.basis = 'bill' then 50000 end, 90, 'flag', now(), now()
from organisation
cross join (values
  ('Local travel', 'bill', 'both'), ('Meals', 'bill', 'both'), ('Accommodation', 'bill', 'travel'), ('Fares', 'bill', 'travel'),
  ('Phone and internet', 'bill', 'claim'), ('Office supplies', 'bill', 'claim'), ('Client entertainment', 'bill', 'claim'),
  ('Training and books', 'bill', 'claim'), ('Other', 'bill', 'both'), ('Own car', 'mileage', 'both'),
  ('Own two-wheeler', 'mileage', 'both'), ('Daily allowance', 'perDiem', 'travel')
) start (name, basis, use);
insert into expense_rate (organisation_id, category_id, from_day, rate_paise)
select organisation_id, id, date '2020-04-01', case name when 'Own car' then 1200 when 'Own two-wheeler' then 500 else 75000 end
from expense_category where basis <> 'bill';
