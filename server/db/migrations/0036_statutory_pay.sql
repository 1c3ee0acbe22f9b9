-- What payslips came to under each law, the law they were calculated by, and documents that take a payslip back.

-- All laws as an organisation had them when a run was calculated; runs keep what they used.
create table law_book (
  organisation_id uuid not null references organisation,
  hash text not null check (hash <> ''),
  -- {"in.pf.ceiling": [{"from": "2018-06-01", "value": 1500000, "source": "…", "certainty": "firm"}]}
  rows jsonb not null,
  created_at timestamptz not null,
  primary key (organisation_id, hash)
);
select belongs_to_organisation('law_book');
revoke update, delete on law_book from muster_app;

-- A reversal is a run of its own: it takes back payslips of an earlier one, for a reason.
alter table pay_run
  add column kind text not null default 'regular' check (kind in ('regular', 'reversal')),
  add column reason text,
  add check ((kind = 'reversal') = (reason is not null));
alter table pay_run drop constraint pay_run_month_key;
create unique index pay_run_month_key on pay_run (organisation_id, month) where kind = 'regular';

alter table payslip
  -- JSON of the engine's `MonthFacts`: what returns, forms and later months are made from.
  add column facts jsonb not null default '{}',
  -- JSON of the engine's `ArrearsInput`s that were settled: later arrears build on them.
  add column arrears jsonb not null default '[]',
  add column reverses_id uuid,
  add constraint payslip_reverses_fkey foreign key (organisation_id, reverses_id) references payslip (organisation_id, id);
alter table payslip drop constraint payslip_net_paise_check;
alter table payslip add constraint payslip_net_paise_check check (net_paise >= 0 or reverses_id is not null);
-- Taken back once.
create unique index payslip_reverses_key on payslip (organisation_id, reverses_id) where reverses_id is not null;
create index payslip_month_index on payslip (organisation_id, month);
