-- What else a change concerns besides its record: the payables that a payment is of, and a payment that is to be taken back.
alter table pending_change add column concerns uuid[] not null default '{}';

-- Of those that wait from before, what they were sent with is sealed: their labels are the numbers of the requests.
update pending_change set concerns = coalesce((
    select array_agg(payable.id order by payable.id) from payable
    where payable.organisation_id = pending_change.organisation_id
      and payable.number in (select shown ->> 'label' from jsonb_array_elements(pending_change.changes) shown)), '{}')
where state = 'pending'
  and call in ('POST /api/v1/user/payable-payment', 'POST /api/v1/user/payable-payment/{id}/undo');
