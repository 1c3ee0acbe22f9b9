-- What the law takes a one-time payment for; null: as its name says.
alter table pay_input add column nature text
  check (nature in ('allowance', 'incentive', 'statutoryBonus', 'commission', 'overtime', 'exGratia', 'noticePay', 'perquisite')),
  add check (nature is null or type = 'earning');
