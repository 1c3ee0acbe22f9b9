-- A pending request moves to another approver when the reporting line changes.
alter table request_step drop constraint request_step_outcome_check;
alter table request_step add constraint request_step_outcome_check check (
  outcome in ('approved', 'rejected', 'forwarded', 'escalated', 'skipped', 'withdrawn', 'reassigned'));
alter table request_event drop constraint request_event_kind_check;
alter table request_event add constraint request_event_kind_check check (
  kind in ('submitted', 'noted', 'forwarded', 'approved', 'rejected', 'cancelled', 'cancellationRequested',
    'cancellationRejected', 'revised', 'passed', 'skipped', 'escalated', 'reminded', 'advanced', 'reassigned'));
alter table request_event drop constraint request_event_to_check;
alter table request_event add constraint request_event_to_check check (
  (kind in ('forwarded', 'escalated', 'skipped', 'advanced', 'reassigned')) = (to_name is not null));
