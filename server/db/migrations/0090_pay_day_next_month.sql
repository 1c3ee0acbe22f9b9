-- The pay day may lie in the month after the wages: by the 7th, as most factories pay.

alter table pay_run_config
  add column pay_month text not null default 'this' check (pay_month in ('this', 'next')),
  drop constraint pay_run_config_check,
  add constraint pay_run_config_check check (pay_month = 'next' or cut_off_day <= pay_day);

-- The month in which a run is paid: the tax of a year counts payments.
alter table pay_run add column paid_in text not null generated always as (
  case
    when config ->> 'payMonth' is distinct from 'next' then month
    when right(month, 2) = '12' then (left(month, 4)::integer + 1)::text || '-01'
    else left(month, 5) || lpad((right(month, 2)::integer + 1)::text, 2, '0')
  end
) stored;
