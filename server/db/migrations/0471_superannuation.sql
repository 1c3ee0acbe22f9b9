-- An employer's contribution to a superannuation fund is known by its head: with provident fund and national pension system it
-- counts for the limit of section 17(2)(vii).
alter table salary_component drop constraint salary_component_tax_head_check;
alter table salary_component add check (tax_head in ('basic', 'da', 'hra', 'lta', 'commission', 'bonus', 'employerNps',
  'superannuation', 'gratuity', 'leaveEncashment', 'profitsInLieu', 'other'));

-- What an employer paid to both funds before the first run here. Entries from before they were asked for have none.
alter table opening_pay no force row level security;
update opening_pay set figures = '{"employerPfPaise": 0, "superannuationPaise": 0}'::jsonb || figures::jsonb;
alter table opening_pay force row level security;
