-- What people ask and say of the product, signed in or not. Nobody's tables: whoever runs the product reads them.

create table support_question (
  id uuid primary key default new_id(),
  -- What the person who asked is told, for example Q-3F9A12BC.
  reference text not null,
  name text not null check (name <> ''),
  email text not null check (email = lower(email)),
  company text not null default '',
  topic text not null check (topic in ('product', 'pricing', 'security', 'account', 'other')),
  message text not null check (message <> ''),
  created_at timestamptz not null,
  constraint support_question_reference_key unique (reference)
);

create table support_feedback (
  id uuid primary key default new_id(),
  feedback_type text not null check (feedback_type in ('bug', 'suggestion', 'feedback', 'other')),
  description text not null check (description <> ''),
  -- The path of the page it was written on.
  page text,
  -- Who wrote it, when signed in.
  organisation_id uuid,
  account_id uuid,
  created_at timestamptz not null,
  check ((organisation_id is null) = (account_id is null))
);
