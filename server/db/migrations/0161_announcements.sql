-- What is told to everybody: the company in its own words, and announcements with those who read them.

create table company_summary (
  organisation_id uuid not null references organisation,
  body text not null check (body <> ''),
  account_id uuid not null,
  updated_at timestamptz not null,
  primary key (organisation_id),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('company_summary');

create table announcement (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  audience text not null check (audience in ('everyone', 'department', 'location', 'role')),
  -- Departments, locations or roles. The id of what is deleted stays here and is nobody's.
  audience_ids uuid[] not null,
  publish_at timestamptz not null,
  -- The last day on which it is shown.
  expires_on date,
  is_pinned boolean not null,
  -- What its readers have to be told of yet: that it is there, or that it changed.
  to_tell text check (to_tell in ('new', 'changed')),
  account_id uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id),
  check ((audience = 'everyone') = (audience_ids = '{}'))
);
select belongs_to_organisation('announcement');
create index announcement_published_index on announcement (organisation_id, publish_at);
create index announcement_to_tell_index on announcement (organisation_id, publish_at) where to_tell is not null;

create table announcement_read (
  organisation_id uuid not null references organisation,
  announcement_id uuid not null,
  account_id uuid not null,
  read_at timestamptz not null,
  primary key (organisation_id, announcement_id, account_id),
  foreign key (organisation_id, announcement_id) references announcement (organisation_id, id) on delete cascade,
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('announcement_read');
create index announcement_read_account_index on announcement_read (organisation_id, account_id);
