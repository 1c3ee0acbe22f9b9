-- A change that one person alone must not make: it waits until a second one approves it, and is made then.
create table pending_change (
  organisation_id uuid not null references organisation,
  id uuid not null,
  area text not null check (area <> ''),
  -- The call that makes it, for example PUT /api/v1/employee/salary/{id}, and what was sent with it, encrypted.
  call text not null,
  payload_sealed text not null,
  -- What a second one like it would have in common with it: of one record only one change of a kind waits.
  key text not null,
  title text not null,
  record_type text not null,
  record_id uuid not null,
  -- Whose own it is: never decided by that person.
  employee_id uuid,
  -- [{"label": "Annual CTC", "from": "₹6,00,000", "to": "₹7,20,000"}]
  changes jsonb not null,
  -- All of these permissions are needed to decide it.
  needs text[] not null,
  -- Who had a part in it already, besides who asked.
  barred uuid[] not null,
  -- Told to the admins once it is done: "approved the pay run of October 2026".
  news text,
  requested_by uuid not null,
  requested_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  decided_by uuid,
  decided_at timestamptz,
  note text,
  primary key (organisation_id, id),
  foreign key (organisation_id, requested_by) references account (organisation_id, id),
  foreign key (organisation_id, decided_by) references account (organisation_id, id),
  check ((state = 'pending') = (decided_at is null)),
  -- Nobody is the second person of themselves.
  check (state not in ('approved', 'rejected') or decided_by <> requested_by)
);
select belongs_to_organisation('pending_change');
create unique index pending_change_key on pending_change (organisation_id, key) where state = 'pending';
create index pending_change_record_index on pending_change (organisation_id, record_id);

-- Where an admin turned the rule off or on again, and whether it held the last time anybody looked: it does not where only
-- one person could make such a change.
create table two_person_rule (
  organisation_id uuid not null references organisation,
  area text not null check (area <> ''),
  is_on boolean not null default true,
  was_active boolean,
  changed_by uuid,
  changed_at timestamptz,
  primary key (organisation_id, area),
  foreign key (organisation_id, changed_by) references account (organisation_id, id)
);
select belongs_to_organisation('two_person_rule');
