-- A run is calculated in pieces of some hundred people, each by a job of its own. A piece is the employees from one id on,
-- before the first of the next piece; the first also takes those before it and the last those behind, so that nobody who is
-- added meanwhile falls between two.
alter table pay_run
  -- The first employee of each piece of this attempt.
  add column piece_starts uuid[] not null default '{}',
  -- Which of them are not written yet, counted from 0.
  add column open_pieces integer[] not null default '{}';
