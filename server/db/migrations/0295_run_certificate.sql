-- What a locked run comes to, figure by figure: payslips, bank, journal and returns. A row is never changed; what a reversal or a
-- reopened month takes back is a row of its own beside it.
create table pay_run_certificate (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  run_id uuid not null,
  n integer not null check (n > 0),
  stage text not null check (stage in ('approved', 'paid')),
  -- The canonical JSON that the hash is of, to the byte.
  figures text not null check (figures <> ''),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  ties boolean not null,
  -- Null where nobody took the step: a month of the demo.
  issued_by uuid,
  issued_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, run_id) references pay_run (organisation_id, id),
  foreign key (organisation_id, issued_by) references account (organisation_id, id)
);
select belongs_to_organisation('pay_run_certificate');
create unique index pay_run_certificate_key on pay_run_certificate (organisation_id, run_id, n);

create table pay_run_certificate_void (
  organisation_id uuid not null references organisation,
  certificate_id uuid not null,
  cause text not null check (cause in ('reopened', 'notPaid', 'reversed', 'replaced')),
  -- In the words of whoever took it back; empty where it was replaced by newer figures.
  reason text not null,
  voided_by uuid,
  voided_at timestamptz not null,
  primary key (organisation_id, certificate_id),
  foreign key (organisation_id, certificate_id) references pay_run_certificate (organisation_id, id),
  foreign key (organisation_id, voided_by) references account (organisation_id, id)
);
select belongs_to_organisation('pay_run_certificate_void');

revoke update, delete on pay_run_certificate, pay_run_certificate_void from muster_app;
