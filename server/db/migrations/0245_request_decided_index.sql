-- The spending report reads what was approved from a day on, however many requests a company has.
create index request_decided_index on request (organisation_id, decided_at) where state = 'approved';
