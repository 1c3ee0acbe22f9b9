-- Whom to call when something happens to an employee, in this order.
create table emergency_contact (
  organisation_id uuid not null,
  employee_id uuid not null,
  position smallint not null check (position between 1 and 3),
  name text not null check (name <> ''),
  relation text not null check (relation in ('spouse', 'parent', 'child', 'sibling', 'relative', 'friend', 'other')),
  phone text not null check (phone <> ''),
  address text not null default '',
  updated_at timestamptz not null,
  primary key (organisation_id, employee_id, position),
  foreign key (organisation_id, employee_id) references employee (organisation_id, id)
);
select belongs_to_organisation('emergency_contact');

-- What somebody notes for themselves: read by nobody else.
create table note (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  account_id uuid not null,
  text text not null check (text <> ''),
  is_pinned boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('note');
create index note_account_index on note (organisation_id, account_id);

-- A department may be part of another and have a head.
alter table department add column parent_id uuid;
alter table department add column head_id uuid;
alter table department add constraint department_parent_fkey
  foreign key (organisation_id, parent_id) references department (organisation_id, id);
alter table department add constraint department_head_fkey
  foreign key (organisation_id, head_id) references employee (organisation_id, id);
alter table department add constraint department_parent_check check (parent_id <> id);
create index department_parent_index on department (organisation_id, parent_id);
create index department_head_index on department (organisation_id, head_id);
