-- Whom a request waits for, step by step; which levels it passes; who stands in for whom.

-- Roles by what they do, not by their names.
alter table role
  -- Decides requests that would wait for nobody.
  add column is_fallback_approver boolean not null default false,
  -- Requests can be passed on to it.
  add column can_approve boolean not null default true;
update role set is_fallback_approver = true where lower(name) = 'hr';
update role set can_approve = false where lower(name) = 'employee';

-- Who decides requests of a type: every rule whose condition holds is a level, in this order.
create table approval_rule (
  organisation_id uuid not null references organisation,
  id uuid not null default new_id(),
  type text not null
    check (type in ('leave', 'compOff', 'workFromHome', 'attendance', 'travel', 'procurement', 'claim')),
  position smallint not null check (position > 0),
  name text not null check (name <> ''),
  -- The condition: all that is set has to hold.
  amount_from_paise bigint check (amount_from_paise > 0),
  halves_from integer check (halves_from > 0),
  department_id uuid,
  location_id uuid,
  approver text not null check (approver in ('manager', 'role', 'person')),
  levels_up smallint check (levels_up between 1 and 10),
  role_id uuid,
  employee_id uuid,
  -- Working hours after which `then` follows.
  due_hours smallint check (due_hours between 1 and 1000),
  then_do text check (then_do in ('remind', 'escalate', 'approve', 'reject')),
  created_at timestamptz not null,
  primary key (organisation_id, id),
  constraint approval_rule_department_fkey foreign key (organisation_id, department_id)
    references department (organisation_id, id),
  constraint approval_rule_location_fkey foreign key (organisation_id, location_id)
    references location (organisation_id, id),
  constraint approval_rule_role_fkey foreign key (organisation_id, role_id) references role (organisation_id, id),
  constraint approval_rule_employee_fkey foreign key (organisation_id, employee_id)
    references employee (organisation_id, id),
  check ((approver = 'manager') = (levels_up is not null)),
  check ((approver = 'role') = (role_id is not null)),
  check ((approver = 'person') = (employee_id is not null)),
  check ((due_hours is null) = (then_do is null))
);
select belongs_to_organisation('approval_rule');
create unique index approval_rule_position_key on approval_rule (organisation_id, type, position);
create index approval_rule_role_index on approval_rule (organisation_id, role_id);

-- The levels a request was sent with, as JSON of its type's rules then; none: the manager alone.
alter table request add column levels jsonb not null default '[]';

-- One assignment each: append-only but for its end. A request waits for its open step.
create table request_step (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  request_id uuid not null,
  -- What is decided: the request, or its requester's wish to cancel an approved one.
  purpose text not null default 'request' check (purpose in ('request', 'cancellation')),
  level smallint not null default 1 check (level > 0),
  label text not null default '',
  account_id uuid,
  role_id uuid,
  -- Who passed it on to this step.
  forwarded_by uuid,
  since timestamptz not null,
  due_at timestamptz,
  reminded_at timestamptz,
  outcome text check (outcome in ('approved', 'rejected', 'forwarded', 'escalated', 'skipped', 'withdrawn')),
  ended_at timestamptz,
  -- Null where nobody but a rule ended it.
  ended_by uuid,
  -- Whom the one who ended it stood in for.
  on_behalf_of uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, request_id) references request (organisation_id, id),
  constraint request_step_account_fkey foreign key (organisation_id, account_id) references account (organisation_id, id),
  constraint request_step_role_fkey foreign key (organisation_id, role_id)
    references role (organisation_id, id) on delete set null (role_id),
  foreign key (organisation_id, forwarded_by) references account (organisation_id, id),
  foreign key (organisation_id, ended_by) references account (organisation_id, id),
  foreign key (organisation_id, on_behalf_of) references account (organisation_id, id),
  check ((outcome is null) = (ended_at is null)),
  -- A role that open requests wait for cannot be deleted.
  constraint request_step_assignee_check check (outcome is not null or num_nonnulls(account_id, role_id) = 1)
);
select belongs_to_organisation('request_step');
create unique index request_step_open_key on request_step (organisation_id, request_id) where outcome is null;
create index request_step_request_index on request_step (organisation_id, request_id, id);
create index request_step_account_index on request_step (organisation_id, account_id) where outcome is null;
create index request_step_role_index on request_step (organisation_id, role_id) where outcome is null;
create index request_step_due_index on request_step (due_at) where outcome is null and due_at is not null;

