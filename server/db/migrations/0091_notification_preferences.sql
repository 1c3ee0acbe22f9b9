-- What people chose about a type of notification; no row: as the registry says (contract/notifications/notification-types.ts).
create table notification_preference (
  organisation_id uuid not null,
  account_id uuid not null,
  type text not null check (type <> ''),
  in_app boolean not null,
  by_mail boolean not null,
  changed_at timestamptz not null,
  primary key (organisation_id, account_id, type),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('notification_preference');

-- Notifications that are still to be mailed: gone as soon as they are, or were read meanwhile.
create table notification_mail (
  organisation_id uuid not null,
  -- Of the notification, where there is one in the app.
  id uuid not null,
  account_id uuid not null,
  type text not null check (type <> ''),
  message text not null check (message <> ''),
  target_id uuid,
  is_in_app boolean not null,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('notification_mail');
create index notification_mail_kind_index on notification_mail (organisation_id, account_id, type, created_at);

-- Where mails of this kind are turned off: the link of its List-Unsubscribe header.
alter table mail add column unsubscribe_url text;

-- Null: the system, once the day was over.
alter table attendance_reminder alter column account_id drop not null;
