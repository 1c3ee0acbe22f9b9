-- A rule approves no amount: a request that nobody decided in time goes to another person instead.
update approval_rule set then_do = 'escalate' where type in ('claim', 'travel', 'procurement') and then_do = 'approve';
