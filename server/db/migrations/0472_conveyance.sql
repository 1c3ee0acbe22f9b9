-- Conveyance and travelling allowances are known by their head: Kerala's professional tax does not count them as income.
alter table salary_component drop constraint salary_component_tax_head_check;
alter table salary_component add check (tax_head in ('basic', 'da', 'hra', 'lta', 'conveyance', 'commission', 'bonus',
  'employerNps', 'superannuation', 'gratuity', 'leaveEncashment', 'profitsInLieu', 'other'));

-- By the words that give new components their head (contract/payroll/component-flags.ts), where none was chosen.
alter table salary_component no force row level security;
update salary_component set tax_head = 'conveyance'
where type = 'earning' and tax_head = 'other' and wage_class = 'excluded'
  and regexp_replace(upper(code || ' ' || name), '[^A-Z]+', ' ', 'g') ~ '\mCONVEYANCE\M|\mTRANSPORT\M|\mTRAVEL\M';
alter table salary_component force row level security;
