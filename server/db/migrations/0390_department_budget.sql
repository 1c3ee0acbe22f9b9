-- What a department may buy for in a financial year; departments without one have no limit.
alter table department add column purchase_budget_paise bigint check (purchase_budget_paise > 0);
