-- What happened to a request, in the words of the screens.
alter table request rename column cancel_asked_at to cancellation_requested_at;

alter table request_event drop constraint request_event_kind_check;
update request_event set kind = case kind
  when 'asked' then 'submitted'
  when 'cancelAsked' then 'cancellationRequested'
  else 'cancellationRejected' end
where kind in ('asked', 'cancelAsked', 'cancelRefused');
alter table request_event add constraint request_event_kind_check check (
  kind in ('submitted', 'noted', 'forwarded', 'approved', 'rejected', 'cancelled', 'cancellationRequested',
    'cancellationRejected', 'revised', 'passed', 'skipped', 'escalated', 'reminded', 'advanced'));
