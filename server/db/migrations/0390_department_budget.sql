-- What a department may buy for in a financial year; departments without one have no limit.
alter table department add column purchase_budget_paise bigint;
alter table department add constraint department_purchase_budget_check check (purchase_budget_paise > 0);
