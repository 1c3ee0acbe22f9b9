-- The account that salaries are paid from, and what the bank answered to the payments of a run.

create table company_bank (
  organisation_id uuid primary key references organisation,
  holder_name text not null,
  -- Encrypted; the last four digits stand for it where it is shown.
  account_sealed text not null,
  account_last4 text not null,
  ifsc text not null,
  bank_name text not null,
  updated_at timestamptz not null
);
select belongs_to_organisation('company_bank');

-- Never changed: an answer that was wrong is ended, and another one stands in its place.
create table bank_answer (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  payslip_id uuid not null,
  -- Times that the payment had been returned before.
  attempt smallint not null check (attempt >= 0),
  answer text not null check (answer in ('paid', 'returned')),
  -- Why it was returned, in the words of the bank.
  reason text not null,
  answered_by uuid,
  answered_at timestamptz not null,
  replaced_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, payslip_id) references payslip (organisation_id, id),
  foreign key (organisation_id, answered_by) references account (organisation_id, id)
);
select belongs_to_organisation('bank_answer');
create unique index bank_answer_key on bank_answer (organisation_id, payslip_id, attempt) where replaced_at is null;