-- Who decides in somebody's place between two days.
create table approval_delegation (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  account_id uuid not null,
  delegate_id uuid not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  -- Empty: requests of every type.
  types text[] not null default '{}',
  reason text not null default '',
  created_by uuid not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id),
  constraint approval_delegation_delegate_fkey foreign key (organisation_id, delegate_id)
    references account (organisation_id, id),
  foreign key (organisation_id, created_by) references account (organisation_id, id),
  check (account_id <> delegate_id)
);
select belongs_to_organisation('approval_delegation');
create index approval_delegation_delegate_index on approval_delegation (organisation_id, delegate_id, ends_on)
  where ended_at is null;
create index approval_delegation_account_index on approval_delegation (organisation_id, account_id, ends_on)
  where ended_at is null;

-- What happens to a request may be nobody's doing; and who did it may have stood in for somebody.
alter table request_event alter column account_id drop not null;
alter table request_event add column on_behalf_of uuid;
alter table request_event add foreign key (organisation_id, on_behalf_of) references account (organisation_id, id);
alter table request_event drop constraint request_event_kind_check;
alter table request_event add constraint request_event_kind_check check (
  kind in ('asked', 'noted', 'forwarded', 'approved', 'rejected', 'cancelled', 'cancelAsked', 'cancelRefused', 'revised',
    'passed', 'skipped', 'escalated', 'reminded'));
alter table request_event drop constraint request_event_check;
alter table request_event add constraint request_event_to_check check (
  (kind in ('forwarded', 'escalated', 'skipped')) = (to_name is not null));

-- The requests of today, forwardings first: each was a step of whoever passed it on.
insert into request_step (organisation_id, request_id, account_id, since, outcome, ended_at, ended_by)
select organisation_id, request_id, account_id,
  coalesce(lag(at) over (partition by organisation_id, request_id order by at, id),
    (select created_at from request where request.organisation_id = event.organisation_id and request.id = request_id)),
  'forwarded', at, account_id
from request_event event where kind = 'forwarded'
order by at, id;

insert into request_step (organisation_id, request_id, purpose, account_id, role_id, forwarded_by, since, outcome, ended_at, ended_by)
select request.organisation_id, request.id,
  case when request.cancel_asked_at is null then 'request' else 'cancellation' end,
  request.assignee_account_id, request.assignee_role_id, request.forwarded_by,
  coalesce(request.cancel_asked_at, last.forwarded_at, request.created_at),
  case
    when request.is_open then null
    when request.state = 'cancelled' then 'withdrawn'
    else request.state
  end,
  case when not request.is_open then coalesce(request.decided_at, request.updated_at) end,
  case when not request.is_open then last.decided_by end
from request
left join lateral (
  select max(at) filter (where kind = 'forwarded') as forwarded_at,
    (array_agg(account_id order by at desc) filter (where kind in ('approved', 'rejected', 'cancelled')))[1] as decided_by
  from request_event event
  where event.organisation_id = request.organisation_id and event.request_id = request.id
) last on true
order by request.created_at, request.id;

alter table request drop constraint request_assignee_check;
drop index request_account_index;
drop index request_role_index;
alter table request
  drop column assignee_account_id,
  drop column assignee_role_id,
  drop column forwarded_by;

revoke delete on request_step, approval_delegation from muster_app;
revoke update on request_step, approval_delegation from muster_app;
grant update (reminded_at, outcome, ended_at, ended_by, on_behalf_of) on request_step to muster_app;
grant update (ended_at) on approval_delegation to muster_app;
