-- Components by formula, and how the laws of pay look at each component.

alter table salary_component drop constraint salary_component_calculation_check;
-- {"type":"formula","text":"min(0.12 * BASIC, 1800)"} besides those of before.
alter table salary_component add check (calculation ->> 'type' in ('fixed', 'percent', 'remainder', 'formula'));

alter table salary_component
  -- Code on Wages, section 2(y): counted, excluded up to half of the pay, or outside the count.
  add wage_class text check (wage_class in ('included', 'excluded', 'outside')),
  add pt_wage boolean,
  add esi_wage boolean,
  add bonus_wage boolean,
  add tax text check (tax in ('taxable', 'exemptOldRegimeOnly', 'exemptBothRegimes', 'perquisite', 'notIncome')),
  -- What it is where exemptions of income tax are calculated.
  add tax_head text check (tax_head in ('basic', 'da', 'hra', 'lta', 'commission', 'bonus', 'employerNps', 'gratuity',
    'leaveEncashment', 'profitsInLieu', 'other')),
  -- Among the components of its type, from the top of the payslip.
  add payslip_order smallint check (payslip_order between 0 and 999);

-- An owner that is no superuser is under the tenant's rule as well, and would find no row to fill.
alter table salary_component no force row level security;

-- What stands gets what contract/payroll/component-flags.ts gives to new components; the first line that fits.
update salary_component component
set wage_class = flag.wage_class, pt_wage = flag.pt_wage, esi_wage = flag.esi_wage, bonus_wage = flag.bonus_wage,
  tax = flag.tax, tax_head = flag.tax_head, payslip_order = flag.payslip_order
from salary_component known
cross join lateral (
  select * from (
    values
      (1, 'earning', '\mLEAVE ENCASH|\mENCASHMENT\M', 'outside', true, false, false, 'taxable', 'leaveEncashment', 50),
      (2, 'earning', '\mGRATUITY\M', 'outside', false, false, false, 'taxable', 'gratuity', 50),
      (3, 'earning', '\mINCENTIVES?\M|\mVARIABLE\M|\mPERFORMANCE\M|\mEX GRATIA\M', 'outside', true, false, false,
        'taxable', 'bonus', 50),
      (4, 'earning', '\mBONUS\M', 'excluded', true, false, false, 'taxable', 'bonus', 50),
      (5, 'earning', '\mBASIC\M', 'included', true, true, true, 'taxable', 'basic', 10),
      (6, 'earning', '\mDA\M|\mDEARNESS\M', 'included', true, true, true, 'taxable', 'da', 20),
      (7, 'earning', '\mHRA\M|\mHOUSE RENT\M', 'excluded', true, true, false, 'exemptOldRegimeOnly', 'hra', 30),
      (8, 'earning', '\mLTA\M|\mLTC\M|\mLEAVE TRAVEL\M', 'excluded', true, true, false, 'exemptOldRegimeOnly', 'lta', 50),
      (9, 'earning', '\mCONVEYANCE\M|\mTRANSPORT\M|\mTRAVEL\M', 'excluded', true, true, false, 'taxable', 'other', 40),
      (10, 'earning', '\mOVERTIME\M', 'excluded', true, true, false, 'taxable', 'other', 50),
      (11, 'earning', '\mCOMMISSION\M', 'excluded', true, true, false, 'taxable', 'commission', 50),
      (12, 'earning', '\mSPECIAL\M', 'included', true, true, true, 'taxable', 'other', 90),
      (13, 'employer', '\mNPS\M|\mNATIONAL PENSION\M', 'excluded', false, false, false, 'taxable', 'employerNps', 50),
      (14, 'employer', '\mE?PF\M|\mPROVIDENT\M|\mPENSION\M', 'excluded', false, false, false, 'notIncome', 'other', 50),
      (15, 'earning', '', 'included', true, true, true, 'taxable', 'other', 50),
      (16, 'any', '', 'outside', false, false, false, 'notIncome', 'other', 50)
  ) as rule (n, type, words, wage_class, pt_wage, esi_wage, bonus_wage, tax, tax_head, payslip_order)
  where rule.type in (known.type, 'any')
    and regexp_replace(upper(known.code || ' ' || known.name), '[^A-Z]+', ' ', 'g') ~ rule.words
  order by n
  limit 1
) flag
where known.organisation_id = component.organisation_id and known.id = component.id;

alter table salary_component force row level security;

alter table salary_component
  alter wage_class set not null,
  alter pt_wage set not null,
  alter esi_wage set not null,
  alter bonus_wage set not null,
  alter tax set not null,
  alter tax_head set not null,
  alter payslip_order set not null;
