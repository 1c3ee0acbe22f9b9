-- Benefits in kind: their value is taxed and not paid.

alter table salary_component drop constraint salary_component_type_check;
alter table salary_component
  add constraint salary_component_type_check
    check (type in ('earning', 'deduction', 'employer', 'reimbursement', 'benefit')),
  -- Which benefit it is or, of a deduction, pays back: a row of the statement of perquisites.
  add benefit text check (benefit in ('house', 'car', 'servants', 'utilities', 'loan', 'holiday', 'travel', 'meals', 'education', 'gifts',
    'card', 'club', 'movableAssets', 'assetTransfer', 'other', 'shares', 'funds', 'fundsAccretion', 'taxPaid')),
  -- False: given on top of the CTC.
  add in_ctc boolean not null default true,
  add check (benefit is null or type in ('benefit', 'deduction')),
  add check (in_ctc or type = 'benefit');

-- Which benefit is given once; null: anything else.
alter table pay_input add benefit text check (benefit in ('house', 'car', 'servants', 'utilities', 'loan', 'holiday', 'travel', 'meals', 'education', 'gifts',
    'card', 'club', 'movableAssets', 'assetTransfer', 'other', 'shares', 'funds', 'fundsAccretion', 'taxPaid')),
  add check (benefit is null or nature = 'perquisite');
