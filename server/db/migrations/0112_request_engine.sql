-- Requests get numbers, amounts, lines, files and what follows their approval.

-- A type is a row of the contract: a new one needs no migration.
alter table request drop constraint request_type_check;
alter table request add constraint request_type_check check (type <> '');
alter table approval_rule drop constraint approval_rule_type_check;
alter table approval_rule add constraint approval_rule_type_check check (type <> '');

-- The last number of each type; it is counted in the transaction that writes the request, so none is left out.
create table request_counter (
  organisation_id uuid not null references organisation,
  type text not null check (type <> ''),
  last integer not null check (last > 0),
  primary key (organisation_id, type)
);
select belongs_to_organisation('request_counter');

alter table request rename column amount_paise to claimed_paise;
alter table request
  add column number text,
  -- What was approved of it; null before the first level has approved, and once it is rejected or cancelled.
  add column approved_paise bigint,
  -- The last of what follows the approval.
  add column stage text,
  add constraint request_approved_check check (approved_paise between 0 and claimed_paise),
  add constraint request_stage_check check (stage is null or state in ('approved', 'cancelled'));

with numbered as (
  select organisation_id, id, type,
    row_number() over (partition by organisation_id, type order by created_at, id)::text as n
  from request
)
update request set number = prefix.words || '-' || lpad(numbered.n, greatest(4, length(numbered.n)), '0')
from numbered
join (values ('leave', 'LV'), ('compOff', 'CO'), ('workFromHome', 'WH'), ('attendance', 'AT'), ('travel', 'TR'),
  ('procurement', 'PR'), ('claim', 'CL')) as prefix(type, words) on prefix.type = numbered.type
where request.organisation_id = numbered.organisation_id and request.id = numbered.id;
insert into request_counter (organisation_id, type, last)
select organisation_id, type, count(*) from request group by organisation_id, type;
update request set approved_paise = claimed_paise where state = 'approved';
alter table request alter column number set not null;
create unique index request_number_key on request (organisation_id, number);

-- One bill, leg or item of a request.
create table request_line (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  request_id uuid not null,
  position smallint not null check (position > 0),
  day date,
  category text,
  words text not null default '',
  -- Thousandths: 12.5 km are 12500.
  quantity_thousandths bigint check (quantity_thousandths > 0),
  unit_paise bigint check (unit_paise >= 0),
  total_paise bigint not null check (total_paise >= 0),
  tax_paise bigint check (tax_paise >= 0),
  currency text not null default 'INR' check (currency ~ '^[A-Z]{3}$'),
  -- Rupees for one of the currency, in millionths; null in rupees.
  rate_millionths bigint check (rate_millionths > 0),
  -- The positions of its files among those of the request.
  bills smallint[] not null default '{}',
  particulars jsonb not null default '{}',
  approved_paise bigint,
  approved_note text check (approved_note <> ''),
  primary key (organisation_id, id),
  foreign key (organisation_id, request_id) references request (organisation_id, id),
  check (approved_paise between 0 and total_paise),
  check ((currency = 'INR') = (rate_millionths is null))
);
select belongs_to_organisation('request_line');
create unique index request_line_position_key on request_line (organisation_id, request_id, position);

-- A file of a request.
create table request_attachment (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  request_id uuid not null,
  position smallint not null check (position > 0),
  purpose text not null check (purpose in ('bill', 'quote', 'proof', 'document')),
  file_key text not null,
  name text not null check (name <> ''),
  media_type text not null,
  bytes bigint not null check (bytes >= 0),
  -- Null of files from before it was kept.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  account_id uuid not null,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, request_id) references request (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('request_attachment');
create unique index request_attachment_position_key on request_attachment (organisation_id, request_id, position);
create unique index request_attachment_file_key on request_attachment (organisation_id, file_key);
create index request_attachment_sha256_index on request_attachment (organisation_id, sha256);

-- What happened after an approval, in the words of its type: paid, ordered, received.
create table request_stage (
  organisation_id uuid not null,
  id uuid not null default new_id(),
  request_id uuid not null,
  stage text not null check (stage <> ''),
  account_id uuid,
  at timestamptz not null,
  amount_paise bigint check (amount_paise >= 0),
  note text check (note <> ''),
  primary key (organisation_id, id),
  foreign key (organisation_id, request_id) references request (organisation_id, id),
  foreign key (organisation_id, account_id) references account (organisation_id, id)
);
select belongs_to_organisation('request_stage');
create index request_stage_request_index on request_stage (organisation_id, request_id, id);

-- What a decision came to, and the lines that it lowered, as JSON of id, amount and note.
alter table request_event
  add column amount_paise bigint check (amount_paise >= 0),
  add column lines jsonb;
alter table request_event drop constraint request_event_kind_check;
alter table request_event add constraint request_event_kind_check check (
  kind in ('asked', 'noted', 'forwarded', 'approved', 'rejected', 'cancelled', 'cancelAsked', 'cancelRefused', 'revised',
    'passed', 'skipped', 'escalated', 'reminded', 'advanced'));
alter table request_event drop constraint request_event_to_check;
alter table request_event add constraint request_event_to_check check (
  (kind in ('forwarded', 'escalated', 'skipped', 'advanced')) = (to_name is not null));

-- Files of requests belong to the engine; until now a leave named its document in its draft.
alter table stored_file drop constraint stored_file_purpose_check;
update stored_file set purpose = 'request' where purpose = 'leave';
alter table stored_file add constraint stored_file_purpose_check
  check (purpose in ('logo', 'photo', 'request', 'proof', 'certificate'));

insert into request_attachment (organisation_id, request_id, position, purpose, file_key, name, media_type, bytes, account_id,
  created_at)
select distinct on (request.organisation_id, file.key) request.organisation_id, request.id, 1, 'document', file.key,
  request.title || '.' || file.extension,
  case file.extension when 'pdf' then 'application/pdf' when 'png' then 'image/png' when 'jpg' then 'image/jpeg'
    else 'application/octet-stream' end,
  coalesce(stored.bytes, 0), requester.account_id, request.created_at
from request
join employee requester on requester.organisation_id = request.organisation_id and requester.id = request.requester_id
cross join lateral (
  select request.draft ->> 'documentKey' as key, substring(request.draft ->> 'documentKey' from '\.(\w+)$') as extension
) file
left join stored_file stored on stored.organisation_id = request.organisation_id and stored.key = file.key
where file.key is not null
order by request.organisation_id, file.key, request.created_at, request.id;
update request set draft = draft - 'documentKey' where draft ? 'documentKey';

revoke delete on request_counter, request_line, request_attachment from muster_app;
revoke update on request_line, request_attachment, request_stage from muster_app;
revoke delete on request_stage from muster_app;
grant update (approved_paise, approved_note) on request_line to muster_app;
