-- Who receives alerts, where it is not all admins, and how long before pay day a changed bank account is one.
create table alert_recipient (
  organisation_id uuid not null references organisation,
  account_id uuid not null,
  primary key (organisation_id, account_id),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('alert_recipient');

alter table security_setting
  add column bank_alert_days smallint not null default 7 check (bank_alert_days between 0 and 31);
