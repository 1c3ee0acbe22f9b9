// Written by npm run db:types from the query functions and the migrated database. Do not edit.
import type { Json, Judged, NullWith, SentJson } from './judged.ts'
import type * as app_metrics_waiting from '../app/metrics/waiting.queries.ts'
import type * as app_who_is_there from '../app/who-is-there.queries.ts'
import type * as approvals_active from '../features/approvals/active.queries.ts'
import type * as approvals_attachment_attachment from '../features/approvals/attachment/attachment.queries.ts'
import type * as approvals_chain_levels from '../features/approvals/chain/levels.queries.ts'
import type * as approvals_chain_rule from '../features/approvals/chain/rule.queries.ts'
import type * as approvals_delegation_delegation from '../features/approvals/delegation/delegation.queries.ts'
import type * as approvals_due_due from '../features/approvals/due/due.queries.ts'
import type * as approvals_forward_forward_targets from '../features/approvals/forward/forward-targets.queries.ts'
import type * as approvals_history_history from '../features/approvals/history/history.queries.ts'
import type * as approvals_line_line from '../features/approvals/line/line.queries.ts'
import type * as approvals_list_list from '../features/approvals/list/list.queries.ts'
import type * as approvals_list_pending_month from '../features/approvals/list/pending-month.queries.ts'
import type * as approvals_list_waiting from '../features/approvals/list/waiting.queries.ts'
import type * as approvals_reassign_reassign from '../features/approvals/reassign/reassign.queries.ts'
import type * as approvals_request from '../features/approvals/request.queries.ts'
import type * as approvals_stage_stage from '../features/approvals/stage/stage.queries.ts'
import type * as approvals_state from '../features/approvals/state.queries.ts'
import type * as approvals_step_approver from '../features/approvals/step/approver.queries.ts'
import type * as approvals_step_requester from '../features/approvals/step/requester.queries.ts'
import type * as approvals_step_step from '../features/approvals/step/step.queries.ts'
import type * as attendance_archive_archive_piece from '../features/attendance/archive/archive-piece.queries.ts'
import type * as attendance_archive_archive_rule from '../features/attendance/archive/archive-rule.queries.ts'
import type * as attendance_archive_archived_person from '../features/attendance/archive/archived-person.queries.ts'
import type * as attendance_archive_clean_archive from '../features/attendance/archive/clean-archive.queries.ts'
import type * as attendance_close_attendance_close from '../features/attendance/close/attendance-close.queries.ts'
import type * as attendance_comp_off_paid_overtime from '../features/attendance/comp-off/paid-overtime.queries.ts'
import type * as attendance_correction_correction_history from '../features/attendance/correction/correction-history.queries.ts'
import type * as attendance_correction_correction from '../features/attendance/correction/correction.queries.ts'
import type * as attendance_day_attendance_day from '../features/attendance/day/attendance-day.queries.ts'
import type * as attendance_day_days_by_hand from '../features/attendance/day/days-by-hand.queries.ts'
import type * as attendance_day_put_days from '../features/attendance/day/put-days.queries.ts'
import type * as attendance_import_attendance_import from '../features/attendance/import/attendance-import.queries.ts'
import type * as attendance_late_late_attendance from '../features/attendance/late/late-attendance.queries.ts'
import type * as attendance_list_attendance_list from '../features/attendance/list/attendance-list.queries.ts'
import type * as attendance_list_register from '../features/attendance/list/register.queries.ts'
import type * as attendance_lock_attendance_lock from '../features/attendance/lock/attendance-lock.queries.ts'
import type * as attendance_overview_overview from '../features/attendance/overview/overview.queries.ts'
import type * as attendance_payroll_month_states from '../features/attendance/payroll/month-states.queries.ts'
import type * as attendance_payroll_open_attendance from '../features/attendance/payroll/open-attendance.queries.ts'
import type * as attendance_payroll_recorded from '../features/attendance/payroll/recorded.queries.ts'
import type * as attendance_payroll_unpaid_days from '../features/attendance/payroll/unpaid-days.queries.ts'
import type * as attendance_payroll_worked_by_part from '../features/attendance/payroll/worked-by-part.queries.ts'
import type * as attendance_person_person_attendance from '../features/attendance/person/person-attendance.queries.ts'
import type * as attendance_punch_corrected_punch from '../features/attendance/punch/corrected-punch.queries.ts'
import type * as attendance_punch_punch from '../features/attendance/punch/punch.queries.ts'
import type * as attendance_remind_remind from '../features/attendance/remind/remind.queries.ts'
import type * as attendance_roster_roster from '../features/attendance/roster/roster.queries.ts'
import type * as attendance_work_from_home_home_day from '../features/attendance/work-from-home/home-day.queries.ts'
import type * as attendance_work_from_home_home_rule from '../features/attendance/work-from-home/home-rule.queries.ts'
import type * as calendar_event_event from '../features/calendar/event/event.queries.ts'
import type * as calendar_holiday_holiday from '../features/calendar/holiday/holiday.queries.ts'
import type * as calendar_work_calendar_work_calendar from '../features/calendar/work-calendar/work-calendar.queries.ts'
import type * as dashboard_calendar_calendar from '../features/dashboard/calendar/calendar.queries.ts'
import type * as dashboard_dashboard from '../features/dashboard/dashboard.queries.ts'
import type * as documents_doc_request from '../features/documents/doc-request.queries.ts'
import type * as documents_document from '../features/documents/document.queries.ts'
import type * as employees_assignment_assignment from '../features/employees/assignment/assignment.queries.ts'
import type * as employees_bank_bank_details from '../features/employees/bank/bank-details.queries.ts'
import type * as employees_basic_info_basic_info from '../features/employees/basic-info/basic-info.queries.ts'
import type * as employees_basic_info_employee_list from '../features/employees/basic-info/employee-list.queries.ts'
import type * as employees_basic_info_employment from '../features/employees/basic-info/employment.queries.ts'
import type * as employees_basic_info_provisioned from '../features/employees/basic-info/provisioned.queries.ts'
import type * as employees_basic_info_workplace from '../features/employees/basic-info/workplace.queries.ts'
import type * as employees_change_request_change_request from '../features/employees/change-request/change-request.queries.ts'
import type * as employees_directory_directory from '../features/employees/directory/directory.queries.ts'
import type * as employees_emergency_emergency_contact from '../features/employees/emergency/emergency-contact.queries.ts'
import type * as employees_family_family_member from '../features/employees/family/family-member.queries.ts'
import type * as employees_import_import from '../features/employees/import/import.queries.ts'
import type * as employees_import_undo from '../features/employees/import/undo.queries.ts'
import type * as employees_job_history_job_history from '../features/employees/job-history/job-history.queries.ts'
import type * as employees_missing_missing from '../features/employees/missing/missing.queries.ts'
import type * as employees_payroll_payroll_facts from '../features/employees/payroll/payroll-facts.queries.ts'
import type * as employees_personal_personal_info from '../features/employees/personal/personal-info.queries.ts'
import type * as employees_photo_photo from '../features/employees/photo/photo.queries.ts'
import type * as employees_quick_add_starting_place from '../features/employees/quick-add/starting-place.queries.ts'
import type * as employees_records from '../features/employees/records.queries.ts'
import type * as employees_rehire_rehire from '../features/employees/rehire/rehire.queries.ts'
import type * as employees_reported_reported from '../features/employees/reported/reported.queries.ts'
import type * as employees_requested_detail_requested_detail from '../features/employees/requested-detail/requested-detail.queries.ts'
import type * as employees_shifts_held_shifts from '../features/employees/shifts/held-shifts.queries.ts'
import type * as employees_status_employee_status from '../features/employees/status/employee-status.queries.ts'
import type * as employees_team_team from '../features/employees/team/team.queries.ts'
import type * as employees_tree_department_tree from '../features/employees/tree/department-tree.queries.ts'
import type * as employees_tree_tree from '../features/employees/tree/tree.queries.ts'
import type * as expenses_category_category from '../features/expenses/category/category.queries.ts'
import type * as expenses_claim_spent from '../features/expenses/claim/spent.queries.ts'
import type * as expenses_spending_spending from '../features/expenses/spending/spending.queries.ts'
import type * as expenses_travel_advance from '../features/expenses/travel/advance.queries.ts'
import type * as expenses_travel_exit_recovery from '../features/expenses/travel/exit-recovery.queries.ts'
import type * as expenses_travel_settlement from '../features/expenses/travel/settlement.queries.ts'
import type * as expenses_travel_trip from '../features/expenses/travel/trip.queries.ts'
import type * as identity_account_account_permission from '../features/identity/account/account-permission.queries.ts'
import type * as identity_account_account from '../features/identity/account/account.queries.ts'
import type * as identity_account_invitation from '../features/identity/account/invitation.queries.ts'
import type * as identity_account_user_info from '../features/identity/account/user-info.queries.ts'
import type * as identity_new_password_reset from '../features/identity/new-password/reset.queries.ts'
import type * as identity_passkey_challenge from '../features/identity/passkey/challenge.queries.ts'
import type * as identity_passkey_passkey from '../features/identity/passkey/passkey.queries.ts'
import type * as identity_permission_access from '../features/identity/permission/access.queries.ts'
import type * as identity_permission_permission from '../features/identity/permission/permission.queries.ts'
import type * as identity_second_factor_half_sign_in from '../features/identity/second-factor/half-sign-in.queries.ts'
import type * as identity_second_factor_others from '../features/identity/second-factor/others.queries.ts'
import type * as identity_second_factor_recovery_code from '../features/identity/second-factor/recovery-code.queries.ts'
import type * as identity_second_factor_rule from '../features/identity/second-factor/rule.queries.ts'
import type * as identity_second_factor_second_factor from '../features/identity/second-factor/second-factor.queries.ts'
import type * as identity_second_factor_trusted_device from '../features/identity/second-factor/trusted-device.queries.ts'
import type * as identity_session_session from '../features/identity/session/session.queries.ts'
import type * as identity_session_sign_in_bars from '../features/identity/session/sign-in-bars.queries.ts'
import type * as identity_sign_in_history_sign_in_history from '../features/identity/sign-in-history/sign-in-history.queries.ts'
import type * as identity_sign_up_sign_up from '../features/identity/sign-up/sign-up.queries.ts'
import type * as imports_data_import from '../features/imports/data-import.queries.ts'
import type * as imports_import_file from '../features/imports/import-file.queries.ts'
import type * as imports_import_row from '../features/imports/import-row.queries.ts'
import type * as integrations_api_key_api_key from '../features/integrations/api-key/api-key.queries.ts'
import type * as integrations_webhook_delivery from '../features/integrations/webhook/delivery.queries.ts'
import type * as integrations_webhook_webhook from '../features/integrations/webhook/webhook.queries.ts'
import type * as leave_comp_off_credit from '../features/leave/comp-off/credit.queries.ts'
import type * as leave_encashment_encashable from '../features/leave/encashment/encashable.queries.ts'
import type * as leave_encashment_encashment from '../features/leave/encashment/encashment.queries.ts'
import type * as leave_leave_policy_eligibility from '../features/leave/leave-policy/eligibility.queries.ts'
import type * as leave_leave_policy_leave_policy from '../features/leave/leave-policy/leave-policy.queries.ts'
import type * as leave_leave_policy_policy_places from '../features/leave/leave-policy/policy-places.queries.ts'
import type * as leave_ledger_leave_between from '../features/leave/ledger/leave-between.queries.ts'
import type * as leave_ledger_ledger from '../features/leave/ledger/ledger.queries.ts'
import type * as leave_opening_leave_opening from '../features/leave/opening/leave-opening.queries.ts'
import type * as leave_recount_recount from '../features/leave/recount/recount.queries.ts'
import type * as leave_request_away from '../features/leave/request/away.queries.ts'
import type * as leave_request_cover from '../features/leave/request/cover.queries.ts'
import type * as leave_request_leave_request from '../features/leave/request/leave-request.queries.ts'
import type * as leave_request_out from '../features/leave/request/out.queries.ts'
import type * as letters_issue_letter_list from '../features/letters/issue/letter-list.queries.ts'
import type * as letters_issue_letter from '../features/letters/issue/letter.queries.ts'
import type * as letters_person_letter_facts from '../features/letters/person/letter-facts.queries.ts'
import type * as letters_template_template from '../features/letters/template/template.queries.ts'
import type * as notes_note from '../features/notes/note.queries.ts'
import type * as noticeboard_announcement_announcement from '../features/noticeboard/announcement/announcement.queries.ts'
import type * as noticeboard_announcement_reader from '../features/noticeboard/announcement/reader.queries.ts'
import type * as noticeboard_audience_audience from '../features/noticeboard/audience/audience.queries.ts'
import type * as noticeboard_birthday_birthday from '../features/noticeboard/birthday/birthday.queries.ts'
import type * as noticeboard_policy_acknowledgement from '../features/noticeboard/policy/acknowledgement.queries.ts'
import type * as noticeboard_policy_policy from '../features/noticeboard/policy/policy.queries.ts'
import type * as noticeboard_summary_summary from '../features/noticeboard/summary/summary.queries.ts'
import type * as notifications_mail_due from '../features/notifications/mail/due.queries.ts'
import type * as notifications_notification from '../features/notifications/notification.queries.ts'
import type * as notifications_preference from '../features/notifications/preference.queries.ts'
import type * as organisation_company_calendar_changed from '../features/organisation/company/calendar-changed.queries.ts'
import type * as organisation_company_company from '../features/organisation/company/company.queries.ts'
import type * as organisation_department_department from '../features/organisation/department/department.queries.ts'
import type * as organisation_founding_founding from '../features/organisation/founding/founding.queries.ts'
import type * as organisation_location_location from '../features/organisation/location/location.queries.ts'
import type * as organisation_role_role from '../features/organisation/role/role.queries.ts'
import type * as organisation_sector_sector from '../features/organisation/sector/sector.queries.ts'
import type * as organisation_shift_shift_version from '../features/organisation/shift/shift-version.queries.ts'
import type * as organisation_shift_shift from '../features/organisation/shift/shift.queries.ts'
import type * as payroll_annual_return_annual_pay from '../features/payroll/annual-return/annual-pay.queries.ts'
import type * as payroll_annual_return_annual_people from '../features/payroll/annual-return/annual-people.queries.ts'
import type * as payroll_annual_return_work_location from '../features/payroll/annual-return/work-location.queries.ts'
import type * as payroll_bank_template_bank_template from '../features/payroll/bank-template/bank-template.queries.ts'
import type * as payroll_bonus_bonus_people from '../features/payroll/bonus/bonus-people.queries.ts'
import type * as payroll_bonus_bonus_run from '../features/payroll/bonus/bonus-run.queries.ts'
import type * as payroll_bonus_entity_terms from '../features/payroll/bonus/entity-terms.queries.ts'
import type * as payroll_bonus_year_pay from '../features/payroll/bonus/year-pay.queries.ts'
import type * as payroll_certificate_certificate from '../features/payroll/certificate/certificate.queries.ts'
import type * as payroll_compliance_compliance from '../features/payroll/compliance/compliance.queries.ts'
import type * as payroll_compliance_reminder from '../features/payroll/compliance/reminder.queries.ts'
import type * as payroll_component_flags_component_flags from '../features/payroll/component-flags/component-flags.queries.ts'
import type * as payroll_component_component from '../features/payroll/component/component.queries.ts'
import type * as payroll_cost_report_cost_report from '../features/payroll/cost-report/cost-report.queries.ts'
import type * as payroll_employment_employment from '../features/payroll/employment/employment.queries.ts'
import type * as payroll_files_in_use from '../features/payroll/files-in-use.queries.ts'
import type * as payroll_form16_form_16 from '../features/payroll/form16/form-16.queries.ts'
import type * as payroll_form16_issues from '../features/payroll/form16/issues.queries.ts'
import type * as payroll_form16_parts from '../features/payroll/form16/parts.queries.ts'
import type * as payroll_form16_year from '../features/payroll/form16/year.queries.ts'
import type * as payroll_gratuity_gratuity from '../features/payroll/gratuity/gratuity.queries.ts'
import type * as payroll_hired_again_hired_again from '../features/payroll/hired-again/hired-again.queries.ts'
import type * as payroll_hold_hold from '../features/payroll/hold/hold.queries.ts'
import type * as payroll_law_book_law_book from '../features/payroll/law-book/law-book.queries.ts'
import type * as payroll_ledger_expense_share from '../features/payroll/ledger/expense-share.queries.ts'
import type * as payroll_ledger_ledger from '../features/payroll/ledger/ledger.queries.ts'
import type * as payroll_legal_entity_entity_bank from '../features/payroll/legal-entity/entity-bank.queries.ts'
import type * as payroll_legal_entity_entity_people from '../features/payroll/legal-entity/entity-people.queries.ts'
import type * as payroll_legal_entity_legal_entity from '../features/payroll/legal-entity/legal-entity.queries.ts'
import type * as payroll_loan_loan_pay from '../features/payroll/loan/loan-pay.queries.ts'
import type * as payroll_loan_loan from '../features/payroll/loan/loan.queries.ts'
import type * as payroll_loan_loans_import from '../features/payroll/loan/loans-import.queries.ts'
import type * as payroll_loan_receivable from '../features/payroll/loan/receivable.queries.ts'
import type * as payroll_locked_month_locked_month from '../features/payroll/locked-month/locked-month.queries.ts'
import type * as payroll_month_close_month_close from '../features/payroll/month-close/month-close.queries.ts'
import type * as payroll_opening_pay_opening_pay from '../features/payroll/opening-pay/opening-pay.queries.ts'
import type * as payroll_outputs_bank_bank_answer from '../features/payroll/outputs/bank/bank-answer.queries.ts'
import type * as payroll_outputs_difference_difference from '../features/payroll/outputs/difference/difference.queries.ts'
import type * as payroll_outputs_paid_rows from '../features/payroll/outputs/paid-rows.queries.ts'
import type * as payroll_outputs_provision_rows from '../features/payroll/outputs/provision-rows.queries.ts'
import type * as payroll_outputs_registers_registers from '../features/payroll/outputs/registers/registers.queries.ts'
import type * as payroll_outputs_returns_fund_before from '../features/payroll/outputs/returns/fund-before.queries.ts'
import type * as payroll_outputs_returns_maharashtra_people from '../features/payroll/outputs/returns/maharashtra-people.queries.ts'
import type * as payroll_outputs_returns_portal_people from '../features/payroll/outputs/returns/portal-people.queries.ts'
import type * as payroll_outputs_run_file from '../features/payroll/outputs/run-file.queries.ts'
import type * as payroll_parallel_run_difference from '../features/payroll/parallel-run/difference.queries.ts'
import type * as payroll_parallel_run_parallel_run from '../features/payroll/parallel-run/parallel-run.queries.ts'
import type * as payroll_pay_input_batch_pay_input_batch from '../features/payroll/pay-input-batch/pay-input-batch.queries.ts'
import type * as payroll_pay_input_loss_of_pay_input from '../features/payroll/pay-input/loss-of-pay-input.queries.ts'
import type * as payroll_pay_input_pay_input from '../features/payroll/pay-input/pay-input.queries.ts'
import type * as payroll_pay_run_config_company_bank from '../features/payroll/pay-run-config/company-bank.queries.ts'
import type * as payroll_pay_run_config_pay_run_config from '../features/payroll/pay-run-config/pay-run-config.queries.ts'
import type * as payroll_pay_run_calculation_attempt from '../features/payroll/pay-run/calculation/attempt.queries.ts'
import type * as payroll_pay_run_calculation_calculation from '../features/payroll/pay-run/calculation/calculation.queries.ts'
import type * as payroll_pay_run_calculation_comparison from '../features/payroll/pay-run/calculation/comparison.queries.ts'
import type * as payroll_pay_run_calculation_piece from '../features/payroll/pay-run/calculation/piece.queries.ts'
import type * as payroll_pay_run_calculation_recalculate_person from '../features/payroll/pay-run/calculation/recalculate-person.queries.ts'
import type * as payroll_pay_run_inputs_earlier from '../features/payroll/pay-run/inputs/earlier.queries.ts'
import type * as payroll_pay_run_inputs_inputs from '../features/payroll/pay-run/inputs/inputs.queries.ts'
import type * as payroll_pay_run_inputs_settled from '../features/payroll/pay-run/inputs/settled.queries.ts'
import type * as payroll_pay_run_pay_run from '../features/payroll/pay-run/pay-run.queries.ts'
import type * as payroll_pay_run_people from '../features/payroll/pay-run/people.queries.ts'
import type * as payroll_pay_run_run_parts from '../features/payroll/pay-run/run-parts.queries.ts'
import type * as payroll_pay_run_steps_reopen from '../features/payroll/pay-run/steps/reopen.queries.ts'
import type * as payroll_pay_run_steps_steps from '../features/payroll/pay-run/steps/steps.queries.ts'
import type * as payroll_pay_run_steps_tell_settled from '../features/payroll/pay-run/steps/tell-settled.queries.ts'
import type * as payroll_pay_run_steps_void_certificates from '../features/payroll/pay-run/steps/void-certificates.queries.ts'
import type * as payroll_payable_balance from '../features/payroll/payable/balance.queries.ts'
import type * as payroll_payable_outcome from '../features/payroll/payable/outcome.queries.ts'
import type * as payroll_payable_payable_pay from '../features/payroll/payable/payable-pay.queries.ts'
import type * as payroll_payable_payable from '../features/payroll/payable/payable.queries.ts'
import type * as payroll_payslip_passbook from '../features/payroll/payslip/passbook.queries.ts'
import type * as payroll_payslip_pay_profile from '../features/payroll/payslip/pay-profile.queries.ts'
import type * as payroll_payslip_payslip from '../features/payroll/payslip/payslip.queries.ts'
import type * as payroll_payslip_proof from '../features/payroll/payslip/proof.queries.ts'
import type * as payroll_payslip_published from '../features/payroll/payslip/published.queries.ts'
import type * as payroll_preflight_leavers from '../features/payroll/preflight/leavers.queries.ts'
import type * as payroll_preflight_opening from '../features/payroll/preflight/opening.queries.ts'
import type * as payroll_preflight_paid_days from '../features/payroll/preflight/paid-days.queries.ts'
import type * as payroll_preflight_preflight from '../features/payroll/preflight/preflight.queries.ts'
import type * as payroll_provision_provision from '../features/payroll/provision/provision.queries.ts'
import type * as payroll_reversal_reversal from '../features/payroll/reversal/reversal.queries.ts'
import type * as payroll_salary_locked_pay from '../features/payroll/salary/locked-pay.queries.ts'
import type * as payroll_salary_salaries_import from '../features/payroll/salary/salaries-import.queries.ts'
import type * as payroll_salary_salary from '../features/payroll/salary/salary.queries.ts'
import type * as payroll_second_person_subject from '../features/payroll/second-person/subject.queries.ts'
import type * as payroll_settlement_extra_run from '../features/payroll/settlement/extra-run.queries.ts'
import type * as payroll_settlement_last_pay from '../features/payroll/settlement/last-pay.queries.ts'
import type * as payroll_settlement_letter_leaver from '../features/payroll/settlement/letter/leaver.queries.ts'
import type * as payroll_settlement_paid_statement from '../features/payroll/settlement/paid-statement.queries.ts'
import type * as payroll_settlement_reminder_remind from '../features/payroll/settlement/reminder/remind.queries.ts'
import type * as payroll_settlement_settlement from '../features/payroll/settlement/settlement.queries.ts'
import type * as payroll_settlement_tell from '../features/payroll/settlement/tell.queries.ts'
import type * as payroll_statutory_identity_identity from '../features/payroll/statutory/identity/identity.queries.ts'
import type * as payroll_statutory_law_law from '../features/payroll/statutory/law/law.queries.ts'
import type * as payroll_statutory_registration_registration from '../features/payroll/statutory/registration/registration.queries.ts'
import type * as payroll_statutory_setting_setting from '../features/payroll/statutory/setting/setting.queries.ts'
import type * as payroll_tax_claims_claimant from '../features/payroll/tax/claims/claimant.queries.ts'
import type * as payroll_tax_declaration_tax_item from '../features/payroll/tax/declaration/tax-item.queries.ts'
import type * as payroll_tax_declaration_tax_proof from '../features/payroll/tax/declaration/tax-proof.queries.ts'
import type * as payroll_tax_projection_projection from '../features/payroll/tax/projection/projection.queries.ts'
import type * as payroll_tax_regime_remind from '../features/payroll/tax/regime/remind.queries.ts'
import type * as payroll_tax_regime_tax_regime from '../features/payroll/tax/regime/tax-regime.queries.ts'
import type * as payroll_tax_review_people from '../features/payroll/tax/review/people.queries.ts'
import type * as payroll_tax_tax_facts from '../features/payroll/tax/tax-facts.queries.ts'
import type * as payroll_tds_challan from '../features/payroll/tds/challan.queries.ts'
import type * as payroll_tds_deductions from '../features/payroll/tds/deductions.queries.ts'
import type * as payroll_tds_deductor from '../features/payroll/tds/deductor.queries.ts'
import type * as payroll_tds_salary_details from '../features/payroll/tds/salary-details.queries.ts'
import type * as payroll_tds_statement from '../features/payroll/tds/statement.queries.ts'
import type * as payroll_template_template from '../features/payroll/template/template.queries.ts'
import type * as privacy_consent_consent from '../features/privacy/consent/consent.queries.ts'
import type * as privacy_erasure_personal_erasure from '../features/privacy/erasure/personal-erasure.queries.ts'
import type * as privacy_export_personal_export from '../features/privacy/export/personal-export.queries.ts'
import type * as procurement_asset_asset from '../features/procurement/asset/asset.queries.ts'
import type * as procurement_asset_holding from '../features/procurement/asset/holding.queries.ts'
import type * as procurement_line_line from '../features/procurement/line/line.queries.ts'
import type * as procurement_purchase_purchase from '../features/procurement/purchase/purchase.queries.ts'
import type * as procurement_request_procurement from '../features/procurement/request/procurement.queries.ts'
import type * as reports_kinds_attendance from '../features/reports/kinds/attendance.queries.ts'
import type * as reports_kinds_leave_liability from '../features/reports/kinds/leave-liability.queries.ts'
import type * as reports_kinds_staff from '../features/reports/kinds/staff.queries.ts'
import type * as reports_saved_saved_report from '../features/reports/saved/saved-report.queries.ts'
import type * as security_alerts_alert from '../features/security/alerts/alert.queries.ts'
import type * as security_alerts_pay_day from '../features/security/alerts/pay-day.queries.ts'
import type * as security_alerts_recipient from '../features/security/alerts/recipient.queries.ts'
import type * as security_chain_chain from '../features/security/chain/chain.queries.ts'
import type * as security_change_pending_change from '../features/security/change/pending-change.queries.ts'
import type * as security_change_pending_of from '../features/security/change/pending-of.queries.ts'
import type * as security_people from '../features/security/people.queries.ts'
import type * as security_rule_rule from '../features/security/rule/rule.queries.ts'
import type * as security_setting from '../features/security/setting.queries.ts'
import type * as security_watch_run_months from '../features/security/watch/run-months.queries.ts'
import type * as setup_company_setup from '../features/setup/company-setup.queries.ts'
import type * as single_sign_on_digest_news from '../features/single-sign-on/digest/news.queries.ts'
import type * as single_sign_on_provider_domain from '../features/single-sign-on/provider/domain.queries.ts'
import type * as single_sign_on_provider_provider from '../features/single-sign-on/provider/provider.queries.ts'
import type * as single_sign_on_scim_group from '../features/single-sign-on/scim/group.queries.ts'
import type * as single_sign_on_scim_token_token from '../features/single-sign-on/scim/token/token.queries.ts'
import type * as single_sign_on_scim_user from '../features/single-sign-on/scim/user.queries.ts'
import type * as single_sign_on_sign_in_flow from '../features/single-sign-on/sign-in/flow.queries.ts'
import type * as support_support from '../features/support/support.queries.ts'
import type * as platform_access_access from '../platform/access/access.queries.ts'
import type * as platform_audit_audit from '../platform/audit/audit.queries.ts'
import type * as platform_audit_event from '../platform/audit/event.queries.ts'
import type * as platform_audit_log from '../platform/audit/log.queries.ts'
import type * as platform_database_analyse from '../platform/database/analyse.queries.ts'
import type * as platform_database_organisations from '../platform/database/organisations.ts'
import type * as platform_employment_employments from '../platform/employment/employments.queries.ts'
import type * as platform_files_stored_file from '../platform/files/stored-file.queries.ts'
import type * as platform_mail_mail from '../platform/mail/mail.queries.ts'
import type * as platform_mail_outbox from '../platform/mail/outbox.queries.ts'
import type * as platform_remembered_revision from '../platform/remembered/revision.queries.ts'
import type * as platform_serve_once from '../platform/serve/once.queries.ts'

export interface Statements {
  // server/app/metrics/waiting.queries.ts
  'app_metrics_waiting jobCounts': Judged<typeof app_metrics_waiting.jobCounts, object, { queue: string; ready: number; active: number; failed: number }>
  'app_metrics_waiting longestWaits': Judged<typeof app_metrics_waiting.longestWaits, object, { job: number; mail: number; mails: number }>

  // server/app/who-is-there.queries.ts
  'app_who_is_there whoIsThere': Judged<typeof app_who_is_there.whoIsThere, object, { somebody: boolean; demo: boolean }>

  // server/features/approvals/active.queries.ts
  'approvals_active active': Judged<typeof approvals_active.active, { type: string; from: string; to: string; employees: readonly string[] }, { _id: string; type: string; state: string; requester: string; requesterAccount: string; title: Json; quantity: Json; startsOn: string; endsOn: string; draft: Json; facts: Json; createdAt: string }>
  'approvals_active insertRevisions': Judged<typeof approvals_active.insertRevisions, { account: string; now: string; revised: SentJson }>
  'approvals_active lockedActive': Judged<typeof approvals_active.lockedActive, { type: string; from: string; to: string; employees: readonly string[] }, { _id: string; type: string; state: string; requester: string; requesterAccount: string; title: Json; quantity: Json; startsOn: string; endsOn: string; draft: Json; facts: Json; createdAt: string }>
  'approvals_active putRevised': Judged<typeof approvals_active.putRevised, { now: string; revised: SentJson }>

  // server/features/approvals/attachment/attachment.queries.ts
  'approvals_attachment_attachment attachmentByKey': Judged<typeof approvals_attachment_attachment.attachmentByKey, { key: string }, { request: string; type: string; name: string; mediaType: string }>
  'approvals_attachment_attachment attachmentsInUse': Judged<typeof approvals_attachment_attachment.attachmentsInUse, { keys: readonly string[] }, { key: string }>
  'approvals_attachment_attachment attachmentsOf': Judged<typeof approvals_attachment_attachment.attachmentsOf, { request: string }, { _id: string; position: number; purpose: string; key: string; name: string; mediaType: string; bytes: number }>
  'approvals_attachment_attachment insertAttachments': Judged<typeof approvals_attachment_attachment.insertAttachments, { request: string; account: string; now: string; files: SentJson }>

  // server/features/approvals/chain/levels.queries.ts
  'approvals_chain_levels rulesFor': Judged<typeof approvals_chain_levels.rulesFor, { requester: string; type: string }, { level: Json; amountFrom: number | null; halfDaysFrom: number | null }>

  // server/features/approvals/chain/rule.queries.ts
  'approvals_chain_rule allRules': Judged<typeof approvals_chain_rule.allRules, object, { _id: string; type: string; name: string; approver: Json; amountFrom: number | null; halfDaysFrom: number | null; department: Json | null; location: Json | null; dueHours: number | null; dueAction: string | null }>
  'approvals_chain_rule deleteRules': Judged<typeof approvals_chain_rule.deleteRules, { type: string }>
  'approvals_chain_rule insertRules': Judged<typeof approvals_chain_rule.insertRules, { type: string; now: string; madeBy: readonly string[]; rules: SentJson }>
  'approvals_chain_rule lockChain': Judged<typeof approvals_chain_rule.lockChain, { type: string }, object>
  'approvals_chain_rule makersOf': Judged<typeof approvals_chain_rule.makersOf, { type: string }, { account: string }>
  'approvals_chain_rule namesOfApprovers': Judged<typeof approvals_chain_rule.namesOfApprovers, { approvers: SentJson }, { id: string; name: string }>
  'approvals_chain_rule unknownPlaces': Judged<typeof approvals_chain_rule.unknownPlaces, { rules: SentJson }, { position: number; role: boolean; person: boolean; department: boolean; location: boolean }>

  // server/features/approvals/delegation/delegation.queries.ts
  'approvals_delegation_delegation ableDelegate': Judged<typeof approvals_delegation_delegation.ableDelegate, { employee: string; actor: string; permissions: readonly string[] }, { account: string; name: string }>
  'approvals_delegation_delegation endDelegation': Judged<typeof approvals_delegation_delegation.endDelegation, { now: string; account: string; id: string }, { delegate: string }>
  'approvals_delegation_delegation insertDelegation': Judged<typeof approvals_delegation_delegation.insertDelegation, { id: string; account: string; delegate: string; startsOn: string; endsOn: string; types: readonly string[]; reason: string; now: string }>
  'approvals_delegation_delegation overlapping': Judged<typeof approvals_delegation_delegation.overlapping, { account: string; delegate: string; endsOn: string; startsOn: string }, { id: string }>
  'approvals_delegation_delegation ownDelegations': Judged<typeof approvals_delegation_delegation.ownDelegations, { today: string; account: string }, { _id: string; approver: Json; delegate: Json; startsOn: string; endsOn: string; types: string[]; reason: string; isInForce: boolean | NullWith<typeof approvals_delegation_delegation.ownDelegations, 'today'>; isGiven: boolean | NullWith<typeof approvals_delegation_delegation.ownDelegations, 'account'> }>

  // server/features/approvals/due/due.queries.ts
  'approvals_due_due dueSteps': Judged<typeof approvals_due_due.dueSteps, { now: string; limit: number }, { step: string; request: string; type: string; due: Json | null }>
  'approvals_due_due escalationTarget': Judged<typeof approvals_due_due.escalationTarget, { request: string; account: string; requester: string; permission: string; role: string }, { kind: string; _id: string; name: string }>
  'approvals_due_due noteReminder': Judged<typeof approvals_due_due.noteReminder, { now: string; step: string }>
  'approvals_due_due openStep': Judged<typeof approvals_due_due.openStep, { request: string }, { id: string; account: string | null; role: string | null; level: number; label: string; purpose: string }>

  // server/features/approvals/forward/forward-targets.queries.ts
  'approvals_forward_forward_targets peopleToForwardTo': Judged<typeof approvals_forward_forward_targets.peopleToForwardTo, { actor: string; permission: string; search: string; afterId: string; afterName: string; limit: number }, { _id: string; name: string; code: string; department: string | null; role: string }>
  'approvals_forward_forward_targets rolesToForwardTo': Judged<typeof approvals_forward_forward_targets.rolesToForwardTo, { actor: string; permission: string; search: string; afterId: string; afterName: string; limit: number }, { _id: string; name: string; people: number }>
  'approvals_forward_forward_targets targetsToForwardTo': Judged<typeof approvals_forward_forward_targets.targetsToForwardTo, { actor: string; permission: string; search: string; afterId: string; afterName: string; limit: number }, { _id: string; kind: string; name: string; detail: string }>

  // server/features/approvals/history/history.queries.ts
  'approvals_history_history accountName': Judged<typeof approvals_history_history.accountName, { account: string }, { name: string }>
  'approvals_history_history eventsOf': Judged<typeof approvals_history_history.eventsOf, { id: string }, { _id: string; kind: string; to: string | null; note: string | null; noteValues: Json | null; at: string; amount: number | null; by: Json; onBehalfOf: string | null }>
  'approvals_history_history insertEvent': Judged<typeof approvals_history_history.insertEvent, { id: string; request: string; kind: string; account: string; onBehalfOf: string; toAccount: string; toRole: string; toName: string; note: string; noteValues: SentJson; amount: number; lines: SentJson; now: string }>

  // server/features/approvals/line/line.queries.ts
  'approvals_line_line approveLines': Judged<typeof approvals_line_line.approveLines, { lines: SentJson; request: string }>
  'approvals_line_line insertLines': Judged<typeof approvals_line_line.insertLines, { request: string; lines: SentJson }>
  'approvals_line_line linesOf': Judged<typeof approvals_line_line.linesOf, { request: string }, { _id: string; position: number; day: string | null; category: string | null; words: string; quantity: number | null; unit: number | null; total: number; tax: number | null; currency: string; rate: number | null; bills: number[]; approved: number | null; note: string | null; particulars: Json }>

  // server/features/approvals/list/list.queries.ts
  'approvals_list_list decidedPage': Judged<typeof approvals_list_list.decidedPage, { account: string; isAdmin: boolean; now: string; type: string; employee: string; employeeName: string; departmentId: string; startDate: string; endDate: string; limit: number; offset: number }, { _id: string; number: string; type: string; state: string; isCancelling: boolean; title: Json; quantity: Json; reason: string; startsOn: string | null; endsOn: string | null; claimed: number | null; approved: number | null; stage: string | null; createdAt: string; decidedAt: string | null; requester: Json; assignee: Json | null; since: string | null; dueAt: string | null; level: number; levelCount: number; forwardedBy: string | null }>
  'approvals_list_list forwardedPage': Judged<typeof approvals_list_list.forwardedPage, { account: string; type: string; employee: string; employeeName: string; departmentId: string; startDate: string; endDate: string; limit: number; offset: number }, { _id: string; number: string; type: string; state: string; isCancelling: boolean; title: Json; quantity: Json; reason: string; startsOn: string | null; endsOn: string | null; claimed: number | null; approved: number | null; stage: string | null; createdAt: string; decidedAt: string | null; requester: Json; assignee: Json | null; since: string | null; dueAt: string | null; level: number; levelCount: number; forwardedBy: string | null }>
  'approvals_list_list ownPage': Judged<typeof approvals_list_list.ownPage, { employee: string; type: string; state: string; limit: number; offset: number }, { _id: string; number: string; type: string; state: string; isCancelling: boolean; title: Json; quantity: Json; reason: string; startsOn: string | null; endsOn: string | null; claimed: number | null; approved: number | null; stage: string | null; createdAt: string; decidedAt: string | null; requester: Json; assignee: Json | null; since: string | null; dueAt: string | null; level: number; levelCount: number; forwardedBy: string | null }>
  'approvals_list_list waitingPage': Judged<typeof approvals_list_list.waitingPage, { isAdmin: boolean; account: string; now: string; only: string; type: string; employee: string; employeeName: string; departmentId: string; startDate: string; endDate: string; limit: number; offset: number }, { _id: string; number: string; type: string; state: string; isCancelling: boolean; title: Json; quantity: Json; reason: string; startsOn: string | null; endsOn: string | null; claimed: number | null; approved: number | null; stage: string | null; createdAt: string; decidedAt: string | null; requester: Json; assignee: Json | null; since: string | null; dueAt: string | null; level: number; levelCount: number; forwardedBy: string | null }>

  // server/features/approvals/list/pending-month.queries.ts
  'approvals_list_pending_month pendingBetween': Judged<typeof approvals_list_pending_month.pendingBetween, { to: string; from: string }, { id: string; type: string; employee: string; title: Json; quantity: Json; startsOn: string; endsOn: string; amountPaise: number | null }>

  // server/features/approvals/list/waiting.queries.ts
  'approvals_list_waiting ownOpen': Judged<typeof approvals_list_waiting.ownOpen, { employee: string; limit: number }, { _id: string; number: string; type: string; state: string; isCancelling: boolean; title: Json; quantity: Json; reason: string; startsOn: string | null; endsOn: string | null; claimed: number | null; approved: number | null; stage: string | null; createdAt: string; decidedAt: string | null; requester: Json; assignee: Json | null; since: string | null; dueAt: string | null; level: number; levelCount: number; forwardedBy: string | null }>
  'approvals_list_waiting waitingCounts': Judged<typeof approvals_list_waiting.waitingCounts, { isAdmin: boolean; account: string; now: string; types: readonly string[]; employee: string }, { type: string; count: number }>
  'approvals_list_waiting waitingOfTypes': Judged<typeof approvals_list_waiting.waitingOfTypes, { isAdmin: boolean; account: string; now: string; types: readonly string[]; employee: string; limit: number; offset: number }, { _id: string; number: string; type: string; state: string; isCancelling: boolean; title: Json; quantity: Json; reason: string; startsOn: string | null; endsOn: string | null; claimed: number | null; approved: number | null; stage: string | null; createdAt: string; decidedAt: string | null; requester: Json; assignee: Json | null; since: string | null; dueAt: string | null; level: number; levelCount: number; forwardedBy: string | null }>
  'approvals_list_waiting waitingOldest': Judged<typeof approvals_list_waiting.waitingOldest, { isAdmin: boolean; account: string; now: string; types: readonly string[]; employee: string; limit: number }, { _id: string; number: string; type: string; state: string; isCancelling: boolean; title: Json; quantity: Json; reason: string; startsOn: string | null; endsOn: string | null; claimed: number | null; approved: number | null; stage: string | null; createdAt: string; decidedAt: string | null; requester: Json; assignee: Json | null; since: string | null; dueAt: string | null; level: number; levelCount: number; forwardedBy: string | null }>

  // server/features/approvals/reassign/reassign.queries.ts
  'approvals_reassign_reassign stepsOfManagers': Judged<typeof approvals_reassign_reassign.stepsOfManagers, { employee: string }, { request: string; type: string; step: string }>

  // server/features/approvals/request.queries.ts
  'approvals_request insertRequest': Judged<typeof approvals_request.insertRequest, { type: string; id: string; prefix: string; requester: string; title: string; titleValues: SentJson; quantity: string; quantityValues: SentJson; reason: string; startsOn: string; endsOn: string; claimed: number; draft: SentJson; facts: SentJson; levels: SentJson; now: string; event: string; account: string }, { number: string }>
  'approvals_request lockRequest': Judged<typeof approvals_request.lockRequest, { id: string; type: string }, { id: string }>
  'approvals_request seenRequest': Judged<typeof approvals_request.seenRequest, { id: string; account: string; employee: string; isApprover: boolean; isAdmin: boolean; now: string; type: string }, { _id: string; number: string; type: string; state: string; isCancelling: boolean; title: Json; quantity: Json; reason: string; startsOn: string | null; endsOn: string | null; claimed: number | null; approved: number | null; stage: string | null; createdAt: string; decidedAt: string | null; requester: Json; assignee: Json | null; since: string | null; dueAt: string | null; level: number; levelCount: number; forwardedBy: string | null; requesterAccount: string; zone: string; draft: Json; facts: Json; levels: Json; stepPurpose: string; onBehalfOf: string | null; hasApproved: boolean; actorName: string | null; isHeard: boolean; isMine: boolean; mayDecide: boolean | NullWith<typeof approvals_request.seenRequest, 'isApprover'> }>
  'approvals_request twinOf': Judged<typeof approvals_request.twinOf, { requester: string; type: string; now: string; draft: SentJson; files: readonly string[] }, { _id: string }>

  // server/features/approvals/stage/stage.queries.ts
  'approvals_stage_stage approversOf': Judged<typeof approvals_stage_stage.approversOf, { request: string }, { account: string }>
  'approvals_stage_stage insertStage': Judged<typeof approvals_stage_stage.insertStage, { request: string; stage: string; account: string; day: string; now: string; amount: number; note: string }>
  'approvals_stage_stage stagesOf': Judged<typeof approvals_stage_stage.stagesOf, { request: string }, { _id: string; stage: string; by: string; day: string; at: string; amount: number | null; note: string | null }>

  // server/features/approvals/state.queries.ts
  'approvals_state finishRequest': Judged<typeof approvals_state.finishRequest, { outcome: string; now: string; by: string; onBehalfOf: string; id: string; event: string; kind: string; note: string; noteValues: SentJson; amount: number; lines: SentJson; state: string; cancellationRequestedAt: string; decidedAt: string; approved: number }>
  'approvals_state putApproved': Judged<typeof approvals_state.putApproved, { approved: number; now: string; id: string }>
  'approvals_state putState': Judged<typeof approvals_state.putState, { state: string; cancellationRequestedAt: string; decidedAt: string; approved: number; now: string; id: string }>

  // server/features/approvals/step/approver.queries.ts
  'approvals_step_approver approverOf': Judged<typeof approvals_step_approver.approverOf, { requester: string; up: number; approver: string; employee: string; request: string; permission: string; type: string; now: string; role: string }, { kind: string; _id: string | null; name: string; told: string[] | null }>
  'approvals_step_approver forwardTarget': Judged<typeof approvals_step_approver.forwardTarget, { request: string; employee: string; requester: string; actor: string; permission: string; role: string }, { kind: string; _id: string; name: string }>

  // server/features/approvals/step/requester.queries.ts
  'approvals_step_requester lockedRequester': Judged<typeof approvals_step_requester.lockedRequester, { employee: string }, { employee: string; account: string; name: string; zone: string; isHeard: boolean }>
  'approvals_step_requester requesterOf': Judged<typeof approvals_step_requester.requesterOf, { employee: string }, { employee: string; account: string; name: string; zone: string }>
  'approvals_step_requester roleOfAccount': Judged<typeof approvals_step_requester.roleOfAccount, { account: string }, { _id: string | null }>

  // server/features/approvals/step/step.queries.ts
  'approvals_step_step assigneeAccounts': Judged<typeof approvals_step_step.assigneeAccounts, { permission: string; now: string; request: string }, { account: string }>
  'approvals_step_step endStep': Judged<typeof approvals_step_step.endStep, { outcome: string; now: string; by: string; onBehalfOf: string; request: string }>
  'approvals_step_step insertStep': Judged<typeof approvals_step_step.insertStep, { id: string; request: string; purpose: string; level: number; label: string; account: string; role: string; forwardedBy: string; now: string; dueAt: string; outcome: string }>

  // server/features/attendance/archive/archive-piece.queries.ts
  'attendance_archive_archive_piece archiveForUpdate': Judged<typeof attendance_archive_archive_piece.archiveForUpdate, object, object>
  'attendance_archive_archive_piece daysToArchive': Judged<typeof attendance_archive_archive_piece.daysToArchive, { employees: readonly string[]; from: string; to: string }, { employee: string; day: string; line: string }>
  'attendance_archive_archive_piece forgetArchived': Judged<typeof attendance_archive_archive_piece.forgetArchived, { archive: string; punches: readonly string[] }, object>
  'attendance_archive_archive_piece insertArchive': Judged<typeof attendance_archive_archive_piece.insertArchive, { id: string; month: string; key: string; sha256: string; bytes: number; people: number; withNotes: number; days: number; punches: number; firstDay: string; lastDay: string; now: string }>
  'attendance_archive_archive_piece insertArchivedMonths': Judged<typeof attendance_archive_archive_piece.insertArchivedMonths, { month: string; archive: string; noted: readonly string[]; from: string; to: string; employees: readonly string[] }>
  'attendance_archive_archive_piece peopleAfter': Judged<typeof attendance_archive_archive_piece.peopleAfter, { after: string; limit: number }, { id: string }>
  'attendance_archive_archive_piece peopleToArchive': Judged<typeof attendance_archive_archive_piece.peopleToArchive, { employees: readonly string[] }, { employee: string; line: string }>
  'attendance_archive_archive_piece punchesToArchive': Judged<typeof attendance_archive_archive_piece.punchesToArchive, { from: string; to: string; employees: readonly string[] }, { employee: string; id: string; hasNotes: boolean; line: string }>

  // server/features/attendance/archive/archive-rule.queries.ts
  'attendance_archive_archive_rule archiveRule': Judged<typeof attendance_archive_archive_rule.archiveRule, object, { keepYears: number | null; archivedTo: string | null }>
  'attendance_archive_archive_rule archivedMonths': Judged<typeof attendance_archive_archive_rule.archivedMonths, object, { month: string; people: number; days: number; punches: number; bytes: number; files: number }>
  'attendance_archive_archive_rule archivesInUse': Judged<typeof attendance_archive_archive_rule.archivesInUse, { keys: readonly string[] }, { key: string }>
  'attendance_archive_archive_rule closeDays': Judged<typeof attendance_archive_archive_rule.closeDays, { to: string }>
  'attendance_archive_archive_rule filesOfMonth': Judged<typeof attendance_archive_archive_rule.filesOfMonth, { month: string }, { id: string; key: string; sha256: string }>
  'attendance_archive_archive_rule firstDayKept': Judged<typeof attendance_archive_archive_rule.firstDayKept, object, { day: string | null }>
  'attendance_archive_archive_rule obstacleOf': Judged<typeof attendance_archive_archive_rule.obstacleOf, { from: string; to: string; month: string }, { obstacle: string | null }>
  'attendance_archive_archive_rule putArchiveRule': Judged<typeof attendance_archive_archive_rule.putArchiveRule, { keepYears: number; now: string }>

  // server/features/attendance/archive/archived-person.queries.ts
  'attendance_archive_archived_person filesOfPerson': Judged<typeof attendance_archive_archived_person.filesOfPerson, { employee: string; month: string }, { key: string; sha256: string; hasNotes: boolean }>

  // server/features/attendance/archive/clean-archive.queries.ts
  'attendance_archive_clean_archive deleteArchive': Judged<typeof attendance_archive_clean_archive.deleteArchive, { id: string }>
  'attendance_archive_clean_archive emptyFiles': Judged<typeof attendance_archive_clean_archive.emptyFiles, object, { id: string; key: string }>
  'attendance_archive_clean_archive forgetReplaced': Judged<typeof attendance_archive_clean_archive.forgetReplaced, { id: string }>
  'attendance_archive_clean_archive replaceFile': Judged<typeof attendance_archive_clean_archive.replaceFile, { key: string; sha256: string; bytes: number; people: number; withNotes: number; days: number; punches: number; id: string; oldKey: string }>
  'attendance_archive_clean_archive replacedFiles': Judged<typeof attendance_archive_clean_archive.replacedFiles, object, { id: string; key: string }>
  'attendance_archive_clean_archive runningBackup': Judged<typeof attendance_archive_clean_archive.runningBackup, object, { is: boolean }>
  'attendance_archive_clean_archive staleFiles': Judged<typeof attendance_archive_clean_archive.staleFiles, object, { id: string; month: string; key: string; sha256: string; kept: Json }>

  // server/features/attendance/close/attendance-close.queries.ts
  'attendance_close_attendance_close unfinishedDays': Judged<typeof attendance_close_attendance_close.unfinishedDays, { todays: SentJson; now: string }, { employee: string; from: string; to: string }>
  'attendance_close_attendance_close zonesInUse': Judged<typeof attendance_close_attendance_close.zonesInUse, object, { zone: string }>

  // server/features/attendance/comp-off/paid-overtime.queries.ts
  'attendance_comp_off_paid_overtime paidOvertime': Judged<typeof attendance_comp_off_paid_overtime.paidOvertime, { to: string; from: string }, { from: string; to: string }>

  // server/features/attendance/correction/correction-history.queries.ts
  'attendance_correction_correction_history pastCorrections': Judged<typeof attendance_correction_correction_history.pastCorrections, { employee: string; from: string; to: string; except: string }, { _id: string; day: string; number: string | null; reason: Json; at: string; isCancelled: boolean }>
  'attendance_correction_correction_history recordedPunches': Judged<typeof attendance_correction_correction_history.recordedPunches, { punches: SentJson; employee: string }, { kind: string; at: string; source: string; place: string; distanceMetres: number | null; position: Json | null }>

  // server/features/attendance/correction/correction.queries.ts
  'attendance_correction_correction correctionsBetween': Judged<typeof attendance_correction_correction.correctionsBetween, { employee: string; from: string; to: string }, { id: string; day: string; request: string | null; undoes: string | null }>
  'attendance_correction_correction putRequestRule': Judged<typeof attendance_correction_correction.putRequestRule, { monthlyLimit: number; requestWithinDays: number; now: string }>
  'attendance_correction_correction requestRule': Judged<typeof attendance_correction_correction.requestRule, object, { monthlyLimit: number; requestWithinDays: number }>

  // server/features/attendance/day/attendance-day.queries.ts
  'attendance_day_attendance_day daysBeforeKnown': Judged<typeof attendance_day_attendance_day.daysBeforeKnown, { employees: readonly string[]; from: string; to: string; known: SentJson }, { employee: string; day: string; isCorrected: boolean }>
  'attendance_day_attendance_day deleteDaysOutside': Judged<typeof attendance_day_attendance_day.deleteDaysOutside, { employees: readonly string[]; from: string; to: string }>
  'attendance_day_attendance_day everyEmployee': Judged<typeof attendance_day_attendance_day.everyEmployee, { to: string; from: string }, { id: string }>
  'attendance_day_attendance_day keptZones': Judged<typeof attendance_day_attendance_day.keptZones, { employees: readonly string[]; from: string; to: string; zones: SentJson }, { employee: string; day: string; zone: string }>
  'attendance_day_attendance_day lockPeople': Judged<typeof attendance_day_attendance_day.lockPeople, { employees: readonly string[] }, { id: string }>
  'attendance_day_attendance_day windowsBeside': Judged<typeof attendance_day_attendance_day.windowsBeside, { employees: readonly string[]; before: string; after: string }, { employee: string; day: string; from: string; to: string }>

  // server/features/attendance/day/days-by-hand.queries.ts
  'attendance_day_days_by_hand daysByHand': Judged<typeof attendance_day_days_by_hand.daysByHand, { employees: readonly string[]; from: string; to: string }, { employee: string; day: string; halfDays: number }>

  // server/features/attendance/day/put-days.queries.ts
  'attendance_day_put_days putEndedDays': Judged<typeof attendance_day_put_days.putEndedDays, { rows: SentJson; because: string; now: string }>
  'attendance_day_put_days putOpenDays': Judged<typeof attendance_day_put_days.putOpenDays, { rows: SentJson; now: string }>

  // server/features/attendance/import/attendance-import.queries.ts
  'attendance_import_attendance_import forgetEarlyDays': Judged<typeof attendance_import_attendance_import.forgetEarlyDays, { days: SentJson }>
  'attendance_import_attendance_import insertCorrections': Judged<typeof attendance_import_attendance_import.insertCorrections, { reason: string; values: SentJson; account: string; now: string; corrections: SentJson }>
  'attendance_import_attendance_import insertImportedPunches': Judged<typeof attendance_import_attendance_import.insertImportedPunches, { now: string; punches: SentJson }>
  'attendance_import_attendance_import lastCorrections': Judged<typeof attendance_import_attendance_import.lastCorrections, { employees: readonly string[]; from: string; to: string }, { employee: string; day: string; id: string; isUndo: boolean }>
  'attendance_import_attendance_import supersedeEach': Judged<typeof attendance_import_attendance_import.supersedeEach, { pairs: SentJson }>
  'attendance_import_attendance_import undoEach': Judged<typeof attendance_import_attendance_import.undoEach, { pairs: SentJson; now: string }>

  // server/features/attendance/late/late-attendance.queries.ts
  'attendance_late_late_attendance automaticDays': Judged<typeof attendance_late_late_attendance.automaticDays, { from: string }, { employee: string; day: string }>
  'attendance_late_late_attendance deleteAutomatic': Judged<typeof attendance_late_late_attendance.deleteAutomatic, { from: string }>
  'attendance_late_late_attendance insertLate': Judged<typeof attendance_late_late_attendance.insertLate, { id: string; employee: string; day: string; halfDays: number; reason: string; account: string; now: string }>
  'attendance_late_late_attendance lateMonths': Judged<typeof attendance_late_late_attendance.lateMonths, { upTo: string; settled: boolean; except: string; employees: readonly string[] }, { employee: string; month: string; halfDays: number; days: Json }>
  'attendance_late_late_attendance lateMonths 2': Judged<typeof attendance_late_late_attendance.lateMonths, { upTo: string; settled: boolean; except: string }, { employee: string; month: string; halfDays: number; days: Json }>
  'attendance_late_late_attendance lateOf': Judged<typeof attendance_late_late_attendance.lateOf, { employee: string; from: string; to: string }, { _id: string; day: string; halfDays: number; overtimeMinutes: number; reason: Json; source: string; requestNumber: string | null; by: string | null; recordedAt: string; settledAt: string | null }>
  'attendance_late_late_attendance markRowsPaid': Judged<typeof attendance_late_late_attendance.markRowsPaid, { run: string; now: string; ids: readonly string[] }>
  'attendance_late_late_attendance paidDay': Judged<typeof attendance_late_late_attendance.paidDay, { day: string; employee: string; today: string }, { halfDays: number }>
  'attendance_late_late_attendance reopenRows': Judged<typeof attendance_late_late_attendance.reopenRows, { run: string; employee: string }>

  // server/features/attendance/list/attendance-list.queries.ts
  'attendance_list_attendance_list attendanceCounts': Judged<typeof attendance_list_attendance_list.attendanceCounts, { date: string; departmentId: string; locationId: string; manager: string }, { totalEmployees: number; presentCount: number; absentCount: number; leaveCount: number; workFromHomeCount: number; halfdayCount: number; holidayCount: number; weeklyOffCount: number; lateCount: number; notYetCount: number }>
  'attendance_list_attendance_list attendancePage.everyone': Judged<(typeof attendance_list_attendance_list.attendancePage)['everyone'], { now: string; date: string; limit: number; offset: number }, { _id: string; name: string; code: string; photoKey: string | null; department: string | null; location: string; shiftName: string | null; zone: string; state: string; isHalfAbsent: boolean; firstIn: string | null; lastOut: string | null; openSince: string | null; workedMinutes: number; lateMinutes: number; isFinal: boolean | NullWith<(typeof attendance_list_attendance_list.attendancePage)['everyone'], 'date'> | NullWith<(typeof attendance_list_attendance_list.attendancePage)['everyone'], 'now'>; place: string | null }>
  'attendance_list_attendance_list attendancePage.all': Judged<(typeof attendance_list_attendance_list.attendancePage)['all'], { now: string; date: string; departmentId: string; locationId: string; manager: string; state: string; limit: number; offset: number }, { _id: string; name: string; code: string; photoKey: string | null; department: string | null; location: string; shiftName: string | null; zone: string; state: string; isHalfAbsent: boolean; firstIn: string | null; lastOut: string | null; openSince: string | null; workedMinutes: number; lateMinutes: number; isFinal: boolean | NullWith<(typeof attendance_list_attendance_list.attendancePage)['all'], 'date'> | NullWith<(typeof attendance_list_attendance_list.attendancePage)['all'], 'now'>; place: string | null }>
  'attendance_list_attendance_list attendancePage.search': Judged<(typeof attendance_list_attendance_list.attendancePage)['search'], { now: string; date: string; departmentId: string; locationId: string; manager: string; search: string; state: string; limit: number; offset: number }, { _id: string; name: string; code: string; photoKey: string | null; department: string | null; location: string; shiftName: string | null; zone: string; state: string; isHalfAbsent: boolean; firstIn: string | null; lastOut: string | null; openSince: string | null; workedMinutes: number; lateMinutes: number; isFinal: boolean | NullWith<(typeof attendance_list_attendance_list.attendancePage)['search'], 'date'> | NullWith<(typeof attendance_list_attendance_list.attendancePage)['search'], 'now'>; place: string | null }>
  'attendance_list_attendance_list attendancePage.shortSearch': Judged<(typeof attendance_list_attendance_list.attendancePage)['shortSearch'], { now: string; date: string; departmentId: string; locationId: string; manager: string; shortSearch: string; state: string; limit: number; offset: number }, { _id: string; name: string; code: string; photoKey: string | null; department: string | null; location: string; shiftName: string | null; zone: string; state: string; isHalfAbsent: boolean; firstIn: string | null; lastOut: string | null; openSince: string | null; workedMinutes: number; lateMinutes: number; isFinal: boolean | NullWith<(typeof attendance_list_attendance_list.attendancePage)['shortSearch'], 'date'> | NullWith<(typeof attendance_list_attendance_list.attendancePage)['shortSearch'], 'now'>; place: string | null }>
  'attendance_list_attendance_list pastAttendanceCounts': Judged<typeof attendance_list_attendance_list.pastAttendanceCounts, { date: string; departmentId: string; locationId: string; manager: string }, { totalEmployees: number; presentCount: number; absentCount: number; leaveCount: number; workFromHomeCount: number; halfdayCount: number; holidayCount: number; weeklyOffCount: number; lateCount: number; notYetCount: number }>
  'attendance_list_attendance_list pastAttendancePage.all': Judged<(typeof attendance_list_attendance_list.pastAttendancePage)['all'], { now: string; date: string; departmentId: string; locationId: string; manager: string; state: string; limit: number; offset: number }, { _id: string; name: string; code: string; photoKey: string | null; department: string | null; location: string; shiftName: string | null; zone: string; state: string; isHalfAbsent: boolean; firstIn: string | null; lastOut: string | null; openSince: string | null; workedMinutes: number; lateMinutes: number; isFinal: boolean | NullWith<(typeof attendance_list_attendance_list.pastAttendancePage)['all'], 'date'> | NullWith<(typeof attendance_list_attendance_list.pastAttendancePage)['all'], 'now'>; place: string | null }>
  'attendance_list_attendance_list pastAttendancePage.search': Judged<(typeof attendance_list_attendance_list.pastAttendancePage)['search'], { now: string; date: string; departmentId: string; locationId: string; manager: string; search: string; state: string; limit: number; offset: number }, { _id: string; name: string; code: string; photoKey: string | null; department: string | null; location: string; shiftName: string | null; zone: string; state: string; isHalfAbsent: boolean; firstIn: string | null; lastOut: string | null; openSince: string | null; workedMinutes: number; lateMinutes: number; isFinal: boolean | NullWith<(typeof attendance_list_attendance_list.pastAttendancePage)['search'], 'date'> | NullWith<(typeof attendance_list_attendance_list.pastAttendancePage)['search'], 'now'>; place: string | null }>
  'attendance_list_attendance_list pastAttendancePage.shortSearch': Judged<(typeof attendance_list_attendance_list.pastAttendancePage)['shortSearch'], { now: string; date: string; departmentId: string; locationId: string; manager: string; shortSearch: string; state: string; limit: number; offset: number }, { _id: string; name: string; code: string; photoKey: string | null; department: string | null; location: string; shiftName: string | null; zone: string; state: string; isHalfAbsent: boolean; firstIn: string | null; lastOut: string | null; openSince: string | null; workedMinutes: number; lateMinutes: number; isFinal: boolean | NullWith<(typeof attendance_list_attendance_list.pastAttendancePage)['shortSearch'], 'date'> | NullWith<(typeof attendance_list_attendance_list.pastAttendancePage)['shortSearch'], 'now'>; place: string | null }>

  // server/features/attendance/list/register.queries.ts
  'attendance_list_register pastRegisterPage.everyone': Judged<(typeof attendance_list_register.pastRegisterPage)['everyone'], { to: string; from: string; limit: number; offset: number }, { _id: string; name: string; code: string; department: string | null; days: Json; presentDays: number; halfDays: number; leaveDays: number; absentDays: number; lateDays: number; paidLeaveHalfDays: number; lossOfPayHalfDays: number; isArchived: boolean }>
  'attendance_list_register pastRegisterPage.all': Judged<(typeof attendance_list_register.pastRegisterPage)['all'], { to: string; from: string; departmentId: string; locationId: string; manager: string; limit: number; offset: number }, { _id: string; name: string; code: string; department: string | null; days: Json; presentDays: number; halfDays: number; leaveDays: number; absentDays: number; lateDays: number; paidLeaveHalfDays: number; lossOfPayHalfDays: number; isArchived: boolean }>
  'attendance_list_register pastRegisterPage.search': Judged<(typeof attendance_list_register.pastRegisterPage)['search'], { to: string; from: string; departmentId: string; locationId: string; manager: string; search: string; limit: number; offset: number }, { _id: string; name: string; code: string; department: string | null; days: Json; presentDays: number; halfDays: number; leaveDays: number; absentDays: number; lateDays: number; paidLeaveHalfDays: number; lossOfPayHalfDays: number; isArchived: boolean }>
  'attendance_list_register pastRegisterPage.shortSearch': Judged<(typeof attendance_list_register.pastRegisterPage)['shortSearch'], { to: string; from: string; departmentId: string; locationId: string; manager: string; shortSearch: string; limit: number; offset: number }, { _id: string; name: string; code: string; department: string | null; days: Json; presentDays: number; halfDays: number; leaveDays: number; absentDays: number; lateDays: number; paidLeaveHalfDays: number; lossOfPayHalfDays: number; isArchived: boolean }>
  'attendance_list_register registerPage.everyone': Judged<(typeof attendance_list_register.registerPage)['everyone'], { to: string; from: string; limit: number; offset: number }, { _id: string; name: string; code: string; department: string | null; days: Json; presentDays: number; halfDays: number; leaveDays: number; absentDays: number; lateDays: number; paidLeaveHalfDays: number; lossOfPayHalfDays: number; isArchived: boolean }>
  'attendance_list_register registerPage.all': Judged<(typeof attendance_list_register.registerPage)['all'], { to: string; from: string; departmentId: string; locationId: string; manager: string; limit: number; offset: number }, { _id: string; name: string; code: string; department: string | null; days: Json; presentDays: number; halfDays: number; leaveDays: number; absentDays: number; lateDays: number; paidLeaveHalfDays: number; lossOfPayHalfDays: number; isArchived: boolean }>
  'attendance_list_register registerPage.search': Judged<(typeof attendance_list_register.registerPage)['search'], { to: string; from: string; departmentId: string; locationId: string; manager: string; search: string; limit: number; offset: number }, { _id: string; name: string; code: string; department: string | null; days: Json; presentDays: number; halfDays: number; leaveDays: number; absentDays: number; lateDays: number; paidLeaveHalfDays: number; lossOfPayHalfDays: number; isArchived: boolean }>
  'attendance_list_register registerPage.shortSearch': Judged<(typeof attendance_list_register.registerPage)['shortSearch'], { to: string; from: string; departmentId: string; locationId: string; manager: string; shortSearch: string; limit: number; offset: number }, { _id: string; name: string; code: string; department: string | null; days: Json; presentDays: number; halfDays: number; leaveDays: number; absentDays: number; lateDays: number; paidLeaveHalfDays: number; lossOfPayHalfDays: number; isArchived: boolean }>

  // server/features/attendance/lock/attendance-lock.queries.ts
  'attendance_lock_attendance_lock daysForUpdate': Judged<typeof attendance_lock_attendance_lock.daysForUpdate, object, object>
  'attendance_lock_attendance_lock deleteLock': Judged<typeof attendance_lock_attendance_lock.deleteLock, { from: string }>
  'attendance_lock_attendance_lock insertLock': Judged<typeof attendance_lock_attendance_lock.insertLock, { from: string; to: string; paysOvertime: boolean; now: string }>
  'attendance_lock_attendance_lock lockDaysShared': Judged<typeof attendance_lock_attendance_lock.lockDaysShared, object, object>
  'attendance_lock_attendance_lock lockedOn': Judged<typeof attendance_lock_attendance_lock.lockedOn, { day: string }, { from: string; to: string }>
  'attendance_lock_attendance_lock locksBetween': Judged<typeof attendance_lock_attendance_lock.locksBetween, { to: string; from: string }, { from: string; to: string }>

  // server/features/attendance/overview/overview.queries.ts
  'attendance_overview_overview dayTotals': Judged<typeof attendance_overview_overview.dayTotals, { from: string; to: string }, { day: string | NullWith<typeof attendance_overview_overview.dayTotals, 'from'> | NullWith<typeof attendance_overview_overview.dayTotals, 'to'>; inOffice: number; remote: number; onLeave: number; absent: number }>
  'attendance_overview_overview workedDays': Judged<typeof attendance_overview_overview.workedDays, { now: string; employee: string; from: string; to: string }, { day: string; state: string; workedMinutes: number }>

  // server/features/attendance/payroll/month-states.queries.ts
  'attendance_payroll_month_states monthStates': Judged<typeof attendance_payroll_month_states.monthStates, { from: string; to: string; employees: readonly string[] }, { employee: string; states: Json; lost: Json; overtimeMinutes: number }>

  // server/features/attendance/payroll/open-attendance.queries.ts
  'attendance_payroll_open_attendance openDays': Judged<typeof attendance_payroll_open_attendance.openDays, { from: string; to: string }, { employee: string; missingPunch: Json }>

  // server/features/attendance/payroll/recorded.queries.ts
  'attendance_payroll_recorded punchesBetween': Judged<typeof attendance_payroll_recorded.punchesBetween, { from: string; to: string }, { any: boolean }>

  // server/features/attendance/payroll/unpaid-days.queries.ts
  'attendance_payroll_unpaid_days unpaidDays': Judged<typeof attendance_payroll_unpaid_days.unpaidDays, { spans: SentJson; from: string; to: string }, { employee: string; halfDays: number }>

  // server/features/attendance/payroll/worked-by-part.queries.ts
  'attendance_payroll_worked_by_part workedByPart': Judged<typeof attendance_payroll_worked_by_part.workedByPart, { from: string; to: string }, { entity: string | null; location: string; gender: string; day: string; people: number; halfDays: number; minutes: number; overtimeMinutes: number }>

  // server/features/attendance/person/person-attendance.queries.ts
  'attendance_person_person_attendance archivedDaysOf': Judged<typeof attendance_person_person_attendance.archivedDaysOf, { now: string; punches: SentJson; days: SentJson; from: string; to: string; limit: number; offset: number }, { day: string; state: string; zone: string; shiftName: string | null; shiftFrom: string | null; shiftTo: string | null; firstIn: string | null; lastOut: string | null; openSince: string | null; workedMinutes: number; breakMinutes: number; lateMinutes: number; earlyMinutes: number; overtimeMinutes: number; isFinal: boolean; lossOfPayHalfDays: number; reasons: Json; punches: Json; total: number }>
  'attendance_person_person_attendance archivedSummary': Judged<typeof attendance_person_person_attendance.archivedSummary, { now: string; days: SentJson; from: string; to: string }, { present: number; halfDay: number; absent: number; leave: number; workFromHome: number; holiday: number; weeklyOff: number; late: number; workedMinutes: number; averageMinutes: number; overtimeMinutes: number; lossOfPayHalfDays: number }>
  'attendance_person_person_attendance attendedPerson': Judged<typeof attendance_person_person_attendance.attendedPerson, { day: string; employee: string }, { _id: string; name: string; code: string; photoKey: string | null; department: string | null; location: string; zone: string; manager: string | null; joinedOn: string; shiftName: string | null }>
  'attendance_person_person_attendance daysOf': Judged<typeof attendance_person_person_attendance.daysOf, { now: string; employee: string; from: string; to: string; limit: number; offset: number }, { day: string; state: string; zone: string; shiftName: string | null; shiftFrom: string | null; shiftTo: string | null; firstIn: string | null; lastOut: string | null; openSince: string | null; workedMinutes: number; breakMinutes: number; lateMinutes: number; earlyMinutes: number; overtimeMinutes: number; isFinal: boolean; lossOfPayHalfDays: number; reasons: Json; punches: Json; total: number }>
  'attendance_person_person_attendance monthSummary': Judged<typeof attendance_person_person_attendance.monthSummary, { now: string; employee: string; from: string; to: string }, { present: number; halfDay: number; absent: number; leave: number; workFromHome: number; holiday: number; weeklyOff: number; late: number; workedMinutes: number; averageMinutes: number; overtimeMinutes: number; lossOfPayHalfDays: number }>

  // server/features/attendance/punch/corrected-punch.queries.ts
  'attendance_punch_corrected_punch insertCorrectedPunches': Judged<typeof attendance_punch_corrected_punch.insertCorrectedPunches, { employee: string; zone: string; correction: string; now: string; punches: SentJson }>
  'attendance_punch_corrected_punch insertCorrection': Judged<typeof attendance_punch_corrected_punch.insertCorrection, { id: string; employee: string; day: string; reason: string; reasonValues: SentJson; account: string; request: string; requestNumber: string; undoes: string; now: string }>
  'attendance_punch_corrected_punch restoreSuperseded': Judged<typeof attendance_punch_corrected_punch.restoreSuperseded, { by: string; now: string; correction: string }>
  'attendance_punch_corrected_punch supersedeAdded': Judged<typeof attendance_punch_corrected_punch.supersedeAdded, { by: string; correction: string }>
  'attendance_punch_corrected_punch supersedePunches': Judged<typeof attendance_punch_corrected_punch.supersedePunches, { correction: string; punches: readonly string[] }>

  // server/features/attendance/punch/punch.queries.ts
  'attendance_punch_punch insertPunch': Judged<typeof attendance_punch_punch.insertPunch, { id: string; employee: string; kind: string; at: string; zone: string; offsetMinutes: number; latitudeE6: number; longitudeE6: number; accuracyMetres: number; place: string; distanceMetres: number; note: string; now: string }>
  'attendance_punch_punch lockPuncher': Judged<typeof attendance_punch_punch.lockPuncher, { employee: string }, { location: string; rule: string; latitudeE6: number | null; longitudeE6: number | null; radiusMetres: number }>
  'attendance_punch_punch punchPlace': Judged<typeof attendance_punch_punch.punchPlace, { employee: string }, { location: string; rule: string; latitudeE6: number | null; longitudeE6: number | null; radiusMetres: number }>

  // server/features/attendance/remind/remind.queries.ts
  'attendance_remind_remind noteMissed': Judged<typeof attendance_remind_remind.noteMissed, { now: string; from: string }, { account: string; day: string }>
  'attendance_remind_remind noteReminded': Judged<typeof attendance_remind_remind.noteReminded, { date: string; employees: readonly string[]; manager: string; by: string; now: string }, { account: string; about: string; lateMinutes: number }>

  // server/features/attendance/roster/roster.queries.ts
  'attendance_roster_roster rosterPage.all': Judged<(typeof attendance_roster_roster.rosterPage)['all'], { to: string; from: string; departmentId: string; locationId: string; manager: string; limit: number; offset: number }, { _id: string; name: string; code: string; photo: string | null; department: string | null }>
  'attendance_roster_roster rosterPage.search': Judged<(typeof attendance_roster_roster.rosterPage)['search'], { to: string; from: string; departmentId: string; locationId: string; manager: string; search: string; limit: number; offset: number }, { _id: string; name: string; code: string; photo: string | null; department: string | null }>
  'attendance_roster_roster rosterPage.shortSearch': Judged<(typeof attendance_roster_roster.rosterPage)['shortSearch'], { to: string; from: string; departmentId: string; locationId: string; manager: string; shortSearch: string; limit: number; offset: number }, { _id: string; name: string; code: string; photo: string | null; department: string | null }>
  'attendance_roster_roster shiftNames': Judged<typeof attendance_roster_roster.shiftNames, { ids: readonly string[] }, { id: string; name: string }>

  // server/features/attendance/work-from-home/home-day.queries.ts
  'attendance_work_from_home_home_day approveHomeDays': Judged<typeof attendance_work_from_home_home_day.approveHomeDays, { now: string; request: string }>
  'attendance_work_from_home_home_day homeDayRows': Judged<typeof attendance_work_from_home_home_day.homeDayRows, { employees: readonly string[]; from: string; to: string }, { employee: string; request: string; day: string; part: string; needsPunches: boolean; state: string }>
  'attendance_work_from_home_home_day homeDayRows 2': Judged<typeof attendance_work_from_home_home_day.homeDayRows, { from: string; to: string }, { employee: string; request: string; day: string; part: string; needsPunches: boolean; state: string }>
  'attendance_work_from_home_home_day homeDaysOfRequest': Judged<typeof attendance_work_from_home_home_day.homeDaysOfRequest, { request: string }, { day: string; part: string; state: string }>
  'attendance_work_from_home_home_day insertHomeDays': Judged<typeof attendance_work_from_home_home_day.insertHomeDays, { request: string; employee: string; part: string; needsPunches: boolean; now: string; days: SentJson }>
  'attendance_work_from_home_home_day peopleAtHome': Judged<typeof attendance_work_from_home_home_day.peopleAtHome, { day: string; except: string; department: string; limit: number }, { employee: string; name: string; photo: string | null; day: string; part: string; needsPunches: boolean }>
  'attendance_work_from_home_home_day returnHomeDays': Judged<typeof attendance_work_from_home_home_day.returnHomeDays, { now: string; request: string; from: string }>

  // server/features/attendance/work-from-home/home-rule.queries.ts
  'attendance_work_from_home_home_rule putHomeRule': Judged<typeof attendance_work_from_home_home_rule.putHomeRule, { daysPerMonth: number; aboveLimit: string; noticeDays: number; pastDays: number; needsPunches: boolean; now: string }>
  'attendance_work_from_home_home_rule storedHomeRule': Judged<typeof attendance_work_from_home_home_rule.storedHomeRule, object, { daysPerMonth: number | null; aboveLimit: string; noticeDays: number; pastDays: number; needsPunches: boolean }>

  // server/features/calendar/event/event.queries.ts
  'calendar_event_event audienceOf': Judged<typeof calendar_event_event.audienceOf, { id: string }, { account: string }>
  'calendar_event_event deleteEvent': Judged<typeof calendar_event_event.deleteEvent, { id: string }, { title: string }>
  'calendar_event_event eventsFor': Judged<typeof calendar_event_event.eventsFor, { employee: string; to: string; from: string; all: boolean; account: string }, { _id: string; title: string; description: string; place: string; from: string; to: string; startTime: string | null; endTime: string | null; audience: string; departments: Json; locations: Json; people: Json; repeat: string; repeatUntil: string | null; remindMinutes: number | null; createdBy: string; answer: string | null }>
  'calendar_event_event invitedAccounts': Judged<typeof calendar_event_event.invitedAccounts, { id: string }, { account: string }>
  'calendar_event_event noteReminder': Judged<typeof calendar_event_event.noteReminder, { id: string; day: string; now: string }>
  'calendar_event_event putAnswer': Judged<typeof calendar_event_event.putAnswer, { id: string; employee: string; answer: string; now: string }>
  'calendar_event_event putDepartments': Judged<typeof calendar_event_event.putDepartments, { id: string; ids: readonly string[] }>
  'calendar_event_event putEvent': Judged<typeof calendar_event_event.putEvent, { event: SentJson; id: string; by: string; now: string; isNew: boolean }>
  'calendar_event_event putInvited': Judged<typeof calendar_event_event.putInvited, { id: string; ids: readonly string[] }, { account: string }>
  'calendar_event_event putLocations': Judged<typeof calendar_event_event.putLocations, { id: string; ids: readonly string[] }>
  'calendar_event_event remindingEvents': Judged<typeof calendar_event_event.remindingEvents, { to: string; from: string }, { id: string; title: string; from: string; to: string; startTime: string | null; repeat: string; repeatUntil: string | null; remindMinutes: number }>

  // server/features/calendar/holiday/holiday.queries.ts
  'calendar_holiday_holiday clashingHoliday': Judged<typeof calendar_holiday_holiday.clashingHoliday, { day: string; id: string; locations: readonly string[] }, { name: string; place: string | null }>
  'calendar_holiday_holiday dayOfHoliday': Judged<typeof calendar_holiday_holiday.dayOfHoliday, { id: string }, { day: string }>
  'calendar_holiday_holiday deleteHoliday': Judged<typeof calendar_holiday_holiday.deleteHoliday, { id: string }, { day: string }>
  'calendar_holiday_holiday deleteHolidays': Judged<typeof calendar_holiday_holiday.deleteHolidays, { ids: readonly string[] }>
  'calendar_holiday_holiday holidaysBetween': Judged<typeof calendar_holiday_holiday.holidaysBetween, { from: string; to: string }, { _id: string; name: string; day: string; kind: string; locations: Json }>
  'calendar_holiday_holiday holidaysById': Judged<typeof calendar_holiday_holiday.holidaysById, { ids: readonly string[] }, { id: string; name: string; day: string; kind: string; places: string[] }>
  'calendar_holiday_holiday holidaysOnDays': Judged<typeof calendar_holiday_holiday.holidaysOnDays, { days: readonly string[] }, { id: string; name: string; day: string; kind: string; places: string[] }>
  'calendar_holiday_holiday insertHoliday': Judged<typeof calendar_holiday_holiday.insertHoliday, { id: string; name: string; day: string; kind: string; now: string }>
  'calendar_holiday_holiday insertHolidays': Judged<typeof calendar_holiday_holiday.insertHolidays, { holidays: SentJson; now: string }>
  'calendar_holiday_holiday lockHolidays': Judged<typeof calendar_holiday_holiday.lockHolidays, object, object>
  'calendar_holiday_holiday placeNames': Judged<typeof calendar_holiday_holiday.placeNames, object, { id: string; name: string }>
  'calendar_holiday_holiday putHolidayLocations': Judged<typeof calendar_holiday_holiday.putHolidayLocations, { id: string; locations: readonly string[] }>
  'calendar_holiday_holiday updateHoliday': Judged<typeof calendar_holiday_holiday.updateHoliday, { id: string; name: string; day: string; kind: string; now: string }, { day: string }>
  'calendar_holiday_holiday updateHolidays': Judged<typeof calendar_holiday_holiday.updateHolidays, { now: string; holidays: SentJson }>

  // server/features/calendar/work-calendar/work-calendar.queries.ts
  'calendar_work_calendar_work_calendar calendarPeople': Judged<typeof calendar_work_calendar_work_calendar.calendarPeople, { to: string; employees: readonly string[] }, { employee: string; joinedOn: string; leftOn: string | null; probationDays: number; createdAt: string; location: string; zone: string; shifts: Json; places: Json }>
  'calendar_work_calendar_work_calendar calendarPeople 2': Judged<typeof calendar_work_calendar_work_calendar.calendarPeople, { to: string; from: string }, { employee: string; joinedOn: string; leftOn: string | null; probationDays: number; createdAt: string; location: string; zone: string; shifts: Json; places: Json }>
  'calendar_work_calendar_work_calendar calendarShifts': Judged<typeof calendar_work_calendar_work_calendar.calendarShifts, object, { id: string; name: string; startsAt: string; endsAt: string; breakMinutes: number; graceMinutes: number; halfDayMinutes: number; fullDayMinutes: number; weeklyOffs: Json; absenceSandwich: boolean; from: string | null }>
  'calendar_work_calendar_work_calendar publicHolidays': Judged<typeof calendar_work_calendar_work_calendar.publicHolidays, object, { id: string; day: string; name: string; location: string | null }>
  'calendar_work_calendar_work_calendar weeklyOffsStay': Judged<typeof calendar_work_calendar_work_calendar.weeklyOffsStay, { from: string; weeklyOffs: SentJson; id: string }, { stays: boolean | NullWith<typeof calendar_work_calendar_work_calendar.weeklyOffsStay, 'weeklyOffs'> }>

  // server/features/dashboard/calendar/calendar.queries.ts
  'dashboard_calendar_calendar deleteFeed': Judged<typeof dashboard_calendar_calendar.deleteFeed, { account: string }>
  'dashboard_calendar_calendar feedOfAccount': Judged<typeof dashboard_calendar_calendar.feedOfAccount, { account: string }, { createdAt: string; lastReadAt: string | null }>
  'dashboard_calendar_calendar ownerOfFeed': Judged<typeof dashboard_calendar_calendar.ownerOfFeed, { now: string; digest: string }, { account: string; employee: string | null; location: string | null }>
  'dashboard_calendar_calendar putFeed': Judged<typeof dashboard_calendar_calendar.putFeed, { account: string; digest: string; now: string }>
  'dashboard_calendar_calendar teamNamed': Judged<typeof dashboard_calendar_calendar.teamNamed, { employee: string; most: number }, { _id: string; name: string; photo: string | null }>

  // server/features/dashboard/dashboard.queries.ts
  'dashboard_dashboard departmentOf': Judged<typeof dashboard_dashboard.departmentOf, { employee: string }, { _id: string; name: string }>
  'dashboard_dashboard headcount': Judged<typeof dashboard_dashboard.headcount, { today: string }, { employees: number; joinedThisMonth: number; leftThisMonth: number; onNotice: number; onProbation: number; withoutDepartment: number; withoutManager: number }>
  'dashboard_dashboard setUpFacts': Judged<typeof dashboard_dashboard.setUpFacts, object, { hasCompany: boolean; hasLogo: boolean; hasPlace: boolean; hasHours: boolean; people: number }>

  // server/features/documents/doc-request.queries.ts
  'documents_doc_request deleteRequest': Judged<typeof documents_doc_request.deleteRequest, { id: string }, { employee: string; note: string }>
  'documents_doc_request fulfilRequest': Judged<typeof documents_doc_request.fulfilRequest, { now: string; employee: string; category: string }, { by: string }>
  'documents_doc_request insertRequest': Judged<typeof documents_doc_request.insertRequest, { id: string; employee: string; category: string; note: string; by: string; now: string }>
  'documents_doc_request openRequests': Judged<typeof documents_doc_request.openRequests, { employee: string }, { _id: string; category: string; note: string; requestedAt: string; requestedBy: string; employee: Json }>

  // server/features/documents/document.queries.ts
  'documents_document accountName': Judged<typeof documents_document.accountName, { id: string }, { name: string }>
  'documents_document deleteDocument': Judged<typeof documents_document.deleteDocument, { id: string }>
  'documents_document documentByKey': Judged<typeof documents_document.documentByKey, { key: string }, { id: string; employee: string; name: string; mediaType: string }>
  'documents_document documentForUpdate': Judged<typeof documents_document.documentForUpdate, { id: string }, { employee: string; account: string; key: string; name: string; mediaType: string; isVerified: boolean }>
  'documents_document documentPage': Judged<typeof documents_document.documentPage, { employee: string; category: string; state: string; today: string; soon: string; search: string; limit: number; offset: number }, { _id: string; category: string; number: string | null; expiresOn: string | null; name: string; mediaType: string; bytes: number; key: string; uploadedAt: string; uploadedBy: string; verified: Json | null; seenBy: Json; employee: Json }>
  'documents_document documentsInUse': Judged<typeof documents_document.documentsInUse, { keys: readonly string[] }, { key: string }>
  'documents_document documentsOf': Judged<typeof documents_document.documentsOf, { employee: string }, { _id: string; category: string; number: string | null; expiresOn: string | null; name: string; mediaType: string; bytes: number; key: string; uploadedAt: string; uploadedBy: string; verified: Json | null; seenBy: Json }>
  'documents_document insertDocument': Judged<typeof documents_document.insertDocument, { id: string; employee: string; category: string; number: string; expiresOn: string; key: string; name: string; mediaType: string; bytes: number; by: string; now: string }>
  'documents_document markVerified': Judged<typeof documents_document.markVerified, { by: string; now: string; id: string }>
  'documents_document noteExpiring': Judged<typeof documents_document.noteExpiring, { today: string; now: string }, { account: string; name: string; expiresOn: string }>
  'documents_document noteView': Judged<typeof documents_document.noteView, { id: string; by: string; now: string }>
  'documents_document personThere': Judged<typeof documents_document.personThere, { employee: string }, { account: string; name: string }>
  'documents_document updateDocument': Judged<typeof documents_document.updateDocument, { category: string; number: string; expiresOn: string; id: string }>
  'documents_document updateFile': Judged<typeof documents_document.updateFile, { key: string; name: string; mediaType: string; bytes: number; by: string; now: string; id: string }>

  // server/features/employees/assignment/assignment.queries.ts
  'employees_assignment_assignment namesOf': Judged<typeof employees_assignment_assignment.namesOf, { ids: readonly string[] }, { id: string; name: string }>

  // server/features/employees/bank/bank-details.queries.ts
  'employees_bank_bank_details bankOf': Judged<typeof employees_bank_bank_details.bankOf, { id: string }, { _id: string; holderName: string | null; last4: string | null; sealed: string | null; ifsc: string | null; bankName: string | null; branch: string | null; accountType: string | null; upi: string | null }>
  'employees_bank_bank_details putBank': Judged<typeof employees_bank_bank_details.putBank, { holderName: string; sealed: string; last4: string; ifsc: string; bankName: string; branch: string; accountType: string; upi: string; now: string; id: string }>

  // server/features/employees/basic-info/basic-info.queries.ts
  'employees_basic_info_basic_info basicInfo': Judged<typeof employees_basic_info_basic_info.basicInfo, { now: string; id: string }, { _id: string; code: string; firstName: string; lastName: string; name: string; workEmail: string; phone: string | null; photo: string | null; designation: string | null; department: Json | null; role: Json; location: Json; entity: Json | null; manager: Json | null; shift: Json | null; employmentType: string; joinedOn: string; probationDays: number; status: string; leftOn: string | null; leavingReason: string | null; isInvited: boolean; signInEmail: string | null; reports: number; familyMembers: number; missing: string[] }>
  'employees_basic_info_basic_info holders': Judged<typeof employees_basic_info_basic_info.holders, { code: string; id: string; email: string }, { field: string; code: string | null; name: string }>
  'employees_basic_info_basic_info insertEmployee': Judged<typeof employees_basic_info_basic_info.insertEmployee, { code: string; firstName: string; lastName: string; workEmail: string; phone: string; departmentId: string; locationId: string; reportsTo: string; employmentType: string; joinedOn: string; probationDays: number; now: string; id: string; account: string; person: string }>
  'employees_basic_info_basic_info lockEmployee': Judged<typeof employees_basic_info_basic_info.lockEmployee, { id: string }, { account: string; zone: string; roleId: string; joinedOn: string; leftOn: string | null; status: string }>
  'employees_basic_info_basic_info ownAddress': Judged<typeof employees_basic_info_basic_info.ownAddress, { account: string }, { email: string; isEmployee: boolean }>
  'employees_basic_info_basic_info putShift': Judged<typeof employees_basic_info_basic_info.putShift, { employee: string; shift: string; from: string; now: string }>
  'employees_basic_info_basic_info stretchFirstShift': Judged<typeof employees_basic_info_basic_info.stretchFirstShift, { joinedOn: string; employee: string }>
  'employees_basic_info_basic_info updateEmployee': Judged<typeof employees_basic_info_basic_info.updateEmployee, { code: string; firstName: string; lastName: string; workEmail: string; phone: string; departmentId: string; locationId: string; reportsTo: string; employmentType: string; joinedOn: string; probationDays: number; now: string; id: string }>

  // server/features/employees/basic-info/employee-list.queries.ts
  'employees_basic_info_employee_list employeePage': Judged<typeof employees_basic_info_employee_list.employeePage, { limit: number; offset: number; now: string; seesPay: boolean }, { _id: string; code: string; name: string; workEmail: string; photo: string | null; designation: string; department: string | null; role: string; location: string; entity: string | null; manager: string | null; annualCtcPaise: number | null; joinedOn: string; leftOn: string | null; status: string; isInvited: boolean }>
  'employees_basic_info_employee_list employeePage 2': Judged<typeof employees_basic_info_employee_list.employeePage, { search: string; limit: number; offset: number; now: string; seesPay: boolean }, { _id: string; code: string; name: string; workEmail: string; photo: string | null; designation: string; department: string | null; role: string; location: string; entity: string | null; manager: string | null; annualCtcPaise: number | null; joinedOn: string; leftOn: string | null; status: string; isInvited: boolean }>
  'employees_basic_info_employee_list employeePage 3': Judged<typeof employees_basic_info_employee_list.employeePage, { shortSearch: string; counted: number; limit: number; offset: number; now: string; seesPay: boolean }, { _id: string; code: string; name: string; workEmail: string; photo: string | null; designation: string; department: string | null; role: string; location: string; entity: string | null; manager: string | null; annualCtcPaise: number | null; joinedOn: string; leftOn: string | null; status: string; isInvited: boolean }>
  'employees_basic_info_employee_list employeePage 4': Judged<typeof employees_basic_info_employee_list.employeePage, { status: string; limit: number; offset: number; now: string; seesPay: boolean }, { _id: string; code: string; name: string; workEmail: string; photo: string | null; designation: string; department: string | null; role: string; location: string; entity: string | null; manager: string | null; annualCtcPaise: number | null; joinedOn: string; leftOn: string | null; status: string; isInvited: boolean }>
  'employees_basic_info_employee_list employeePage 5': Judged<typeof employees_basic_info_employee_list.employeePage, { department: string; limit: number; offset: number; now: string; seesPay: boolean }, { _id: string; code: string; name: string; workEmail: string; photo: string | null; designation: string; department: string | null; role: string; location: string; entity: string | null; manager: string | null; annualCtcPaise: number | null; joinedOn: string; leftOn: string | null; status: string; isInvited: boolean }>
  'employees_basic_info_employee_list employeePage 6': Judged<typeof employees_basic_info_employee_list.employeePage, { role: string; limit: number; offset: number; now: string; seesPay: boolean }, { _id: string; code: string; name: string; workEmail: string; photo: string | null; designation: string; department: string | null; role: string; location: string; entity: string | null; manager: string | null; annualCtcPaise: number | null; joinedOn: string; leftOn: string | null; status: string; isInvited: boolean }>
  'employees_basic_info_employee_list employeePage 7': Judged<typeof employees_basic_info_employee_list.employeePage, { location: string; limit: number; offset: number; now: string; seesPay: boolean }, { _id: string; code: string; name: string; workEmail: string; photo: string | null; designation: string; department: string | null; role: string; location: string; entity: string | null; manager: string | null; annualCtcPaise: number | null; joinedOn: string; leftOn: string | null; status: string; isInvited: boolean }>
  'employees_basic_info_employee_list employeePage 8': Judged<typeof employees_basic_info_employee_list.employeePage, { now: string; entity: string; limit: number; offset: number; seesPay: boolean }, { _id: string; code: string; name: string; workEmail: string; photo: string | null; designation: string; department: string | null; role: string; location: string; entity: string | null; manager: string | null; annualCtcPaise: number | null; joinedOn: string; leftOn: string | null; status: string; isInvited: boolean }>
  'employees_basic_info_employee_list employeePage 9': Judged<typeof employees_basic_info_employee_list.employeePage, { manager: string; limit: number; offset: number; now: string; seesPay: boolean }, { _id: string; code: string; name: string; workEmail: string; photo: string | null; designation: string; department: string | null; role: string; location: string; entity: string | null; manager: string | null; annualCtcPaise: number | null; joinedOn: string; leftOn: string | null; status: string; isInvited: boolean }>
  'employees_basic_info_employee_list statusCounts': Judged<typeof employees_basic_info_employee_list.statusCounts, object, { all: number; onboarding: number; active: number; onNotice: number; inactive: number }>

  // server/features/employees/basic-info/employment.queries.ts
  'employees_basic_info_employment colleague': Judged<typeof employees_basic_info_employment.colleague, { id: string }, { name: string; status: string }>
  'employees_basic_info_employment headCount': Judged<typeof employees_basic_info_employment.headCount, object, { people: number }>
  'employees_basic_info_employment lastCode': Judged<typeof employees_basic_info_employment.lastCode, object, { prefix: string; width: number; highest: number }>
  'employees_basic_info_employment lockPeople': Judged<typeof employees_basic_info_employment.lockPeople, object>
  'employees_basic_info_employment organisationName': Judged<typeof employees_basic_info_employment.organisationName, object, { name: string }>
  'employees_basic_info_employment roleToGive': Judged<typeof employees_basic_info_employment.roleToGive, { id: string }, { isAdmin: boolean; permissions: string[] }>
  'employees_basic_info_employment setStatus': Judged<typeof employees_basic_info_employment.setStatus, { status: string; leftOn: string; reason: string; now: string; id: string }>

  // server/features/employees/basic-info/provisioned.queries.ts
  'employees_basic_info_provisioned employeeOfAccount': Judged<typeof employees_basic_info_provisioned.employeeOfAccount, { employee: string; account: string }, { employee: string; account: string }>
  'employees_basic_info_provisioned placeToBegin': Judged<typeof employees_basic_info_provisioned.placeToBegin, object, { location: string; zone: string; shift: string }>

  // server/features/employees/basic-info/workplace.queries.ts
  'employees_basic_info_workplace lockedUpTo': Judged<typeof employees_basic_info_workplace.lockedUpTo, { day: string }, { day: string | null }>
  'employees_basic_info_workplace putWorkplace': Judged<typeof employees_basic_info_workplace.putWorkplace, { employee: string; from: string; now: string; joinedOn: string; before: string; location: string }>

  // server/features/employees/change-request/change-request.queries.ts
  'employees_change_request_change_request changeRequestByKey': Judged<typeof employees_change_request_change_request.changeRequestByKey, { key: string }, { employee: string; kind: string; name: string; type: string }>
  'employees_change_request_change_request changeRequestFilesInUse': Judged<typeof employees_change_request_change_request.changeRequestFilesInUse, { keys: readonly string[] }, { key: string }>
  'employees_change_request_change_request changeRequestForUpdate': Judged<typeof employees_change_request_change_request.changeRequestForUpdate, { id: string }, { kind: string; state: string; employee: string; name: string; account: string; value: string | null; key: string | null }>
  'employees_change_request_change_request changeRequestPage': Judged<typeof employees_change_request_change_request.changeRequestPage, { isPending: boolean; kinds: readonly string[]; employee: string; search: string; limit: number; offset: number }, { _id: string; kind: string; state: string; changes: Json; reason: string; file: Json | null; requestedAt: string; decidedAt: string | null; decidedBy: string | null; note: string; employee: Json }>
  'employees_change_request_change_request closeChangeRequest': Judged<typeof employees_change_request_change_request.closeChangeRequest, { state: string; key: string; note: string; by: string; now: string; id: string }>
  'employees_change_request_change_request countPending': Judged<typeof employees_change_request_change_request.countPending, { kinds: readonly string[] }, { pending: number }>
  'employees_change_request_change_request insertChangeRequest': Judged<typeof employees_change_request_change_request.insertChangeRequest, { id: string; employee: string; kind: string; value: string; changes: SentJson; reason: string; key: string; name: string; mediaType: string; now: string }>
  'employees_change_request_change_request ownChangeRequests': Judged<typeof employees_change_request_change_request.ownChangeRequests, { employee: string; since: string }, { _id: string; kind: string; state: string; changes: Json; reason: string; file: Json | null; requestedAt: string; decidedAt: string | null; decidedBy: string | null; note: string }>
  'employees_change_request_change_request unpaidRun': Judged<typeof employees_change_request_change_request.unpaidRun, object, { month: string | null }>

  // server/features/employees/directory/directory.queries.ts
  'employees_directory_directory colleaguesAfter.all': Judged<(typeof employees_directory_directory.colleaguesAfter)['all'], { alsoLeft: boolean; code: string; except: string; exceptTeamOf: string; afterId: string; afterName: string; limit: number }, { _id: string; name: string; code: string; department: string | null; designation: string; photo: string | null }>
  'employees_directory_directory colleaguesAfter.search': Judged<(typeof employees_directory_directory.colleaguesAfter)['search'], { alsoLeft: boolean; search: string; code: string; except: string; exceptTeamOf: string; afterId: string; afterName: string; limit: number }, { _id: string; name: string; code: string; department: string | null; designation: string; photo: string | null }>
  'employees_directory_directory colleaguesAfter.shortSearch': Judged<(typeof employees_directory_directory.colleaguesAfter)['shortSearch'], { alsoLeft: boolean; shortSearch: string; code: string; except: string; exceptTeamOf: string; afterId: string; afterName: string; limit: number }, { _id: string; name: string; code: string; department: string | null; designation: string; photo: string | null }>
  'employees_directory_directory departmentsAfter': Judged<typeof employees_directory_directory.departmentsAfter, { name: string; afterId: string; afterName: string; limit: number }, { _id: string; name: string; people: number }>

  // server/features/employees/emergency/emergency-contact.queries.ts
  'employees_emergency_emergency_contact emergencyContacts': Judged<typeof employees_emergency_emergency_contact.emergencyContacts, { employee: string }, { name: string; relation: string; phone: string; address: string }>
  'employees_emergency_emergency_contact personForContacts': Judged<typeof employees_emergency_emergency_contact.personForContacts, { employee: string }, { phone: string | null }>
  'employees_emergency_emergency_contact putContacts': Judged<typeof employees_emergency_emergency_contact.putContacts, { contacts: SentJson; employee: string; now: string }>

  // server/features/employees/family/family-member.queries.ts
  'employees_family_family_member deleteFamilies': Judged<typeof employees_family_family_member.deleteFamilies, { employees: readonly string[] }>
  'employees_family_family_member familiesOfPeople': Judged<typeof employees_family_family_member.familiesOfPeople, { employees: readonly string[] }, { employee: string; name: string; relation: string; birthDate: string; isDependent: boolean; nomineePercent: number }>
  'employees_family_family_member familyMembers': Judged<typeof employees_family_family_member.familyMembers, { employee: string }, { name: string; relation: string; birthDate: string; isDependent: boolean; nomineePercent: number }>
  'employees_family_family_member insertFamilies': Judged<typeof employees_family_family_member.insertFamilies, { now: string; members: SentJson }>
  'employees_family_family_member lockFamilies': Judged<typeof employees_family_family_member.lockFamilies, { employees: readonly string[] }, { id: string }>
  'employees_family_family_member personForFamily': Judged<typeof employees_family_family_member.personForFamily, { employee: string }, { zone: string }>
  'employees_family_family_member zonesForFamily': Judged<typeof employees_family_family_member.zonesForFamily, { employees: readonly string[] }, { employee: string; zone: string }>

  // server/features/employees/import/import.queries.ts
  'employees_import_import addBanks': Judged<typeof employees_import_import.addBanks, { now: string; rows: SentJson }>
  'employees_import_import addContacts': Judged<typeof employees_import_import.addContacts, { now: string; rows: SentJson }>
  'employees_import_import addPersonals': Judged<typeof employees_import_import.addPersonals, { now: string; rows: SentJson }>
  'employees_import_import codesWithZeros': Judged<typeof employees_import_import.codesWithZeros, { codes: readonly string[] }, { code: string; plain: string }>
  'employees_import_import employeesNamed': Judged<typeof employees_import_import.employeesNamed, { names: readonly string[] }, { id: string; code: string; name: string; firstName: string; status: string }>
  'employees_import_import holdersOfNumbers': Judged<typeof employees_import_import.holdersOfNumbers, { digests: readonly string[] }, { digest: string; employee: string; code: string; status: string; joinedOn: string; leftOn: string | null }>
  'employees_import_import importChoices': Judged<typeof employees_import_import.importChoices, object, { kind: string; id: string; name: string; isAdmin: boolean; permissions: string[] }>
  'employees_import_import insertPeople': Judged<typeof employees_import_import.insertPeople, { people: SentJson; now: string }>
  'employees_import_import knownPeople': Judged<typeof employees_import_import.knownPeople, { codes: readonly string[]; ids: readonly string[]; emails: readonly string[] }, { id: string | null; account: string; code: string | null; status: string | null; name: string; email: string; firstName: string | null; lastName: string | null; phone: string | null; designation: string | null; departmentId: string | null; department: string | null; reportsTo: string | null; managerCode: string | null; employmentType: string | null; joinedOn: string | null; leftOn: string | null; probationDays: number | null; hasPersonal: boolean; hasBank: boolean; hasContact: boolean }>

  // server/features/employees/import/undo.queries.ts
  'employees_import_undo forgetPeople': Judged<typeof employees_import_undo.forgetPeople, { employees: readonly string[] }, { accounts: Json }>
  'employees_import_undo movedSince': Judged<typeof employees_import_undo.movedSince, { moves: SentJson }, { employee: string; isPaid: boolean }>
  'employees_import_undo reportingTo': Judged<typeof employees_import_undo.reportingTo, { employees: readonly string[] }, { manager: string; employee: string; name: string }>
  'employees_import_undo signedIn': Judged<typeof employees_import_undo.signedIn, { employees: readonly string[] }, { id: string; name: string }>
  'employees_import_undo takeParts.personal': Judged<(typeof employees_import_undo.takeParts)['personal'], { employees: readonly string[] }>
  'employees_import_undo takeParts.bank': Judged<(typeof employees_import_undo.takeParts)['bank'], { employees: readonly string[] }>
  'employees_import_undo takeParts.contact': Judged<(typeof employees_import_undo.takeParts)['contact'], { employees: readonly string[] }>

  // server/features/employees/job-history/job-history.queries.ts
  'employees_job_history_job_history jobHistoryRows': Judged<typeof employees_job_history_job_history.jobHistoryRows, { employees: readonly string[] }, { employee: string; name: string; joinedOn: string; probationDays: number; gender: string | null; employmentType: string; department: string | null; location: string; places: Json; terms: Json }>
  'employees_job_history_job_history jobHistoryRows 2': Judged<typeof employees_job_history_job_history.jobHistoryRows, { on: string; after: string }, { employee: string; name: string; joinedOn: string; probationDays: number; gender: string | null; employmentType: string; department: string | null; location: string; places: Json; terms: Json }>
  'employees_job_history_job_history putTerm': Judged<typeof employees_job_history_job_history.putTerm, { employee: string; term: string; from: string; now: string; joinedOn: string; before: string; value: string }>

  // server/features/employees/missing/missing.queries.ts
  'employees_missing_missing missing': Judged<typeof employees_missing_missing.missing, object, { bank: number; pan: number; birthDate: number; emergency: number }>

  // server/features/employees/payroll/payroll-facts.queries.ts
  'employees_payroll_payroll_facts sealedAadhaarsOf': Judged<typeof employees_payroll_payroll_facts.sealedAadhaarsOf, { employees: SentJson }, { employee: string; sealed: string }>
  'employees_payroll_payroll_facts sealedAccountsOf': Judged<typeof employees_payroll_payroll_facts.sealedAccountsOf, { now: string; employees: SentJson }, { employee: string; holderName: string; sealed: string; ifsc: string }>
  'employees_payroll_payroll_facts sealedNumbersOf': Judged<typeof employees_payroll_payroll_facts.sealedNumbersOf, { employees: SentJson }, { employee: string; pan: string | null; uan: string | null; esi: string | null }>

  // server/features/employees/personal/personal-info.queries.ts
  'employees_personal_personal_info numberHolders': Judged<typeof employees_personal_personal_info.numberHolders, { id: string; pan: string; aadhaar: string; uan: string; esi: string }, { field: string; code: string; name: string; leftOn: string | null }>
  'employees_personal_personal_info personalInfo': Judged<typeof employees_personal_personal_info.personalInfo, { id: string }, { _id: string; birthDate: string | null; gender: string | null; bloodGroup: string | null; maritalStatus: string | null; nationality: string; currentAddress: Json; permanentAddress: Json; pan: string | null; aadhaar: string | null; uan: string | null; esi: string | null }>
  'employees_personal_personal_info putPersonal': Judged<typeof employees_personal_personal_info.putPersonal, { changes: SentJson; id: string; now: string }>
  'employees_personal_personal_info sealedNumbers': Judged<typeof employees_personal_personal_info.sealedNumbers, { id: string }, { pan: string | null; aadhaar: string | null; uan: string | null; esi: string | null }>
  'employees_personal_personal_info setPhone': Judged<typeof employees_personal_personal_info.setPhone, { phone: string; now: string; id: string }>

  // server/features/employees/photo/photo.queries.ts
  'employees_photo_photo photoAfter': Judged<typeof employees_photo_photo.photoAfter, { photo: string; now: string; id: string }, { before: string | null }>
  'employees_photo_photo photosInUse': Judged<typeof employees_photo_photo.photosInUse, { keys: readonly string[] }, { key: string }>

  // server/features/employees/quick-add/starting-place.queries.ts
  'employees_quick_add_starting_place startingPlace': Judged<typeof employees_quick_add_starting_place.startingPlace, { location: string; account: string }, { name: string; location: string | null; shift: string | null }>

  // server/features/employees/records.queries.ts
  'employees_records employeeAccount': Judged<typeof employees_records.employeeAccount, { id: string }, { name: string; account: string; email: string }>
  'employees_records employeesByCode': Judged<typeof employees_records.employeesByCode, { codes: readonly string[] }, { employee: string; code: string; name: string }>
  'employees_records insertBanks': Judged<typeof employees_records.insertBanks, { now: string; rows: SentJson }>
  'employees_records insertPersonals': Judged<typeof employees_records.insertPersonals, { now: string; rows: SentJson }>

  // server/features/employees/rehire/rehire.queries.ts
  'employees_rehire_rehire copyDetails': Judged<typeof employees_rehire_rehire.copyDetails, { employee: string; now: string; former: string }>
  'employees_rehire_rehire copyPersonal': Judged<typeof employees_rehire_rehire.copyPersonal, { former: string; employee: string; now: string }>
  'employees_rehire_rehire personOf': Judged<typeof employees_rehire_rehire.personOf, { employee: string }, { person: string; photo: string | null }>
  'employees_rehire_rehire setAccount': Judged<typeof employees_rehire_rehire.setAccount, { account: string; now: string; employee: string }>

  // server/features/employees/reported/reported.queries.ts
  'employees_reported_reported alert': Judged<typeof employees_reported_reported.alert, { id: string }, { kind: string; employee: string; name: string; account: string; bankChange: string | null; changedBy: string; digest: string; expiresAt: string; reportedAt: string | null; settledAt: string | null }>
  'employees_reported_reported countBankChange': Judged<typeof employees_reported_reported.countBankChange, { now: string; id: string }>
  'employees_reported_reported insertAlert': Judged<typeof employees_reported_reported.insertAlert, { id: string; kind: string; employee: string; bankChange: string; account: string; digest: string; now: string; expiresAt: string }>
  'employees_reported_reported insertBankChange': Judged<typeof employees_reported_reported.insertBankChange, { id: string; account: string; now: string; countsFrom: string; employee: string }>
  'employees_reported_reported openReports': Judged<typeof employees_reported_reported.openReports, { employee: string }, { _id: string; kind: string; changedBy: string; changedById: string; changedAt: string; reportedAt: string }>
  'employees_reported_reported payingSince': Judged<typeof employees_reported_reported.payingSince, { now: string; employees: readonly string[] }, { employee: string | NullWith<typeof employees_reported_reported.payingSince, 'employees'>; since: string | null }>
  'employees_reported_reported putReported': Judged<typeof employees_reported_reported.putReported, { now: string; id: string }>
  'employees_reported_reported putSettled': Judged<typeof employees_reported_reported.putSettled, { outcome: string; account: string; now: string; id: string }>
  'employees_reported_reported restoreBank': Judged<typeof employees_reported_reported.restoreBank, { now: string; id: string }>
  'employees_reported_reported stopBankChange': Judged<typeof employees_reported_reported.stopBankChange, { employee: string; id: string }>
  'employees_reported_reported waitingBanks': Judged<typeof employees_reported_reported.waitingBanks, { employee: string; now: string }, { employee: string; until: string | null }>

  // server/features/employees/requested-detail/requested-detail.queries.ts
  'employees_requested_detail_requested_detail deleteRequested': Judged<typeof employees_requested_detail_requested_detail.deleteRequested, { employee: string; step: string }>
  'employees_requested_detail_requested_detail noteAnswered': Judged<typeof employees_requested_detail_requested_detail.noteAnswered, { now: string }, { account: string; employee: string; name: string }>
  'employees_requested_detail_requested_detail noteReminded': Judged<typeof employees_requested_detail_requested_detail.noteReminded, { now: string; before: string }, { account: string }>
  'employees_requested_detail_requested_detail personAsked': Judged<typeof employees_requested_detail_requested_detail.personAsked, { employee: string }, { account: string }>
  'employees_requested_detail_requested_detail putRequested': Judged<typeof employees_requested_detail_requested_detail.putRequested, { employee: string; note: string; by: string; now: string; steps: readonly string[] }>
  'employees_requested_detail_requested_detail requestedDetails': Judged<typeof employees_requested_detail_requested_detail.requestedDetails, { employee: string }, { step: string; note: string; requestedBy: string; requestedAt: string; state: string }>
  'employees_requested_detail_requested_detail stepsThere': Judged<typeof employees_requested_detail_requested_detail.stepsThere, { employee: string; steps: readonly string[] }, { step: string | NullWith<typeof employees_requested_detail_requested_detail.stepsThere, 'steps'> }>

  // server/features/employees/shifts/held-shifts.queries.ts
  'employees_shifts_held_shifts heldShifts': Judged<typeof employees_shifts_held_shifts.heldShifts, { employees: readonly string[] }, { employee: string; name: string; account: string; joinedOn: string; leftOn: string | null; isActive: boolean; shifts: Json }>
  'employees_shifts_held_shifts putHeldShifts': Judged<typeof employees_shifts_held_shifts.putHeldShifts, { held: SentJson; employees: readonly string[]; now: string }>

  // server/features/employees/status/employee-status.queries.ts
  'employees_status_employee_status endOverdue': Judged<typeof employees_status_employee_status.endOverdue, { now: string }, { id: string; account: string }>
  'employees_status_employee_status invitable': Judged<typeof employees_status_employee_status.invitable, { ids: readonly string[] }, { id: string; account: string; isWaiting: boolean }>

  // server/features/employees/team/team.queries.ts
  'employees_team_team inTeam': Judged<typeof employees_team_team.inTeam, { employee: string; manager: string }, { id: string }>

  // server/features/employees/tree/department-tree.queries.ts
  'employees_tree_department_tree departmentPeople': Judged<typeof employees_tree_department_tree.departmentPeople, { id: string; afterId: string; afterName: string; limit: number }, { _id: string; name: string; code: string; department: string; designation: string; photo: string | null; workEmail: string; location: string; manager: string | null }>
  'employees_tree_department_tree departmentThere': Judged<typeof employees_tree_department_tree.departmentThere, { id: string }, { id: string }>
  'employees_tree_department_tree departmentTree': Judged<typeof employees_tree_department_tree.departmentTree, { seesBudget: boolean }, { _id: string; name: string; parentId: string | null; head: Json | null; people: number; purchaseBudgetPaise: number | null }>

  // server/features/employees/tree/tree.queries.ts
  'employees_tree_tree ownTree': Judged<typeof employees_tree_tree.ownTree, { employee: string }, { _id: string; name: string; code: string; department: string | null; designation: string; photo: string | null; reportsTo: string | null; reports: number; place: string }>
  'employees_tree_tree treePath': Judged<typeof employees_tree_tree.treePath, { employee: string }, { _id: string; name: string; code: string; department: string | null; designation: string; photo: string | null; reportsTo: string | null; reports: number }>
  'employees_tree_tree treeReports': Judged<typeof employees_tree_tree.treeReports, { root: string; afterId: string; afterName: string; limit: number }, { _id: string; name: string; code: string; department: string | null; designation: string; photo: string | null; reportsTo: string; reports: number }>
  'employees_tree_tree treeTop': Judged<typeof employees_tree_tree.treeTop, { afterId: string; afterName: string; limit: number }, { _id: string; name: string; code: string; department: string | null; designation: string; photo: string | null; reportsTo: string | null; reports: number }>
  'employees_tree_tree wholeTree': Judged<typeof employees_tree_tree.wholeTree, object, { _id: string; name: string; code: string; department: string | null; designation: string; photo: string | null; reportsTo: string | null; reports: number }>
  'employees_tree_tree worksHere': Judged<typeof employees_tree_tree.worksHere, { employee: string }, { id: string }>

  // server/features/expenses/category/category.queries.ts
  'expenses_category_category categoryForUpdate': Judged<typeof expenses_category_category.categoryForUpdate, { id: string }, { name: string; basis: string; isUsed: boolean }>
  'expenses_category_category claimant': Judged<typeof expenses_category_category.claimant, { employee: string }, { role: string; joinedOn: string; leftOn: string | null; zone: string }>
  'expenses_category_category deleteCategory': Judged<typeof expenses_category_category.deleteCategory, { id: string }>
  'expenses_category_category expenseCategories': Judged<typeof expenses_category_category.expenseCategories, object, { _id: string; name: string; basis: string; use: string; isTaxed: boolean; billAbovePaise: number | null; maxAgeDays: number; overLimit: string; isActive: boolean; limits: Json; rates: Json; isUsed: boolean }>
  'expenses_category_category putCategory': Judged<typeof expenses_category_category.putCategory, { id: string; name: string; basis: string; use: string; isTaxed: boolean; billAbovePaise: number; maxAgeDays: number; overLimit: string; isActive: boolean; now: string }>
  'expenses_category_category putLimits': Judged<typeof expenses_category_category.putLimits, { category: string; limits: SentJson }>
  'expenses_category_category putRates': Judged<typeof expenses_category_category.putRates, { category: string; rates: SentJson }>
  'expenses_category_category useCategories': Judged<typeof expenses_category_category.useCategories, { ids: readonly string[] }>

  // server/features/expenses/claim/spent.queries.ts
  'expenses_claim_spent duplicatesOf': Judged<typeof expenses_claim_spent.duplicatesOf, { files: SentJson; lines: SentJson; except: string }, { position: number; by: string; number: string; requester: string }>
  'expenses_claim_spent hashesOf': Judged<typeof expenses_claim_spent.hashesOf, { request: string }, { position: number; sha256: string | null }>
  'expenses_claim_spent spentOf': Judged<typeof expenses_claim_spent.spentOf, { employee: string; except: string; from: string; to: string }, { category: string; day: string; totalPaise: number }>

  // server/features/expenses/spending/spending.queries.ts
  'expenses_spending_spending spendingSums': Judged<typeof expenses_spending_spending.spendingSums, { by: string; zone: string; first: string; last: string; type: string; category: string; departmentId: string; employeeId: string }, { isAll: boolean; key: string | null; name: string | null; month: string | null; requests: number; approvedPaise: number; paidPaise: number; categories: string[] | null }>
  'expenses_spending_spending spentLines': Judged<typeof expenses_spending_spending.spentLines, { zone: string; first: string; last: string; type: string; category: string; departmentId: string; employeeId: string; limit: number }, { day: string; number: string; type: string; code: string; person: string; department: string | null; category: string | null; words: string; reason: string; approved: number; paid: number }>

  // server/features/expenses/travel/advance.queries.ts
  'expenses_travel_advance openAdvancePage': Judged<typeof expenses_travel_advance.openAdvancePage, { search: string; limit: number; offset: number }, { _id: string; number: string; reason: string; startsOn: string; endsOn: string; advancePaise: number; isSettling: boolean; employee: Json }>
  'expenses_travel_advance remindToSettle': Judged<typeof expenses_travel_advance.remindToSettle, { by: string; now: string }, { trip: string; account: string; reason: string; returnedOn: string }>

  // server/features/expenses/travel/exit-recovery.queries.ts
  'expenses_travel_exit_recovery advancesOfLeavers': Judged<typeof expenses_travel_exit_recovery.advancesOfLeavers, { employee: string }, { trip: string; number: string; reason: string; employee: string; lastMonth: string; beforePaise: number }>
  'expenses_travel_exit_recovery exitRecoveries': Judged<typeof expenses_travel_exit_recovery.exitRecoveries, { employee: string }, { trip: string; employee: string; lastMonth: string | null; fromMonth: string; beforePaise: number }>
  'expenses_travel_exit_recovery forgetExit': Judged<typeof expenses_travel_exit_recovery.forgetExit, { trip: string }>
  'expenses_travel_exit_recovery insertExitRecovery': Judged<typeof expenses_travel_exit_recovery.insertExitRecovery, { trip: string; beforePaise: number; now: string }>

  // server/features/expenses/travel/settlement.queries.ts
  'expenses_travel_settlement beforeSettlement': Judged<typeof expenses_travel_settlement.beforeSettlement, { request: string }, { before: Json }>
  'expenses_travel_settlement endSettlement': Judged<typeof expenses_travel_settlement.endSettlement, { request: string }>
  'expenses_travel_settlement insertSettlement': Judged<typeof expenses_travel_settlement.insertSettlement, { request: string; trip: string }>
  'expenses_travel_settlement putBefore': Judged<typeof expenses_travel_settlement.putBefore, { before: SentJson; request: string }>
  'expenses_travel_settlement settlementOf': Judged<typeof expenses_travel_settlement.settlementOf, { trip: string }, { _id: string; number: string; state: string; claimedPaise: number; approvedPaise: number | null }>
  'expenses_travel_settlement tripStages': Judged<typeof expenses_travel_settlement.tripStages, { requests: readonly string[]; now: string; today: string }, { request: string; _id: string; stage: string; by: string; day: string; at: string; amount: number | null; note: string | null }>

  // server/features/expenses/travel/trip.queries.ts
  'expenses_travel_trip lockTrip': Judged<typeof expenses_travel_trip.lockTrip, { id: string }, { id: string }>
  'expenses_travel_trip putTravelRule': Judged<typeof expenses_travel_trip.putTravelRule, { advancePercent: number; remindAfterDays: number; now: string }>
  'expenses_travel_trip requesterAccount': Judged<typeof expenses_travel_trip.requesterAccount, { employee: string }, { id: string }>
  'expenses_travel_trip spendingOf': Judged<typeof expenses_travel_trip.spendingOf, { request: string }, { category: string; totalPaise: number; approvedPaise: number | null }>
  'expenses_travel_trip travelRuleRow': Judged<typeof expenses_travel_trip.travelRuleRow, object, { advancePercent: number; remindAfterDays: number }>
  'expenses_travel_trip tripRow': Judged<typeof expenses_travel_trip.tripRow, { id: string }, { _id: string; number: string; reason: string; requester: string; state: string; isCancelling: boolean; stage: string | null; startsOn: string; endsOn: string; claimed: number; approved: number | null; draft: Json; facts: Json }>
  'expenses_travel_trip tripsBetween': Judged<typeof expenses_travel_trip.tripsBetween, { employee: string; to: string; from: string }, { number: string; startsOn: string; endsOn: string }>

  // server/features/identity/account/account-permission.queries.ts
  'identity_account_account_permission deleteOtherChanges': Judged<typeof identity_account_account_permission.deleteOtherChanges, { account: string; changes: SentJson }>
  'identity_account_account_permission permissionsOfAccount': Judged<typeof identity_account_account_permission.permissionsOfAccount, { account: string }, { isAdmin: boolean; permissions: string[]; changes: Json }>

  // server/features/identity/account/account.queries.ts
  'identity_account_account accountActor': Judged<typeof identity_account_account.accountActor, { account: string }, { isActive: boolean; isAdmin: boolean; role: string; employee: string | null; formerly: string[] | null }>
  'identity_account_account accountPhotosInUse': Judged<typeof identity_account_account.accountPhotosInUse, { keys: readonly string[] }, { key: string }>
  'identity_account_account accountSecret': Judged<typeof identity_account_account.accountSecret, { account: string }, { name: string; email: string; company: string; hash: string | null; changedAt: string | null; isActive: boolean; roleId: string | null }>
  'identity_account_account claimedAddress': Judged<typeof identity_account_account.claimedAddress, { organisation: string; account: string }, { email: string }>
  'identity_account_account directoryEntry': Judged<typeof identity_account_account.directoryEntry, { email: string }, { organisation: string; account: string; signUp: string | null }>
  'identity_account_account holdersOf': Judged<typeof identity_account_account.holdersOf, { permissions: readonly string[] }, { account: string }>
  'identity_account_account insertAccount': Judged<typeof identity_account_account.insertAccount, { id: string; email: string; name: string; phone: string; roleId: string; hash: string; now: string }>
  'identity_account_account insertAccounts': Judged<typeof identity_account_account.insertAccounts, { now: string; accounts: SentJson }>
  'identity_account_account insertDirectoryEntry': Judged<typeof identity_account_account.insertDirectoryEntry, { email: string; account: string; signUp: string }>
  'identity_account_account insertFormerAccount': Judged<typeof identity_account_account.insertFormerAccount, { id: string; email: string; now: string; account: string }>
  'identity_account_account insertKeyAccount': Judged<typeof identity_account_account.insertKeyAccount, { id: string; email: string; name: string; now: string }>
  'identity_account_account moveDirectoryEntry': Judged<typeof identity_account_account.moveDirectoryEntry, { email: string; account: string }>
  'identity_account_account photoAfter': Judged<typeof identity_account_account.photoAfter, { photo: string; account: string }, { before: string | null }>
  'identity_account_account setPasswordHash': Judged<typeof identity_account_account.setPasswordHash, { hash: string; now: string; account: string }>
  'identity_account_account signUpIsOver': Judged<typeof identity_account_account.signUpIsOver, { account: string }>
  'identity_account_account updateAccount': Judged<typeof identity_account_account.updateAccount, { name: string; email: string; isPhoneGiven: boolean; phone: string; account: string }>
  'identity_account_account updateActive': Judged<typeof identity_account_account.updateActive, { isActive: boolean; account: string }>
  'identity_account_account updateClock': Judged<typeof identity_account_account.updateClock, { hour12: boolean; account: string }>
  'identity_account_account updateDesignation': Judged<typeof identity_account_account.updateDesignation, { designation: string; account: string }>
  'identity_account_account updateFrozen': Judged<typeof identity_account_account.updateFrozen, { at: string; account: string }>
  'identity_account_account updateRole': Judged<typeof identity_account_account.updateRole, { account: string; role: string }>

  // server/features/identity/account/invitation.queries.ts
  'identity_account_invitation invited': Judged<typeof identity_account_invitation.invited, { account: string }, { name: string; email: string; hash: string | null; isActive: boolean; orgName: string }>
  'identity_account_invitation openInvitation': Judged<typeof identity_account_invitation.openInvitation, { purpose: string; tokenDigest: string; now: string }, { organisation: string; account: string; createdAt: string }>
  'identity_account_invitation putInvitation': Judged<typeof identity_account_invitation.putInvitation, { organisation: string; account: string; purpose: string; tokenDigest: string; now: string; expiresAt: string }>
  'identity_account_invitation useInvitation': Judged<typeof identity_account_invitation.useInvitation, { now: string; tokenDigest: string }>
  'identity_account_invitation voidAll': Judged<typeof identity_account_invitation.voidAll, { organisation: string; accounts: readonly string[] }>
  'identity_account_invitation voidInvitation': Judged<typeof identity_account_invitation.voidInvitation, { organisation: string; account: string; purpose: string }>

  // server/features/identity/account/user-info.queries.ts
  'identity_account_user_info userInfo': Judged<typeof identity_account_user_info.userInfo, { account: string }, { _id: string; employeeId: string; name: string; role: string; designation: string; profilePic: string; contactNo: string; email: string; sector: string; orgName: string; orgLogo: string; organisation: string; reportingTo: string; timeZone: string; hour12: boolean; hasLeft: boolean }>

  // server/features/identity/new-password/reset.queries.ts
  'identity_new_password_reset deleteOldResets': Judged<typeof identity_new_password_reset.deleteOldResets, { now: string }>
  'identity_new_password_reset insertReset': Judged<typeof identity_new_password_reset.insertReset, { id: string; email: string; organisation: string; account: string; tokenDigest: string; codeDigest: string; now: string; codeExpiresAt: string }>
  'identity_new_password_reset resetIsVerified': Judged<typeof identity_new_password_reset.resetIsVerified, { now: string; id: string }>
  'identity_new_password_reset takeResetTry': Judged<typeof identity_new_password_reset.takeResetTry, { tokenDigest: string; maxTries: number; now: string }, { id: string; codeDigest: string; tries: number; account: string | null }>
  'identity_new_password_reset useResets': Judged<typeof identity_new_password_reset.useResets, { now: string; organisation: string; account: string }>
  'identity_new_password_reset verifiedReset': Judged<typeof identity_new_password_reset.verifiedReset, { tokenDigest: string; now: string }, { id: string; organisation: string; account: string }>

  // server/features/identity/passkey/challenge.queries.ts
  'identity_passkey_challenge insertChallenge': Judged<typeof identity_passkey_challenge.insertChallenge, { now: string; digest: string; purpose: string; owner: string; expiresAt: string }>
  'identity_passkey_challenge useChallenge': Judged<typeof identity_passkey_challenge.useChallenge, { digest: string; purpose: string; owner: string; now: string }>

  // server/features/identity/passkey/passkey.queries.ts
  'identity_passkey_passkey insertPasskey': Judged<typeof identity_passkey_passkey.insertPasskey, { id: string; account: string; name: string; credentialId: string; publicKey: string; counter: number; transports: readonly string[]; kind: string; agent: string; now: string }>
  'identity_passkey_passkey lockOwner': Judged<typeof identity_passkey_passkey.lockOwner, { account: string }, { id: string }>
  'identity_passkey_passkey passkeyKey': Judged<typeof identity_passkey_passkey.passkeyKey, { account: string; credentialId: string }, { id: string; name: string; publicKey: string }>
  'identity_passkey_passkey passkeyRows': Judged<typeof identity_passkey_passkey.passkeyRows, { account: string }, { _id: string; name: string; kind: string; agent: string; credentialId: string; transports: string[]; createdAt: string; lastUsedAt: string | null }>
  'identity_passkey_passkey renamePasskeyRow': Judged<typeof identity_passkey_passkey.renamePasskeyRow, { name: string; account: string; id: string }>
  'identity_passkey_passkey usePasskey': Judged<typeof identity_passkey_passkey.usePasskey, { counter: number; now: string; id: string }>

  // server/features/identity/permission/access.queries.ts
  'identity_permission_access leastRole': Judged<typeof identity_permission_access.leastRole, { privileged: readonly string[] }, { _id: string; name: string }>
  'identity_permission_access rightsOfAccount': Judged<typeof identity_permission_access.rightsOfAccount, { account: string }, { name: string; isAdmin: boolean; permissions: string[]; changes: Json }>
  'identity_permission_access roleRights': Judged<typeof identity_permission_access.roleRights, { role: string }, { name: string; isAdmin: boolean; permissions: string[] }>
  'identity_permission_access subjectOf': Judged<typeof identity_permission_access.subjectOf, { employee: string }, { name: string; account: string }>

  // server/features/identity/permission/permission.queries.ts
  'identity_permission_permission permissionsOf': Judged<typeof identity_permission_permission.permissionsOf, { employee: string }, { account: string; roleId: string; roleName: string; isAdmin: boolean; permissions: string[]; changes: Json }>
  'identity_permission_permission privilegedPeople': Judged<typeof identity_permission_permission.privilegedPeople, { permissions: readonly string[]; except: string }, { permission: string | NullWith<typeof identity_permission_permission.privilegedPeople, 'permissions'>; total: number; people: string[] }>
  'identity_permission_permission putChanges': Judged<typeof identity_permission_permission.putChanges, { account: string; changes: SentJson }>

  // server/features/identity/second-factor/half-sign-in.queries.ts
  'identity_second_factor_half_sign_in dropHalves': Judged<typeof identity_second_factor_half_sign_in.dropHalves, { now: string; organisation: string; account: string }>
  'identity_second_factor_half_sign_in halfOf': Judged<typeof identity_second_factor_half_sign_in.halfOf, { tokenDigest: string; now: string }, { id: string; organisation: string; account: string; step: string; mustEnrol: boolean; lifetimeDays: number; isSso: boolean; codeDigest: string | null; codeSentAt: string | null; codeExpiresAt: string | null }>
  'identity_second_factor_half_sign_in insertHalf': Judged<typeof identity_second_factor_half_sign_in.insertHalf, { now: string; id: string; organisation: string; account: string; tokenDigest: string; step: string; mustEnrol: boolean; lifetimeDays: number; isSso: boolean; codeDigest: string; codeExpiresAt: string; expiresAt: string }>
  'identity_second_factor_half_sign_in leadToEnrol': Judged<typeof identity_second_factor_half_sign_in.leadToEnrol, { id: string }>
  'identity_second_factor_half_sign_in putHalfCode': Judged<typeof identity_second_factor_half_sign_in.putHalfCode, { codeDigest: string; now: string; codeExpiresAt: string; id: string }>
  'identity_second_factor_half_sign_in takeHalfTry': Judged<typeof identity_second_factor_half_sign_in.takeHalfTry, { id: string; maxTries: number; now: string }, { tries: number }>
  'identity_second_factor_half_sign_in useHalf': Judged<typeof identity_second_factor_half_sign_in.useHalf, { now: string; id: string }>

  // server/features/identity/second-factor/others.queries.ts
  'identity_second_factor_others signInOf': Judged<typeof identity_second_factor_others.signInOf, { now: string; account: string }, { passwordChangedAt: string | null; lastSignInAt: string | null; sessions: number }>

  // server/features/identity/second-factor/recovery-code.queries.ts
  'identity_second_factor_recovery_code deleteRecoveryCodes': Judged<typeof identity_second_factor_recovery_code.deleteRecoveryCodes, { account: string }>
  'identity_second_factor_recovery_code insertRecoveryCodes': Judged<typeof identity_second_factor_recovery_code.insertRecoveryCodes, { account: string; now: string; digests: readonly string[] }>
  'identity_second_factor_recovery_code recoveryCodesLeft': Judged<typeof identity_second_factor_recovery_code.recoveryCodesLeft, { account: string }, { left: number }>
  'identity_second_factor_recovery_code useRecoveryCode': Judged<typeof identity_second_factor_recovery_code.useRecoveryCode, { now: string; account: string; digest: string }>

  // server/features/identity/second-factor/rule.queries.ts
  'identity_second_factor_rule deleteFactorRule': Judged<typeof identity_second_factor_rule.deleteFactorRule, { role: string }>
  'identity_second_factor_rule factorRuleRows': Judged<typeof identity_second_factor_rule.factorRuleRows, object, { roleId: string; role: string; rule: string; from: string | null; people: number; without: number }>
  'identity_second_factor_rule putFactorRule': Judged<typeof identity_second_factor_rule.putFactorRule, { role: string; kind: string; from: string; account: string; now: string }>

  // server/features/identity/second-factor/second-factor.queries.ts
  'identity_second_factor_second_factor authenticatorOf': Judged<typeof identity_second_factor_second_factor.authenticatorOf, { account: string }, { secret: string | null; confirmedAt: string | null }>
  'identity_second_factor_second_factor beginAuthenticator': Judged<typeof identity_second_factor_second_factor.beginAuthenticator, { account: string; name: string; secret: string; now: string }>
  'identity_second_factor_second_factor beginEmail': Judged<typeof identity_second_factor_second_factor.beginEmail, { account: string; codeDigest: string; now: string; codeExpiresAt: string }>
  'identity_second_factor_second_factor confirmEmail': Judged<typeof identity_second_factor_second_factor.confirmEmail, { now: string; account: string }>
  'identity_second_factor_second_factor deleteFactors': Judged<typeof identity_second_factor_second_factor.deleteFactors, { account: string; kinds: readonly string[] }, { kind: string; wasOn: boolean }>
  'identity_second_factor_second_factor deletePasskeys': Judged<typeof identity_second_factor_second_factor.deletePasskeys, { account: string; id: string }, { name: string }>
  'identity_second_factor_second_factor emailCode': Judged<typeof identity_second_factor_second_factor.emailCode, { account: string }, { digest: string | null; sentAt: string | null; expiresAt: string | null }>
  'identity_second_factor_second_factor factorsOf': Judged<typeof identity_second_factor_second_factor.factorsOf, { now: string; account: string }, { authenticatorName: string | null; authenticatorSince: string | null; emailSince: string | null; passkeys: number; required: string | null }>
  'identity_second_factor_second_factor takeStep': Judged<typeof identity_second_factor_second_factor.takeStep, { step: number; now: string; account: string }>

  // server/features/identity/second-factor/trusted-device.queries.ts
  'identity_second_factor_trusted_device deleteTrustedDevices': Judged<typeof identity_second_factor_trusted_device.deleteTrustedDevices, { account: string; id: string }>
  'identity_second_factor_trusted_device putTrustedDevice': Judged<typeof identity_second_factor_trusted_device.putTrustedDevice, { account: string; now: string; digest: string; agent: string; address: string; expiresAt: string }>
  'identity_second_factor_trusted_device trustedDevices': Judged<typeof identity_second_factor_trusted_device.trustedDevices, { account: string; now: string }, { _id: string; agent: string; address: string; createdAt: string; expiresAt: string }>
  'identity_second_factor_trusted_device trustedUntil': Judged<typeof identity_second_factor_trusted_device.trustedUntil, { account: string; digest: string; now: string }, { until: string }>

  // server/features/identity/session/session.queries.ts
  'identity_session_session endAllSessions': Judged<typeof identity_session_session.endAllSessions, { now: string; why: string; account: string; except: string }>
  'identity_session_session endSession': Judged<typeof identity_session_session.endSession, { now: string; why: string; id: string; account: string }>
  'identity_session_session insertSession': Judged<typeof identity_session_session.insertSession, { account: string; now: string; id: string; digest: string; agent: string; address: string; lifetimeDays: number; isBound: boolean; isSso: boolean; expiresAt: string }>
  'identity_session_session liveSessions': Judged<typeof identity_session_session.liveSessions, { account: string; now: string }, { _id: string; agent: string; address: string; createdAt: string; lastSeenAt: string; isSso: boolean }>
  'identity_session_session lockSession': Judged<typeof identity_session_session.lockSession, { id: string }, { account: string; digest: string; spentDigest: string | null; rotatedAt: string; lifetimeDays: number; expiresAt: string; endedAt: string | null; createdAt: string; isBound: boolean }>
  'identity_session_session rotateSession': Judged<typeof identity_session_session.rotateSession, { digest: string; spentDigest: string; now: string; expiresAt: string; address: string; id: string }>
  'identity_session_session sessionActor': Judged<typeof identity_session_session.sessionActor, { session: string }, { account: string; endedAt: string | null; expiresAt: string; isActive: boolean; role: string; isAdmin: boolean; permissions: string[]; employee: string | null; formerly: string[] | null; isBound: boolean; provedAt: string; changes: Json }>
  'identity_session_session sessionIsProved': Judged<typeof identity_session_session.sessionIsProved, { now: string; session: string }>

  // server/features/identity/session/sign-in-bars.queries.ts
  'identity_session_sign_in_bars endPasswordSessions': Judged<typeof identity_session_sign_in_bars.endPasswordSessions, { now: string; why: string; except: string }>
  'identity_session_sign_in_bars enforcedDomain': Judged<typeof identity_session_sign_in_bars.enforcedDomain, { domain: string }, { domain: string }>
  'identity_session_sign_in_bars isEmergencyAdmin': Judged<typeof identity_session_sign_in_bars.isEmergencyAdmin, { account: string }, { account: string }>
  'identity_session_sign_in_bars signInBars': Judged<typeof identity_session_sign_in_bars.signInBars, { account: string }, { frozenAt: string | null; stoppedAt: string | null; needsCompany: boolean; isEnding: boolean }>
  'identity_session_sign_in_bars updateStopped': Judged<typeof identity_session_sign_in_bars.updateStopped, { at: string; account: string }>

  // server/features/identity/sign-in-history/sign-in-history.queries.ts
  'identity_sign_in_history_sign_in_history addressesOf': Judged<typeof identity_sign_in_history_sign_in_history.addressesOf, { account: string; since: string }, { address: string }>
  'identity_sign_in_history_sign_in_history deleteSignIns': Judged<typeof identity_sign_in_history_sign_in_history.deleteSignIns, { until: string }>
  'identity_sign_in_history_sign_in_history insertSignIn': Judged<typeof identity_sign_in_history_sign_in_history.insertSignIn, { account: string; now: string; way: string; isSuccess: boolean; isUnknown: boolean; agent: string; address: string }, { isNewDevice: boolean }>
  'identity_sign_in_history_sign_in_history signInRows': Judged<typeof identity_sign_in_history_sign_in_history.signInRows, { account: string; since: string; before: string; limit: number }, { _id: string; at: string; way: string; isSuccess: boolean; isNewDevice: boolean; agent: string; address: string }>

  // server/features/identity/sign-up/sign-up.queries.ts
  'identity_sign_up_sign_up deleteOldSignUps': Judged<typeof identity_sign_up_sign_up.deleteOldSignUps, { now: string }>
  'identity_sign_up_sign_up deleteSignUp': Judged<typeof identity_sign_up_sign_up.deleteSignUp, { id: string }>
  'identity_sign_up_sign_up insertAcceptances': Judged<typeof identity_sign_up_sign_up.insertAcceptances, { account: string; terms: string; at: string; privacy: string }>
  'identity_sign_up_sign_up insertSignUp': Judged<typeof identity_sign_up_sign_up.insertSignUp, { id: string; email: string; name: string; companyName: string; phone: string; isKnown: boolean; codeDigest: string; now: string; codeExpiresAt: string; tokenDigest: string }>
  'identity_sign_up_sign_up lockSignUp': Judged<typeof identity_sign_up_sign_up.lockSignUp, { id: string }, { id: string; email: string; name: string; companyName: string; phone: string; isKnown: boolean; step: string; codeSentAt: string; createdAt: string; organisation: string | null; account: string | null }>
  'identity_sign_up_sign_up replaceCode': Judged<typeof identity_sign_up_sign_up.replaceCode, { codeDigest: string; codeExpiresAt: string; now: string; id: string }>
  'identity_sign_up_sign_up replaceToken': Judged<typeof identity_sign_up_sign_up.replaceToken, { tokenDigest: string; now: string; id: string }>
  'identity_sign_up_sign_up setFounded': Judged<typeof identity_sign_up_sign_up.setFounded, { organisation: string; account: string; now: string; id: string }>
  'identity_sign_up_sign_up setStep': Judged<typeof identity_sign_up_sign_up.setStep, { step: string; now: string; id: string }>
  'identity_sign_up_sign_up signUp': Judged<typeof identity_sign_up_sign_up.signUp, { id: string }, { id: string; email: string; name: string; companyName: string; phone: string; isKnown: boolean; step: string; codeSentAt: string; createdAt: string; organisation: string | null; account: string | null }>
  'identity_sign_up_sign_up signUpOfToken': Judged<typeof identity_sign_up_sign_up.signUpOfToken, { digest: string; now: string }, { id: string }>
  'identity_sign_up_sign_up takeTry': Judged<typeof identity_sign_up_sign_up.takeTry, { id: string; maxTries: number; now: string }, { codeDigest: string; tries: number; isKnown: boolean }>

  // server/features/imports/data-import.queries.ts
  'imports_data_import beginCheck': Judged<typeof imports_data_import.beginCheck, { columns: SentJson; dayOrder: string; mapped: string; now: string; id: string }>
  'imports_data_import beginImport': Judged<typeof imports_data_import.beginImport, { isInvited: boolean; now: string; id: string }>
  'imports_data_import beginUndo': Judged<typeof imports_data_import.beginUndo, { account: string; now: string; id: string }>
  'imports_data_import deleteDrafts': Judged<typeof imports_data_import.deleteDrafts, { before: string }>
  'imports_data_import deleteOldRows': Judged<typeof imports_data_import.deleteOldRows, { before: string }>
  'imports_data_import endImport': Judged<typeof imports_data_import.endImport, { state: string; now: string; id: string }>
  'imports_data_import importForUpdate': Judged<typeof imports_data_import.importForUpdate, { id: string }, { id: string; kind: string; headings: string[]; columns: Json; dayOrder: string; dayOrders: string[]; isInvited: boolean; state: string; attempt: number; rows: number; done: number; account: string | null; progressAt: string; finishedAt: string | null; fileName: string; hash: string; mapped: string | null }>
  'imports_data_import importPage': Judged<typeof imports_data_import.importPage, { kinds: readonly string[]; limit: number; offset: number }, { _id: string; kind: string; fileName: string; state: string; rows: number; done: number; counts: Json; createdBy: string | null; createdAt: string; finishedAt: string | null; undoneBy: string | null; undoneAt: string | null }>
  'imports_data_import insertImport': Judged<typeof imports_data_import.insertImport, { id: string; kind: string; fileName: string; hash: string; headings: readonly string[]; columns: SentJson; sheet: string; sheets: readonly string[]; dayOrders: readonly string[]; rows: number; account: string; now: string }>
  'imports_data_import markUndone': Judged<typeof imports_data_import.markUndone, { account: string; now: string; id: string }>
  'imports_data_import moveImport': Judged<typeof imports_data_import.moveImport, { state: string; done: number; now: string; id: string }>
  'imports_data_import oneImport': Judged<typeof imports_data_import.oneImport, { id: string }, { _id: string; kind: string; fileName: string; state: string; rows: number; done: number; counts: Json; createdBy: string | null; createdAt: string; finishedAt: string | null; undoneBy: string | null; undoneAt: string | null; headings: string[]; columns: Json; sheet: string | null; sheets: string[]; dayOrder: string; isInvited: boolean; progressAt: string; mapped: string | null; unknown: string | null }>
  'imports_data_import putUnknown': Judged<typeof imports_data_import.putUnknown, { unknown: string; id: string }>
  'imports_data_import undoFailed': Judged<typeof imports_data_import.undoFailed, { now: string; id: string }>
  'imports_data_import undoer': Judged<typeof imports_data_import.undoer, { id: string }, { account: string | null }>

  // server/features/imports/import-file.queries.ts
  'imports_import_file beginAgain': Judged<typeof imports_import_file.beginAgain, { headings: readonly string[]; columns: SentJson; sheet: string; sheets: readonly string[]; dayOrders: readonly string[]; rows: number; now: string; id: string }>
  'imports_import_file deleteFile': Judged<typeof imports_import_file.deleteFile, { id: string }>
  'imports_import_file insertFile': Judged<typeof imports_import_file.insertFile, { id: string; file: string }>
  'imports_import_file keptFile': Judged<typeof imports_import_file.keptFile, { id: string }, { kind: string; file: string | null }>

  // server/features/imports/import-row.queries.ts
  'imports_import_row builtOn': Judged<typeof imports_import_row.builtOn, { id: string }, { row: number; fileName: string }>
  'imports_import_row clearStuck': Judged<typeof imports_import_row.clearStuck, { id: string }>
  'imports_import_row deleteRows': Judged<typeof imports_import_row.deleteRows, { id: string }>
  'imports_import_row insertRows': Judged<typeof imports_import_row.insertRows, { id: string; rows: SentJson }>
  'imports_import_row putCells': Judged<typeof imports_import_row.putCells, { rows: SentJson; id: string }>
  'imports_import_row putResults': Judged<typeof imports_import_row.putResults, { rows: SentJson; id: string }>
  'imports_import_row putStuck': Judged<typeof imports_import_row.putStuck, { rows: SentJson; id: string }>
  'imports_import_row putWritten': Judged<typeof imports_import_row.putWritten, { now: string; rows: SentJson; id: string }>
  'imports_import_row rowPage': Judged<typeof imports_import_row.rowPage, { id: string; outcome: string; limit: number; offset: number }, { row: number; outcome: string | null; cells: string; found: string | null }>
  'imports_import_row rowsAfter': Judged<typeof imports_import_row.rowsAfter, { id: string; after: number; limit: number }, { row: number; cells: string; isSkipped: boolean }>
  'imports_import_row rowsNamed': Judged<typeof imports_import_row.rowsNamed, { rows: readonly number[]; id: string }, { row: number; cells: string; isSkipped: boolean }>
  'imports_import_row rowsToWrite': Judged<typeof imports_import_row.rowsToWrite, { id: string }, { row: number }>
  'imports_import_row rowsUndone': Judged<typeof imports_import_row.rowsUndone, { now: string; id: string; rows: readonly number[] }>
  'imports_import_row skipRows': Judged<typeof imports_import_row.skipRows, { isSkipped: boolean; id: string; rows: readonly number[] }>
  'imports_import_row stuckRows': Judged<typeof imports_import_row.stuckRows, { id: string }, { row: number; found: string | null; stuck: string; count: number }>
  'imports_import_row writtenRows': Judged<typeof imports_import_row.writtenRows, { id: string; after: number; limit: number }, { row: number; record: string | null; employee: string | null; undo: string | null }>

  // server/features/integrations/api-key/api-key.queries.ts
  'integrations_api_key_api_key calledKey': Judged<typeof integrations_api_key_api_key.calledKey, { id: string }, { scopes: string[]; callsPerMinute: number; digest: string; previousDigest: string | null; previousUntil: string | null; expiresAt: string; revokedAt: string | null; createdAt: string; usedAt: string | null; name: string }>
  'integrations_api_key_api_key insertKey': Judged<typeof integrations_api_key_api_key.insertKey, { id: string; scopes: readonly string[]; callsPerMinute: number; digest: string; lastFour: string; expiresOn: string; expiresAt: string; account: string; now: string }>
  'integrations_api_key_api_key keyCount': Judged<typeof integrations_api_key_api_key.keyCount, object, { keys: number }>
  'integrations_api_key_api_key keyRows': Judged<typeof integrations_api_key_api_key.keyRows, { id: string; now: string }, { _id: string; name: string; scopes: string[]; callsPerMinute: number; lastFour: string; expiresOn: string; expiresAt: string; previousUntil: string | null; createdAt: string; createdBy: string; revokedAt: string | null; usedAt: string | null; usedFrom: string | null }>
  'integrations_api_key_api_key keysToWarnOf': Judged<typeof integrations_api_key_api_key.keysToWarnOf, { inThree: string; now: string; inFourteen: string }, { name: string; expiresOn: string }>
  'integrations_api_key_api_key lockKey': Judged<typeof integrations_api_key_api_key.lockKey, { id: string }, { digest: string; expiresAt: string; revokedAt: string | null }>
  'integrations_api_key_api_key noteUse': Judged<typeof integrations_api_key_api_key.noteUse, { now: string; address: string; id: string }>
  'integrations_api_key_api_key renewKey': Judged<typeof integrations_api_key_api_key.renewKey, { digest: string; lastFour: string; expiresOn: string; expiresAt: string; previousDigest: string; previousUntil: string; id: string }>
  'integrations_api_key_api_key revokeKey': Judged<typeof integrations_api_key_api_key.revokeKey, { now: string; account: string; id: string }>
  'integrations_api_key_api_key updateKey': Judged<typeof integrations_api_key_api_key.updateKey, { scopes: readonly string[]; callsPerMinute: number; id: string }>

  // server/features/integrations/webhook/delivery.queries.ts
  'integrations_webhook_delivery deliveryPage': Judged<typeof integrations_webhook_delivery.deliveryPage, { webhook: string; limit: number; offset: number }, { _id: string; event: string; state: string; tries: number; createdAt: string; triedAt: string | null; nextAt: string | null; status: number | null; answer: string | null; failure: string | null; payload: string }>
  'integrations_webhook_delivery forgetDeliveries': Judged<typeof integrations_webhook_delivery.forgetDeliveries, { now: string }>
  'integrations_webhook_delivery insertDeliveries': Judged<typeof integrations_webhook_delivery.insertDeliveries, { now: string; messages: SentJson }, { id: string }>
  'integrations_webhook_delivery insertDelivery': Judged<typeof integrations_webhook_delivery.insertDelivery, { id: string; webhook: string; event: string; payload: SentJson; now: string }>
  'integrations_webhook_delivery lockDelivery': Judged<typeof integrations_webhook_delivery.lockDelivery, { id: string }, { state: string; isActive: boolean }>
  'integrations_webhook_delivery nextDue': Judged<typeof integrations_webhook_delivery.nextDue, object, { at: string }>
  'integrations_webhook_delivery noteArrived': Judged<typeof integrations_webhook_delivery.noteArrived, { webhook: string }>
  'integrations_webhook_delivery noteFailing': Judged<typeof integrations_webhook_delivery.noteFailing, { now: string; webhook: string }>
  'integrations_webhook_delivery noteTried': Judged<typeof integrations_webhook_delivery.noteTried, { state: string; nextAt: string; now: string; status: number; answer: string; failure: string; id: string; before: number }>
  'integrations_webhook_delivery sendAgain': Judged<typeof integrations_webhook_delivery.sendAgain, { now: string; id: string }>
  'integrations_webhook_delivery takeDue': Judged<typeof integrations_webhook_delivery.takeDue, { now: string; limit: number }, { id: string; webhook: string; payload: string; tries: number; createdAt: string; url: string; secret: string; previousSecret: string | null; previousUntil: string | null; isActive: boolean }>
  'integrations_webhook_delivery turnOff': Judged<typeof integrations_webhook_delivery.turnOff, { now: string; webhook: string }, { name: string }>

  // server/features/integrations/webhook/webhook.queries.ts
  'integrations_webhook_webhook deleteWebhook': Judged<typeof integrations_webhook_webhook.deleteWebhook, { id: string }>
  'integrations_webhook_webhook insertWebhook': Judged<typeof integrations_webhook_webhook.insertWebhook, { id: string; name: string; url: string; events: readonly string[]; isActive: boolean; secret: string; account: string; now: string }>
  'integrations_webhook_webhook lockWebhook': Judged<typeof integrations_webhook_webhook.lockWebhook, { id: string }, { name: string; secret: string; isActive: boolean }>
  'integrations_webhook_webhook renewSecret': Judged<typeof integrations_webhook_webhook.renewSecret, { until: string; secret: string; id: string }>
  'integrations_webhook_webhook updateWebhook': Judged<typeof integrations_webhook_webhook.updateWebhook, { name: string; url: string; events: readonly string[]; isActive: boolean; isAnew: boolean; id: string }>
  'integrations_webhook_webhook webhookCount': Judged<typeof integrations_webhook_webhook.webhookCount, object, { webhooks: number }>
  'integrations_webhook_webhook webhookRows': Judged<typeof integrations_webhook_webhook.webhookRows, { now: string; id: string }, { _id: string; name: string; url: string; events: string[]; isActive: boolean; failingSince: string | null; turnedOffAt: string | null; previousUntil: string | null; createdAt: string; createdBy: string; lastTriedAt: string | null }>

  // server/features/leave/comp-off/credit.queries.ts
  'leave_comp_off_credit compOffOfAccount': Judged<typeof leave_comp_off_credit.compOffOfAccount, { account: string }, { halfDays: number }>
  'leave_comp_off_credit compOffPending': Judged<typeof leave_comp_off_credit.compOffPending, { employee: string }, { halfDays: number }>
  'leave_comp_off_credit compOffPolicy': Judged<typeof leave_comp_off_credit.compOffPolicy, object, { id: string; isActive: boolean }>
  'leave_comp_off_credit compOffRule': Judged<typeof leave_comp_off_credit.compOffRule, object, { requestWithinDays: number; validDays: number }>
  'leave_comp_off_credit compOffTaken': Judged<typeof leave_comp_off_credit.compOffTaken, { from: string; to: string; employees: readonly string[] }, { employee: string; workedOn: string }>
  'leave_comp_off_credit compOffTaken 2': Judged<typeof leave_comp_off_credit.compOffTaken, { from: string; to: string }, { employee: string; workedOn: string }>
  'leave_comp_off_credit creditsLeft': Judged<typeof leave_comp_off_credit.creditsLeft, { employee: string }, { request: string; workedOn: string; expiresOn: string; halfDays: number; left: number }>
  'leave_comp_off_credit insertCredit': Judged<typeof leave_comp_off_credit.insertCredit, { request: string; employee: string; policy: string; workedOn: string; on: string; expiresOn: string; halfDays: number; now: string }>
  'leave_comp_off_credit markCompOff': Judged<typeof leave_comp_off_credit.markCompOff, { id: string }>
  'leave_comp_off_credit policyNames': Judged<typeof leave_comp_off_credit.policyNames, object, { name: string; code: string }>
  'leave_comp_off_credit putCompOffRule': Judged<typeof leave_comp_off_credit.putCompOffRule, { requestWithinDays: number; validDays: number; now: string }>
  'leave_comp_off_credit remindOfCredits': Judged<typeof leave_comp_off_credit.remindOfCredits, { from: string; by: string; now: string }, { account: string; request: string; expiresOn: string; left: number }>
  'leave_comp_off_credit returnCredit': Judged<typeof leave_comp_off_credit.returnCredit, { now: string; request: string }>

  // server/features/leave/encashment/encashable.queries.ts
  'leave_encashment_encashable encashableLeave': Judged<typeof leave_encashment_encashable.encashableLeave, { day: string }, { employee: string; balances: Json }>

  // server/features/leave/encashment/encashment.queries.ts
  'leave_encashment_encashment cancelEncashment': Judged<typeof leave_encashment_encashment.cancelEncashment, { account: string; now: string; id: string }>
  'leave_encashment_encashment encashment': Judged<typeof leave_encashment_encashment.encashment, { id: string }, { employee: string; halfDays: number; paidAt: string | null; cancelledAt: string | null }>
  'leave_encashment_encashment encashmentSubject': Judged<typeof leave_encashment_encashment.encashmentSubject, { policy: string; employee: string }, { name: string; policy: string }>
  'leave_encashment_encashment encashmentsOf': Judged<typeof leave_encashment_encashment.encashmentsOf, { employee: string }, { _id: string; policyId: string; policy: string; halfDays: number; on: string; month: string; atExit: boolean; reason: string; by: string; createdAt: string; paidAt: string | null; isCancelled: boolean }>
  'leave_encashment_encashment insertEncashment': Judged<typeof leave_encashment_encashment.insertEncashment, { id: string; employee: string; policy: string; day: string; halfDays: number; month: string; atExit: boolean; reason: string; account: string; now: string }>
  'leave_encashment_encashment payRows': Judged<typeof leave_encashment_encashment.payRows, { run: string; now: string; ids: readonly string[] }>
  'leave_encashment_encashment payableLeave': Judged<typeof leave_encashment_encashment.payableLeave, { month: string; run: string; employees: readonly string[] }, { id: string; employee: string; policy: Json; halfDays: number; on: string; atExit: boolean; reason: string }>
  'leave_encashment_encashment payableLeave 2': Judged<typeof leave_encashment_encashment.payableLeave, { month: string; run: string }, { id: string; employee: string; policy: Json; halfDays: number; on: string; atExit: boolean; reason: string }>
  'leave_encashment_encashment reopenRows': Judged<typeof leave_encashment_encashment.reopenRows, { run: string; employee: string }>
  'leave_encashment_encashment reopenRowsOfRun': Judged<typeof leave_encashment_encashment.reopenRowsOfRun, { run: string }>

  // server/features/leave/leave-policy/eligibility.queries.ts
  'leave_leave_policy_eligibility leftOfPolicy': Judged<typeof leave_leave_policy_eligibility.leftOfPolicy, { id: string; employees: readonly string[] }, { halfDays: number }>
  'leave_leave_policy_eligibility openRequests': Judged<typeof leave_leave_policy_eligibility.openRequests, { today: string; id: string; employees: readonly string[] }, { pending: number; approved: number }>

  // server/features/leave/leave-policy/leave-policy.queries.ts
  'leave_leave_policy_leave_policy deleteLaterVersions': Judged<typeof leave_leave_policy_leave_policy.deleteLaterVersions, { id: string; after: string }>
  'leave_leave_policy_leave_policy deletePolicy': Judged<typeof leave_leave_policy_leave_policy.deletePolicy, { id: string }>
  'leave_leave_policy_leave_policy insertPolicy': Judged<typeof leave_leave_policy_leave_policy.insertPolicy, { id: string; code: string; name: string; now: string }>
  'leave_leave_policy_leave_policy lockPolicy': Judged<typeof leave_leave_policy_leave_policy.lockPolicy, { id: string }, { id: string }>
  'leave_leave_policy_leave_policy policyPeople': Judged<typeof leave_leave_policy_leave_policy.policyPeople, object, { id: string; people: number }>
  'leave_leave_policy_leave_policy policyTaken': Judged<typeof leave_leave_policy_leave_policy.policyTaken, { id: string }, { day: string }>
  'leave_leave_policy_leave_policy policyVersions': Judged<typeof leave_leave_policy_leave_policy.policyVersions, object, { id: string; code: string; name: string; isActive: boolean; isCompOff: boolean; createdAt: string; startsOn: string; isPaid: boolean; halfDaysAYear: number; accrual: string; leaveYear: string; yearStartsInMonth: number; prorate: boolean; waitingDays: number; afterProbation: boolean; hasCarry: boolean; carryCapHalfDays: number | null; carryMonths: number | null; encashable: boolean; longestRunDays: number | null; noticeDays: number; allowsHalfDays: boolean; sandwich: boolean; negativeLimitHalfDays: number; proofAfterDays: number | null; genders: string[]; employmentTypes: string[]; locations: Json; departments: Json }>
  'leave_leave_policy_leave_policy putVersion': Judged<typeof leave_leave_policy_leave_policy.putVersion, { id: string; startsOn: string; isPaid: boolean; halfDaysAYear: number; accrual: string; leaveYear: string; yearStartsInMonth: number; prorate: boolean; waitingDays: number; afterProbation: boolean; hasCarry: boolean; carryCapHalfDays: number; carryMonths: number; encashable: boolean; longestRunDays: number; noticeDays: number; allowsHalfDays: boolean; sandwich: boolean; negativeLimitHalfDays: number; proofAfterDays: number; genders: readonly string[]; employmentTypes: readonly string[]; now: string }>
  'leave_leave_policy_leave_policy updatePolicy': Judged<typeof leave_leave_policy_leave_policy.updatePolicy, { code: string; name: string; isActive: boolean; now: string; id: string }>

  // server/features/leave/leave-policy/policy-places.queries.ts
  'leave_leave_policy_policy_places placesNamed': Judged<typeof leave_leave_policy_policy_places.placesNamed, { locations: readonly string[]; departments: readonly string[] }, { id: string; name: string }>
  'leave_leave_policy_policy_places putDepartments': Judged<typeof leave_leave_policy_policy_places.putDepartments, { id: string; startsOn: string; places: readonly string[] }>
  'leave_leave_policy_policy_places putLocations': Judged<typeof leave_leave_policy_policy_places.putLocations, { id: string; startsOn: string; places: readonly string[] }>

  // server/features/leave/ledger/leave-between.queries.ts
  'leave_ledger_leave_between leaveBetween': Judged<typeof leave_ledger_leave_between.leaveBetween, { to: string; from: string }, { employee: string; grantedHalfDays: number; takenHalfDays: number; maternityHalfDays: number }>

  // server/features/leave/ledger/ledger.queries.ts
  'leave_ledger_ledger accruedThrough': Judged<typeof leave_ledger_ledger.accruedThrough, object, { through: string }>
  'leave_ledger_ledger accruingEmployees': Judged<typeof leave_ledger_ledger.accruingEmployees, { since: string }, { id: string }>
  'leave_ledger_ledger leaveDays': Judged<typeof leave_ledger_ledger.leaveDays, { employees: readonly string[]; from: string; to: string }, { employee: string; policy: string; request: string; day: string; part: string; halfDays: number; why: string; state: string }>
  'leave_ledger_ledger leaveDays 2': Judged<typeof leave_ledger_ledger.leaveDays, { from: string; to: string }, { employee: string; policy: string; request: string; day: string; part: string; halfDays: number; why: string; state: string }>
  'leave_ledger_ledger lockLeave': Judged<typeof leave_ledger_ledger.lockLeave, { employees: readonly string[] }, { id: string }>
  'leave_ledger_ledger postRows': Judged<typeof leave_ledger_ledger.postRows, { now: string; rows: SentJson }>
  'leave_ledger_ledger postedRows': Judged<typeof leave_ledger_ledger.postedRows, { employees: readonly string[] }, { employee: string; policy: string; key: string; kind: string; on: string; halfDays: number; grant: string | null; expiresOn: string | null; requestId: string | null; sourceId: string | null; correction: boolean; why: Json }>
  'leave_ledger_ledger postedRows 2': Judged<typeof leave_ledger_ledger.postedRows, object, { employee: string; policy: string; key: string; kind: string; on: string; halfDays: number; grant: string | null; expiresOn: string | null; requestId: string | null; sourceId: string | null; correction: boolean; why: Json }>
  'leave_ledger_ledger putAccruedThrough': Judged<typeof leave_ledger_ledger.putAccruedThrough, { through: string; now: string }>

  // server/features/leave/opening/leave-opening.queries.ts
  'leave_opening_leave_opening deleteOpenings': Judged<typeof leave_opening_leave_opening.deleteOpenings, { ids: readonly string[] }>
  'leave_opening_leave_opening openingsById': Judged<typeof leave_opening_leave_opening.openingsById, { ids: readonly string[] }, { id: string; employee: string; policy: string; on: string; halfDays: number; name: string; isUsed: boolean }>
  'leave_opening_leave_opening openingsOf': Judged<typeof leave_opening_leave_opening.openingsOf, { employees: readonly string[] }, { id: string; employee: string; policy: string; on: string; halfDays: number }>
  'leave_opening_leave_opening putOpenings': Judged<typeof leave_opening_leave_opening.putOpenings, { account: string; now: string; openings: SentJson }>

  // server/features/leave/recount/recount.queries.ts
  'leave_recount_recount settleDays': Judged<typeof leave_recount_recount.settleDays, { now: string; days: SentJson }>

  // server/features/leave/request/away.queries.ts
  'leave_request_away awayBeside': Judged<typeof leave_request_away.awayBeside, { from: string; to: string; except: string; employee: string }, { _id: string; name: string; from: string; to: string; isPending: boolean }>

  // server/features/leave/request/cover.queries.ts
  'leave_request_cover coverOfRequest': Judged<typeof leave_request_cover.coverOfRequest, { request: string }, { _id: string; name: string; isAway: boolean }>
  'leave_request_cover coversBetween': Judged<typeof leave_request_cover.coversBetween, { employees: readonly string[]; from: string; to: string }, { employee: string; day: string; name: string }>
  'leave_request_cover insertCover': Judged<typeof leave_request_cover.insertCover, { request: string; cover: string }>
  'leave_request_cover noteCoverTold': Judged<typeof leave_request_cover.noteCoverTold, { at: string; request: string }, { account: string }>
  'leave_request_cover possibleCover': Judged<typeof leave_request_cover.possibleCover, { from: string; to: string; cover: string }, { name: string; isAway: boolean }>

  // server/features/leave/request/leave-request.queries.ts
  'leave_request_leave_request daysOfRequest': Judged<typeof leave_request_leave_request.daysOfRequest, { request: string }, { employee: string; day: string; halfDays: number; state: string }>
  'leave_request_leave_request moveLeaveDays': Judged<typeof leave_request_leave_request.moveLeaveDays, { to: string; now: string; request: string; from: readonly string[] }>
  'leave_request_leave_request putLeaveDays': Judged<typeof leave_request_leave_request.putLeaveDays, { request: string; employee: string; policy: string; state: string; now: string; days: SentJson }>
  'leave_request_leave_request returnEnclosedDays': Judged<typeof leave_request_leave_request.returnEnclosedDays, { now: string; employee: string; days: readonly string[] }>

  // server/features/leave/request/out.queries.ts
  'leave_request_out peopleOnLeave': Judged<typeof leave_request_out.peopleOnLeave, { day: string; except: string; department: string; limit: number }, { _id: string; name: string; photo: string | null; isHalf: boolean }>

  // server/features/letters/issue/letter-list.queries.ts
  'letters_issue_letter_list letterPage': Judged<typeof letters_issue_letter_list.letterPage, { employee: string; kind: string; from: string; to: string; state: string; search: string; limit: number; offset: number; seesPay: boolean; own: string }, { _id: string; kind: string; number: string; title: string; day: string; state: string; holdsPay: boolean; issuedAt: string; acknowledgedAt: string | null; cancelledAt: string | null; cancelReason: string | null; sha256: string | null; employee: Json; issuedBy: string; canOpen: boolean | NullWith<typeof letters_issue_letter_list.letterPage, 'seesPay'> }>
  'letters_issue_letter_list letterPeople': Judged<typeof letters_issue_letter_list.letterPeople, { own: string; kind: string; revisedOn: string; search: string; limit: number; offset: number }, { _id: string; name: string; code: string; photo: string | null; department: string | null; status: string; lastIssued: string | null }>

  // server/features/letters/issue/letter.queries.ts
  'letters_issue_letter acknowledgeRow': Judged<typeof letters_issue_letter.acknowledgeRow, { now: string; id: string }>
  'letters_issue_letter cancelLetterRow': Judged<typeof letters_issue_letter.cancelLetterRow, { account: string; now: string; reason: string; id: string }>
  'letters_issue_letter insertLetters': Judged<typeof letters_issue_letter.insertLetters, { kind: string; year: string; day: string; version: number; holdsPay: boolean; account: string; now: string; letters: SentJson }>
  'letters_issue_letter keepDocument': Judged<typeof letters_issue_letter.keepDocument, { key: string; bytes: number; sha256: string; id: string }>
  'letters_issue_letter lastNumber': Judged<typeof letters_issue_letter.lastNumber, { kind: string; year: string }, { n: number }>
  'letters_issue_letter letterById': Judged<typeof letters_issue_letter.letterById, { id: string }, { employee: string; account: string; code: string; number: string; title: string; holdsPay: boolean; key: string | null; sha256: string | null; acknowledgedAt: string | null; cancelledAt: string | null }>
  'letters_issue_letter lettersInUse': Judged<typeof letters_issue_letter.lettersInUse, { keys: readonly string[] }, { key: string }>
  'letters_issue_letter lettersToDraw': Judged<typeof letters_issue_letter.lettersToDraw, { limit: number }, { id: string; number: string; title: string; paper: Json; issuedAt: string; account: string; email: string; name: string; hasLeft: boolean }>
  'letters_issue_letter lockNumbers': Judged<typeof letters_issue_letter.lockNumbers, object, object>
  'letters_issue_letter ownLetters': Judged<typeof letters_issue_letter.ownLetters, { employee: string }, { _id: string; kind: string; number: string; title: string; day: string; state: string; holdsPay: boolean; issuedAt: string; acknowledgedAt: string | null; cancelledAt: string | null; cancelReason: string | null }>

  // server/features/letters/person/letter-facts.queries.ts
  'letters_person_letter_facts letterFacts': Judged<typeof letters_person_letter_facts.letterFacts, { day: string; revisedOn: string; newest: boolean; employees: readonly string[] }, { employee: string; account: string; name: string; code: string; designation: string | null; department: string | null; location: string; manager: string | null; employmentType: string; probationDays: number; address: Json | null; joinedOn: string; leftOn: string | null; salary: Json | null; employer: Json | null }>
  'letters_person_letter_facts letterhead': Judged<typeof letters_person_letter_facts.letterhead, object, { name: string; legalName: string; address: Json; logo: string | null; signatoryName: string | null; signatoryDesignation: string | null }>

  // server/features/letters/template/template.queries.ts
  'letters_template_template insertText': Judged<typeof letters_template_template.insertText, { kind: string; version: number; title: string; body: string; note: string; account: string; now: string }>
  'letters_template_template newestTexts': Judged<typeof letters_template_template.newestTexts, object, { kind: string; version: number; title: string; body: string; createdAt: string }>
  'letters_template_template putSetting': Judged<typeof letters_template_template.putSetting, { name: string; designation: string; now: string }>
  'letters_template_template setting': Judged<typeof letters_template_template.setting, object, { signatoryName: string; signatoryDesignation: string }>
  'letters_template_template textOf': Judged<typeof letters_template_template.textOf, { kind: string; version: number }, { kind: string; version: number; title: string; body: string; createdAt: string }>
  'letters_template_template versionsOf': Judged<typeof letters_template_template.versionsOf, { kind: string }, { version: number; note: string; author: string; createdAt: string }>

  // server/features/notes/note.queries.ts
  'notes_note deleteNote': Judged<typeof notes_note.deleteNote, { id: string; account: string }>
  'notes_note insertNote': Judged<typeof notes_note.insertNote, { id: string; account: string; text: string; isPinned: boolean; now: string }, { _id: string; text: string; isPinned: boolean; createdAt: string; updatedAt: string }>
  'notes_note keptNotes': Judged<typeof notes_note.keptNotes, { account: string }, { kept: number }>
  'notes_note lockNotes': Judged<typeof notes_note.lockNotes, { account: string }, { id: string }>
  'notes_note notesOf': Judged<typeof notes_note.notesOf, { account: string; search: string }, { _id: string; text: string; isPinned: boolean; createdAt: string; updatedAt: string }>
  'notes_note updateNote': Judged<typeof notes_note.updateNote, { text: string; isPinned: boolean; now: string; id: string; account: string }, { _id: string; text: string; isPinned: boolean; createdAt: string; updatedAt: string }>

  // server/features/noticeboard/announcement/announcement.queries.ts
  'noticeboard_announcement_announcement announcementById': Judged<typeof noticeboard_announcement_announcement.announcementById, { account: string; sees: boolean; now: string; today: string; id: string }, { _id: string; title: string; description: string; audience: Json; publishAt: string; expiresOn: string | null; isPinned: boolean; state: string; author: string; isRead: boolean; reads: Json | null; updatedAt: string; html: string | null }>
  'noticeboard_announcement_announcement announcementForUpdate': Judged<typeof noticeboard_announcement_announcement.announcementForUpdate, { id: string }, { title: string; audience: string; publishAt: string; toTell: string | null }>
  'noticeboard_announcement_announcement announcementPage': Judged<typeof noticeboard_announcement_announcement.announcementPage, { now: string; today: string; sees: boolean; account: string; state: string; search: string; limit: number; offset: number }, { _id: string; title: string; description: string; audience: Json; publishAt: string; expiresOn: string | null; isPinned: boolean; state: string; author: string; isRead: boolean; reads: Json | null }>
  'noticeboard_announcement_announcement deleteAnnouncement': Judged<typeof noticeboard_announcement_announcement.deleteAnnouncement, { id: string }>
  'noticeboard_announcement_announcement insertAnnouncement': Judged<typeof noticeboard_announcement_announcement.insertAnnouncement, { id: string; title: string; description: string; audience: string; audienceIds: readonly string[]; publishAt: string; expiresOn: string; isPinned: boolean; toTell: string; account: string; now: string; html: string }>
  'noticeboard_announcement_announcement keepAnnouncementHtml': Judged<typeof noticeboard_announcement_announcement.keepAnnouncementHtml, { html: string; id: string; body: string }>
  'noticeboard_announcement_announcement unformattedAnnouncement': Judged<typeof noticeboard_announcement_announcement.unformattedAnnouncement, { id: string }, { body: string }>
  'noticeboard_announcement_announcement updateAnnouncement': Judged<typeof noticeboard_announcement_announcement.updateAnnouncement, { title: string; description: string; audience: string; audienceIds: readonly string[]; publishAt: string; expiresOn: string; isPinned: boolean; toTell: string; now: string; html: string; id: string }>

  // server/features/noticeboard/announcement/reader.queries.ts
  'noticeboard_announcement_reader markRead': Judged<typeof noticeboard_announcement_reader.markRead, { announcement: string; account: string; now: string }>
  'noticeboard_announcement_reader readerPage': Judged<typeof noticeboard_announcement_reader.readerPage, { announcement: string; state: string; search: string; limit: number; offset: number }, { _id: string; name: string; department: string | null; readAt: string | null }>
  'noticeboard_announcement_reader takeUntold': Judged<typeof noticeboard_announcement_reader.takeUntold, { now: string; today: string }, { announcement: string; title: string; isNew: boolean; account: string }>

  // server/features/noticeboard/audience/audience.queries.ts
  'noticeboard_audience_audience audienceChoices': Judged<typeof noticeboard_audience_audience.audienceChoices, { kind: string; search: string }, { _id: string; name: string }>
  'noticeboard_audience_audience membersOfKind': Judged<typeof noticeboard_audience_audience.membersOfKind, { kind: string; ids: readonly string[] }, { id: string }>

  // server/features/noticeboard/birthday/birthday.queries.ts
  'noticeboard_birthday_birthday celebrationPage': Judged<typeof noticeboard_birthday_birthday.celebrationPage, { now: string; period: string; weekStartsOn: number; limit: number; offset: number }, { _id: string; name: string; photo: string | null; department: string | null; kind: string; day: string; isToday: boolean; years: number | null }>
  'noticeboard_birthday_birthday celebrationsBetween': Judged<typeof noticeboard_birthday_birthday.celebrationsBetween, { most: number; perDay: number; employee: string; now: string; from: string; to: string }, { _id: string; name: string; photo: string | null; kind: string; day: string; years: number; more: number }>
  'noticeboard_birthday_birthday hiddenBirthday': Judged<typeof noticeboard_birthday_birthday.hiddenBirthday, { employee: string }, { hiddenAt: string }>
  'noticeboard_birthday_birthday hideBirthday': Judged<typeof noticeboard_birthday_birthday.hideBirthday, { employee: string; now: string }>
  'noticeboard_birthday_birthday noteCelebrations': Judged<typeof noticeboard_birthday_birthday.noteCelebrations, { now: string; small: number }, { account: string; employee: string; name: string; kind: string; years: number }>
  'noticeboard_birthday_birthday showBirthday': Judged<typeof noticeboard_birthday_birthday.showBirthday, { employee: string }>

  // server/features/noticeboard/policy/acknowledgement.queries.ts
  'noticeboard_policy_acknowledgement acknowledgementPage': Judged<typeof noticeboard_policy_acknowledgement.acknowledgementPage, { policy: string; state: string; search: string; limit: number; offset: number }, { _id: string; name: string; code: string; department: string | null; version: number | null; acknowledgedAt: string | null; remindedAt: string | null }>
  'noticeboard_policy_acknowledgement insertAcknowledgement': Judged<typeof noticeboard_policy_acknowledgement.insertAcknowledgement, { policy: string; version: number; account: string; now: string }>
  'noticeboard_policy_acknowledgement noteAsked': Judged<typeof noticeboard_policy_acknowledgement.noteAsked, { now: string; before: string }, { policy: string; title: string; account: string; isReminder: boolean }>

  // server/features/noticeboard/policy/policy.queries.ts
  'noticeboard_policy_policy insertVersion': Judged<typeof noticeboard_policy_policy.insertVersion, { policy: string; version: number; description: string; note: string; key: string; name: string; mediaType: string; bytes: number; sha256: string; account: string; now: string; html: string }>
  'noticeboard_policy_policy keepPolicyHtml': Judged<typeof noticeboard_policy_policy.keepPolicyHtml, { html: string; id: string; body: string }>
  'noticeboard_policy_policy policyById': Judged<typeof noticeboard_policy_policy.policyById, { account: string; sees: boolean; version: number; id: string }, { _id: string; title: string; version: number; audience: Json; mustAcknowledge: boolean; hasText: boolean; file: Json | null; updatedAt: string; acknowledgedAt: string | null; isAsked: boolean; progress: Json | null; description: string; html: string | null }>
  'noticeboard_policy_policy policyFilesInUse': Judged<typeof noticeboard_policy_policy.policyFilesInUse, { keys: readonly string[] }, { key: string }>
  'noticeboard_policy_policy policyForUpdate': Judged<typeof noticeboard_policy_policy.policyForUpdate, { id: string }, { title: string; audience: string; mustAcknowledge: boolean; version: number; askedVersion: number; description: string; key: string | null; name: string | null; mediaType: string | null; bytes: number | null; sha256: string | null }>
  'noticeboard_policy_policy policyList': Judged<typeof noticeboard_policy_policy.policyList, { account: string; sees: boolean }, { _id: string; title: string; version: number; audience: Json; mustAcknowledge: boolean; hasText: boolean; file: Json | null; updatedAt: string; acknowledgedAt: string | null; isAsked: boolean; progress: Json | null }>
  'noticeboard_policy_policy policyOfFile': Judged<typeof noticeboard_policy_policy.policyOfFile, { key: string }, { policy: string; name: string; mediaType: string }>
  'noticeboard_policy_policy putPolicy': Judged<typeof noticeboard_policy_policy.putPolicy, { id: string; title: string; audience: string; audienceIds: readonly string[]; mustAcknowledge: boolean; version: number; askedVersion: number; now: string }>
  'noticeboard_policy_policy retirePolicy': Judged<typeof noticeboard_policy_policy.retirePolicy, { now: string; account: string; id: string }>
  'noticeboard_policy_policy unformattedPolicy': Judged<typeof noticeboard_policy_policy.unformattedPolicy, { version: number; id: string }, { body: string }>
  'noticeboard_policy_policy versionsOf': Judged<typeof noticeboard_policy_policy.versionsOf, { policy: string }, { version: number; note: string; author: string; createdAt: string; file: Json | null }>

  // server/features/noticeboard/summary/summary.queries.ts
  'noticeboard_summary_summary companySummary': Judged<typeof noticeboard_summary_summary.companySummary, object, { description: string; html: string | null; updatedAt: string; updatedBy: string }>
  'noticeboard_summary_summary eraseSummary': Judged<typeof noticeboard_summary_summary.eraseSummary, object>
  'noticeboard_summary_summary keepSummaryHtml': Judged<typeof noticeboard_summary_summary.keepSummaryHtml, { html: string; body: string }>
  'noticeboard_summary_summary unformattedSummary': Judged<typeof noticeboard_summary_summary.unformattedSummary, object, { body: string }>
  'noticeboard_summary_summary writeSummary': Judged<typeof noticeboard_summary_summary.writeSummary, { description: string; account: string; now: string; html: string }>

  // server/features/notifications/mail/due.queries.ts
  'notifications_mail_due takeDue': Judged<typeof notifications_mail_due.takeDue, { before: string; most: number; now: string }, { account: string; type: string; email: string; name: string; news: Json }>
  'notifications_mail_due waitingMails': Judged<typeof notifications_mail_due.waitingMails, { before: string }, { due: number; next: string | null }>

  // server/features/notifications/notification.queries.ts
  'notifications_notification deleteBeyond': Judged<typeof notifications_notification.deleteBeyond, { rows: number; before: string }>
  'notifications_notification deleteNotification': Judged<typeof notifications_notification.deleteNotification, { account: string; id: string }>
  'notifications_notification deleteNotifications': Judged<typeof notifications_notification.deleteNotifications, { account: string }>
  'notifications_notification insertNotifications': Judged<typeof notifications_notification.insertNotifications, { news: SentJson; now: string }, { _id: string; account: string; type: string; text: string; values: Json; targetId: string | null; createdAt: string | NullWith<typeof notifications_notification.insertNotifications, 'now'>; inApp: boolean; byMail: boolean; isFirstMail: boolean }>
  'notifications_notification markAllRead': Judged<typeof notifications_notification.markAllRead, { account: string }>
  'notifications_notification markRead': Judged<typeof notifications_notification.markRead, { account: string; id: string }>
  'notifications_notification newestNotifications': Judged<typeof notifications_notification.newestNotifications, { account: string }, { _id: string; text: string; isRead: boolean; targetId: string | null; createdAt: string; type: string; values: Json }>

  // server/features/notifications/preference.queries.ts
  'notifications_preference chosen': Judged<typeof notifications_preference.chosen, { account: string }, { type: string; inApp: boolean; byMail: boolean }>
  'notifications_preference putChosen': Judged<typeof notifications_preference.putChosen, { type: string; inApp: boolean; byMail: boolean; now: string; account: string }>

  // server/features/organisation/company/calendar-changed.queries.ts
  'organisation_company_calendar_changed calendarForUpdate': Judged<typeof organisation_company_calendar_changed.calendarForUpdate, object, object>
  'organisation_company_calendar_changed lockCalendarShared': Judged<typeof organisation_company_calendar_changed.lockCalendarShared, object, object>

  // server/features/organisation/company/company.queries.ts
  'organisation_company_company changeCompany': Judged<typeof organisation_company_company.changeCompany, { changes: SentJson; now: string }>
  'organisation_company_company companyClock': Judged<typeof organisation_company_company.companyClock, object, { zone: string; weekStartsOn: number }>
  'organisation_company_company companyRow': Judged<typeof organisation_company_company.companyRow, object, { name: string; legalName: string; sector: string | null; size: string | null; address: Json; pan: string | null; gstin: string | null; tan: string | null; timeZone: string; weekStartsOn: number; logo: string | null; plan: string; trialEndsOn: string | null; ownSectors: Json; employees: number; locations: number; departments: number }>
  'organisation_company_company logosInUse': Judged<typeof organisation_company_company.logosInUse, { keys: readonly string[] }, { key: string }>
  'organisation_company_company peopleForUpdate': Judged<typeof organisation_company_company.peopleForUpdate, object>
  'organisation_company_company putPlan': Judged<typeof organisation_company_company.putPlan, { plan: string; now: string; billing: string }>
  'organisation_company_company setLogo': Judged<typeof organisation_company_company.setLogo, { key: string; now: string }, { before: string | null }>

  // server/features/organisation/department/department.queries.ts
  'organisation_department_department changeDepartmentRow': Judged<typeof organisation_department_department.changeDepartmentRow, { name: string; movesTo: boolean; parent: string; setsHead: boolean; head: string; setsBudget: boolean; budget: number; id: string }>
  'organisation_department_department deleteDepartment': Judged<typeof organisation_department_department.deleteDepartment, { id: string }>
  'organisation_department_department departmentUse': Judged<typeof organisation_department_department.departmentUse, { id: string }, { name: string; people: number }>
  'organisation_department_department departments': Judged<typeof organisation_department_department.departments, object, { _id: string; name: string; people: number }>
  'organisation_department_department departmentsAbove': Judged<typeof organisation_department_department.departmentsAbove, { id: string }, { id: string }>
  'organisation_department_department employedPerson': Judged<typeof organisation_department_department.employedPerson, { id: string }, { id: string }>
  'organisation_department_department insertDepartment': Judged<typeof organisation_department_department.insertDepartment, { id: string; name: string; parent: string; head: string; budget: number; now: string }>
  'organisation_department_department lockDepartments': Judged<typeof organisation_department_department.lockDepartments, object, object>

  // server/features/organisation/founding/founding.queries.ts
  'organisation_founding_founding describeOrganisation': Judged<typeof organisation_founding_founding.describeOrganisation, { name: string; legalName: string; sector: string; size: string; address: SentJson; pan: string; gstin: string; timeZone: string; weekStartsOn: number; now: string }>
  'organisation_founding_founding insertFirstLocation': Judged<typeof organisation_founding_founding.insertFirstLocation, { name: string; line1: string; line2: string; city: string; state: string; pinCode: string; timeZone: string; now: string }>
  'organisation_founding_founding insertFirstShift': Judged<typeof organisation_founding_founding.insertFirstShift, { now: string }>
  'organisation_founding_founding insertOrganisation': Judged<typeof organisation_founding_founding.insertOrganisation, { name: string; now: string }>
  'organisation_founding_founding insertRoles': Judged<typeof organisation_founding_founding.insertRoles, { now: string; roles: SentJson }>
  'organisation_founding_founding organisationPlan': Judged<typeof organisation_founding_founding.organisationPlan, object, { plan: string }>
  'organisation_founding_founding setPlan': Judged<typeof organisation_founding_founding.setPlan, { plan: string; trialEndsOn: string; now: string; billing: string }>

  // server/features/organisation/location/location.queries.ts
  'organisation_location_location deleteLocation': Judged<typeof organisation_location_location.deleteLocation, { id: string }>
  'organisation_location_location insertLocation': Judged<typeof organisation_location_location.insertLocation, { name: string; addressLine1: string; addressLine2: string; city: string; state: string; postalCode: string; timeZone: string; latitudeE6: number; longitudeE6: number; radiusMetres: number; punchRule: string; now: string; id: string }>
  'organisation_location_location locationById': Judged<typeof organisation_location_location.locationById, { id: string }, { _id: string; name: string; addressLine1: string; addressLine2: string; city: string; state: string; postalCode: string; timeZone: string; latitudeE6: number | null; longitudeE6: number | null; radiusMetres: number; punchRule: string; createdAt: string; people: number }>
  'organisation_location_location locationPage': Judged<typeof organisation_location_location.locationPage, { search: string; state: string; limit: number; offset: number }, { _id: string; name: string; addressLine1: string; addressLine2: string; city: string; state: string; postalCode: string; timeZone: string; latitudeE6: number | null; longitudeE6: number | null; radiusMetres: number; punchRule: string; createdAt: string; people: number }>
  'organisation_location_location locationUse': Judged<typeof organisation_location_location.locationUse, { id: string }, { name: string; people: number; once: number }>
  'organisation_location_location locationsAfter': Judged<typeof organisation_location_location.locationsAfter, { search: string; afterId: string; afterName: string; limit: number }, { _id: string; name: string; city: string; state: string; timeZone: string }>
  'organisation_location_location updateLocation': Judged<typeof organisation_location_location.updateLocation, { name: string; addressLine1: string; addressLine2: string; city: string; state: string; postalCode: string; timeZone: string; latitudeE6: number; longitudeE6: number; radiusMetres: number; punchRule: string; now: string; id: string }>

  // server/features/organisation/role/role.queries.ts
  'organisation_role_role accountsWithRole': Judged<typeof organisation_role_role.accountsWithRole, { id: string }, { account: string }>
  'organisation_role_role deleteRole': Judged<typeof organisation_role_role.deleteRole, { id: string }>
  'organisation_role_role insertRole': Judged<typeof organisation_role_role.insertRole, { id: string; name: string; permissions: readonly string[]; canApprove: boolean; isFallbackApprover: boolean; now: string }>
  'organisation_role_role roleById': Judged<typeof organisation_role_role.roleById, { id: string }, { _id: string; name: string; isAdmin: boolean; permissions: string[]; canApprove: boolean; isFallbackApprover: boolean; people: number; isMapped: boolean }>
  'organisation_role_role rolesAfter': Judged<typeof organisation_role_role.rolesAfter, { roleName: string; afterId: string; afterName: string; limit: number }, { _id: string; name: string; isAdmin: boolean; permissions: string[]; canApprove: boolean; isFallbackApprover: boolean; people: number }>
  'organisation_role_role updateRole': Judged<typeof organisation_role_role.updateRole, { name: string; permissions: readonly string[]; canApprove: boolean; isFallbackApprover: boolean; id: string }>

  // server/features/organisation/sector/sector.queries.ts
  'organisation_sector_sector insertSector': Judged<typeof organisation_sector_sector.insertSector, { name: string; now: string }>

  // server/features/organisation/shift/shift-version.queries.ts
  'organisation_shift_shift_version hoursStay': Judged<typeof organisation_shift_shift_version.hoursStay, { startsAt: string; endsAt: string; breakMinutes: number; graceMinutes: number; halfDayMinutes: number; fullDayMinutes: number; weeklyOffs: SentJson; absenceSandwich: boolean; id: string; from: string }, { stays: boolean }>
  'organisation_shift_shift_version lockedFrom': Judged<typeof organisation_shift_shift_version.lockedFrom, { day: string }, { to: string | null }>
  'organisation_shift_shift_version putVersion': Judged<typeof organisation_shift_shift_version.putVersion, { id: string; from: string; startsAt: string; endsAt: string; breakMinutes: number; graceMinutes: number; halfDayMinutes: number; fullDayMinutes: number; weeklyOffs: SentJson; absenceSandwich: boolean; now: string }>

  // server/features/organisation/shift/shift.queries.ts
  'organisation_shift_shift allShifts': Judged<typeof organisation_shift_shift.allShifts, { now: string }, { _id: string; name: string; startsAt: string; endsAt: string }>
  'organisation_shift_shift deleteShift': Judged<typeof organisation_shift_shift.deleteShift, { id: string }>
  'organisation_shift_shift insertShift': Judged<typeof organisation_shift_shift.insertShift, { name: string; startsAt: string; endsAt: string; breakMinutes: number; graceMinutes: number; halfDayMinutes: number; fullDayMinutes: number; weeklyOffs: SentJson; absenceSandwich: boolean; now: string; id: string }>
  'organisation_shift_shift putShiftLocations': Judged<typeof organisation_shift_shift.putShiftLocations, { id: string; locations: readonly string[] }>
  'organisation_shift_shift renameShift': Judged<typeof organisation_shift_shift.renameShift, { name: string; now: string; id: string }>
  'organisation_shift_shift shiftById': Judged<typeof organisation_shift_shift.shiftById, { now: string; id: string }, { _id: string; name: string; startsAt: string; endsAt: string; breakMinutes: number; graceMinutes: number; halfDayMinutes: number; fullDayMinutes: number; weeklyOffs: Json; absenceSandwich: boolean; changesOn: string | null; createdAt: string; locationIds: Json; people: number }>
  'organisation_shift_shift shiftPage': Judged<typeof organisation_shift_shift.shiftPage, { now: string; search: string; limit: number; offset: number }, { _id: string; name: string; startsAt: string; endsAt: string; breakMinutes: number; graceMinutes: number; halfDayMinutes: number; fullDayMinutes: number; weeklyOffs: Json; absenceSandwich: boolean; changesOn: string | null; createdAt: string; locationIds: Json; people: number }>
  'organisation_shift_shift shiftUse': Judged<typeof organisation_shift_shift.shiftUse, { id: string }, { name: string; people: number }>

  // server/features/payroll/annual-return/annual-pay.queries.ts
  'payroll_annual_return_annual_pay linesByPart': Judged<typeof payroll_annual_return_annual_pay.linesByPart, { first: string; last: string; from: string; to: string }, { entity: string | null; location: string; gender: string; month: string; code: string; isDeduction: boolean; isOfLeavers: boolean; paise: number; cases: number }>
  'payroll_annual_return_annual_pay lockedMonths': Judged<typeof payroll_annual_return_annual_pay.lockedMonths, object, { month: string }>
  'payroll_annual_return_annual_pay wagesByPart': Judged<typeof payroll_annual_return_annual_pay.wagesByPart, { from: string; to: string }, { entity: string | null; location: string; gender: string; month: string; basicPaise: number; daPaise: number; enteredOvertimePaise: number; grossPaise: number; reimbursementsPaise: number; deductionsPaise: number; roundOffPaise: number; netPaise: number }>

  // server/features/payroll/annual-return/annual-people.queries.ts
  'payroll_annual_return_annual_people bonusByPart': Judged<typeof payroll_annual_return_annual_people.bonusByPart, { run: string; until: string; last: string }, { entity: string | null; location: string; gender: string; isEligible: boolean; paidPaise: number; paidOn: string | null }>
  'payroll_annual_return_annual_people employedByPart': Judged<typeof payroll_annual_return_annual_people.employedByPart, { to: string; from: string }, { employee: string; entity: string | null; location: string; gender: string; joinedOn: string; leftOn: string | null }>

  // server/features/payroll/annual-return/work-location.queries.ts
  'payroll_annual_return_work_location ownEmployer': Judged<typeof payroll_annual_return_work_location.ownEmployer, object, { name: string; legalName: string; address: Json; industry: string; pan: string | null }>
  'payroll_annual_return_work_location workLocations': Judged<typeof payroll_annual_return_work_location.workLocations, object, { _id: string; name: string; state: string }>

  // server/features/payroll/bank-template/bank-template.queries.ts
  'payroll_bank_template_bank_template allBankTemplates': Judged<typeof payroll_bank_template_bank_template.allBankTemplates, object, { _id: string; name: string; isDefault: boolean; layout: Json }>
  'payroll_bank_template_bank_template bankTemplateOf': Judged<typeof payroll_bank_template_bank_template.bankTemplateOf, { id: string }, { _id: string; name: string; isDefault: boolean; layout: Json }>
  'payroll_bank_template_bank_template clearDefault': Judged<typeof payroll_bank_template_bank_template.clearDefault, object>
  'payroll_bank_template_bank_template deleteBankTemplate': Judged<typeof payroll_bank_template_bank_template.deleteBankTemplate, { id: string }>
  'payroll_bank_template_bank_template insertBankTemplate': Judged<typeof payroll_bank_template_bank_template.insertBankTemplate, { name: string; isDefault: boolean; layout: SentJson; now: string }, { id: string }>
  'payroll_bank_template_bank_template updateBankTemplate': Judged<typeof payroll_bank_template_bank_template.updateBankTemplate, { name: string; isDefault: boolean; layout: SentJson; now: string; id: string }>

  // server/features/payroll/bonus/bonus-people.queries.ts
  'payroll_bonus_bonus_people bonusFileRows': Judged<typeof payroll_bonus_bonus_people.bonusFileRows, { run: string; entity: string; until: string }, { code: string; name: string; designation: string | null; birthDate: string | null; halfDays: number; isEligible: boolean; excluded: string | null; wagesPaise: number; bonusPaise: number; customaryPaise: number; advancePaise: number; settledPaise: number; misconductPaise: number; payablePaise: number; paidOn: string | null; state: string }>
  'payroll_bonus_bonus_people bonusPeoplePage': Judged<typeof payroll_bonus_bonus_people.bonusPeoplePage, { run: string; entity: string; until: string; state: string; search: string; limit: number; offset: number }, { employee: Json; leftOn: string | null; state: string; isEligible: boolean; excluded: string | null; halfDays: number; wagesPaise: number; bonusPaise: number; customaryPaise: number; advancePaise: number; misconductPaise: number; settledPaise: number; payablePaise: number; reason: string; paidOn: string | null; reference: string; steps: Json }>
  'payroll_bonus_bonus_people bonusSums': Judged<typeof payroll_bonus_bonus_people.bonusSums, { today: string; run: string; entity: string; until: string }, { people: number; eligible: number; excluded: number; wagesPaise: number; bonusPaise: number; payablePaise: number; paidPaise: number; outsidePaise: number; isPaid: boolean }>
  'payroll_bonus_bonus_people bonusToEnter': Judged<typeof payroll_bonus_bonus_people.bonusToEnter, { last: string; first: string; month: string; run: string; entity: string; until: string }, { employee: string; name: string; code: string; joinedOn: string; leftOn: string | null; amountPaise: number; isThere: boolean | NullWith<typeof payroll_bonus_bonus_people.bonusToEnter, 'last'>; isLocked: boolean }>
  'payroll_bonus_bonus_people establishment': Judged<typeof payroll_bonus_bonus_people.establishment, object, { name: string; legalName: string; address: Json; sector: string | null }>

  // server/features/payroll/bonus/bonus-run.queries.ts
  'payroll_bonus_bonus_run bonusDecisions': Judged<typeof payroll_bonus_bonus_run.bonusDecisions, { run: string }, { employee: string; excluded: string | null; customaryPaise: number; advancePaise: number; misconductPaise: number }>
  'payroll_bonus_bonus_run bonusRunOfYear': Judged<typeof payroll_bonus_bonus_run.bonusRunOfYear, { year: string }, { id: string; rateBasisPoints: number; allocableSurplusPaise: number | null; setOnPaise: number; setOffPaise: number; calculatedAt: string; batch: string | null; month: string | null }>
  'payroll_bonus_bonus_run decideBonus': Judged<typeof payroll_bonus_bonus_run.decideBonus, { excluded: string; customaryPaise: number; advancePaise: number; misconductPaise: number; reason: string; run: string; employee: string }>
  'payroll_bonus_bonus_run payBonusOutside': Judged<typeof payroll_bonus_bonus_run.payBonusOutside, { paidOn: string; reference: string; run: string; employee: string }>
  'payroll_bonus_bonus_run putBonusPeople': Judged<typeof payroll_bonus_bonus_run.putBonusPeople, { people: SentJson; run: string }>
  'payroll_bonus_bonus_run putBonusRun': Judged<typeof payroll_bonus_bonus_run.putBonusRun, { id: string; year: string; rateBasisPoints: number; allocableSurplusPaise: number; setOnPaise: number; setOffPaise: number; account: string; now: string }>
  'payroll_bonus_bonus_run setBonusBatch': Judged<typeof payroll_bonus_bonus_run.setBonusBatch, { batch: string; run: string }>

  // server/features/payroll/bonus/entity-terms.queries.ts
  'payroll_bonus_entity_terms entityTerms': Judged<typeof payroll_bonus_entity_terms.entityTerms, { run: string }, { entity: string; rateBasisPoints: number; allocableSurplusPaise: number | null; setOnPaise: number; setOffPaise: number }>
  'payroll_bonus_entity_terms putEntityTerms': Judged<typeof payroll_bonus_entity_terms.putEntityTerms, { run: string; entity: string; rateBasisPoints: number; allocableSurplusPaise: number; setOnPaise: number; setOffPaise: number }>

  // server/features/payroll/bonus/year-pay.queries.ts
  'payroll_bonus_year_pay yearPay': Judged<typeof payroll_bonus_year_pay.yearPay, { from: string; to: string; first: string; last: string }, { employee: string; settledPaise: number; months: Json }>

  // server/features/payroll/certificate/certificate.queries.ts
  'payroll_certificate_certificate certificatesOf': Judged<typeof payroll_certificate_certificate.certificatesOf, { run: string }, { _id: string; n: number; stage: string; text: string; sha256: string; ties: boolean; issuedBy: string | null; issuedAt: string; voided: Json | null }>
  'payroll_certificate_certificate insertCertificate': Judged<typeof payroll_certificate_certificate.insertCertificate, { id: string; run: string; stage: string; figures: string; sha256: string; ties: boolean; account: string; now: string }, { n: number }>
  'payroll_certificate_certificate runToCertify': Judged<typeof payroll_certificate_certificate.runToCertify, { run: string }, { kind: string; state: string }>

  // server/features/payroll/compliance/compliance.queries.ts
  'payroll_compliance_compliance deleteEntityFiling': Judged<typeof payroll_compliance_compliance.deleteEntityFiling, { entity: string; kind: string; state: string; period: string }>
  'payroll_compliance_compliance deleteFiling': Judged<typeof payroll_compliance_compliance.deleteFiling, { kind: string; state: string; period: string }>
  'payroll_compliance_compliance duesByMonth': Judged<typeof payroll_compliance_compliance.duesByMonth, { from: string }, { entity: string | null; month: string; paidIn: string; ptState: string | null; lwfState: string | null; pf: number; esi: number; pt: number; lwf: number; tds: number }>
  'payroll_compliance_compliance filings': Judged<typeof payroll_compliance_compliance.filings, { from: string }, { entity: string | null; kind: string; state: string; period: string; filedOn: string; reference: string; by: string }>
  'payroll_compliance_compliance firstLocked': Judged<typeof payroll_compliance_compliance.firstLocked, object, { month: string | null }>
  'payroll_compliance_compliance paidByEntity': Judged<typeof payroll_compliance_compliance.paidByEntity, { from: string }, { entity: string | null; first: string; last: string; pt: string[]; lwf: string[] }>
  'payroll_compliance_compliance saveEntityFiling': Judged<typeof payroll_compliance_compliance.saveEntityFiling, { entity: string; kind: string; state: string; period: string; filedOn: string; reference: string; account: string; now: string }>
  'payroll_compliance_compliance saveFiling': Judged<typeof payroll_compliance_compliance.saveFiling, { kind: string; state: string; period: string; filedOn: string; reference: string; account: string; now: string }>
  'payroll_compliance_compliance taxedMonths': Judged<typeof payroll_compliance_compliance.taxedMonths, { from: string }, { entity: string | null; period: string }>

  // server/features/payroll/compliance/reminder.queries.ts
  'payroll_compliance_reminder noteEntitiesTold': Judged<typeof payroll_compliance_reminder.noteEntitiesTold, { now: string; reminders: SentJson }, { entity: string; kind: string; state: string; period: string; stage: string }>
  'payroll_compliance_reminder noteTold': Judged<typeof payroll_compliance_reminder.noteTold, { now: string; reminders: SentJson }, { entity: string | null; kind: string; state: string; period: string; stage: string }>

  // server/features/payroll/component-flags/component-flags.queries.ts
  'payroll_component_flags_component_flags componentFlagRows': Judged<typeof payroll_component_flags_component_flags.componentFlagRows, object, { code: string; wageClass: string; ptWage: boolean; esiWage: boolean; bonusWage: boolean; tax: string; taxHead: string; benefit: string | null; payslipOrder: number }>

  // server/features/payroll/component/component.queries.ts
  'payroll_component_component activeComponents': Judged<typeof payroll_component_component.activeComponents, object, { _id: string; name: string; code: string; type: string; calculation: Json; isProrated: boolean; inCtc: boolean }>
  'payroll_component_component componentPage': Judged<typeof payroll_component_component.componentPage, { type: string; componentId: string; search: string; limit: number; offset: number }, { _id: string; name: string; code: string; type: string; calculation: Json; isProrated: boolean; inCtc: boolean; isActive: boolean; templates: number; createdAt: string; wageClass: string; ptWage: boolean; esiWage: boolean; bonusWage: boolean; tax: string; taxHead: string; benefit: string | null; payslipOrder: number }>
  'payroll_component_component componentUse': Judged<typeof payroll_component_component.componentUse, { id: string }, { name: string; templates: number }>
  'payroll_component_component componentsAfter': Judged<typeof payroll_component_component.componentsAfter, { type: string; search: string; afterId: string; afterName: string; limit: number }, { _id: string; name: string; code: string; type: string; calculation: Json }>
  'payroll_component_component deleteComponent': Judged<typeof payroll_component_component.deleteComponent, { id: string }>
  'payroll_component_component insertComponent': Judged<typeof payroll_component_component.insertComponent, { name: string; code: string; type: string; calculation: SentJson; isProrated: boolean; inCtc: boolean; isActive: boolean; wageClass: string; ptWage: boolean; esiWage: boolean; bonusWage: boolean; tax: string; taxHead: string; benefit: string; payslipOrder: number; now: string; id: string }>
  'payroll_component_component updateComponent': Judged<typeof payroll_component_component.updateComponent, { name: string; code: string; type: string; calculation: SentJson; isProrated: boolean; inCtc: boolean; isActive: boolean; wageClass: string; ptWage: boolean; esiWage: boolean; bonusWage: boolean; tax: string; taxHead: string; benefit: string; payslipOrder: number; now: string; id: string }>

  // server/features/payroll/cost-report/cost-report.queries.ts
  'payroll_cost_report_cost_report payrollCostPeople': Judged<typeof payroll_cost_report_cost_report.payrollCostPeople, { measure: string; departmentId: string; locationId: string; first: string; last: string; noDepartment: boolean; limit: number; offset: number }, { _id: string; name: string; code: string; photo: string | null; department: string | null; day: string | null; value: number }>
  'payroll_cost_report_cost_report payrollCosts': Judged<typeof payroll_cost_report_cost_report.payrollCosts, { departmentId: string; locationId: string; first: string; last: string }, { key: string | null; name: string | null; month: string; values: Json }>

  // server/features/payroll/employment/employment.queries.ts
  'payroll_employment_employment employment': Judged<typeof payroll_employment_employment.employment, { employee: string }, { name: string; joinedOn: string; leftOn: string | null }>

  // server/features/payroll/files-in-use.queries.ts
  'payroll_files_in_use payrollFilesInUse': Judged<typeof payroll_files_in_use.payrollFilesInUse, { keys: readonly string[] }, { key: string }>

  // server/features/payroll/form16/form-16.queries.ts
  'payroll_form16_form_16 certificateCounts': Judged<typeof payroll_form16_form_16.certificateCounts, { from: string; to: string; year: string }, { people: number; withoutPan: number; withPartA: number; withPartB: number; outdated: number; issued: number }>
  'payroll_form16_form_16 certificatePage': Judged<typeof payroll_form16_form_16.certificatePage, { from: string; to: string; year: string; search: string; show: string; limit: number; offset: number }, { _id: string; employer: Json | null; name: string; code: string; department: string | null; hasPan: boolean; partA: Json | null; partB: Json | null; issuedAt: string | null; isIssuedWhole: boolean }>
  'payroll_form16_form_16 employersInYear': Judged<typeof payroll_form16_form_16.employersInYear, { from: string; to: string; year: string }, { employee: string; entity: string | null }>
  'payroll_form16_form_16 paidBy': Judged<typeof payroll_form16_form_16.paidBy, { from: string; to: string; year: string; entity: string }, { code: string; name: string }>

  // server/features/payroll/form16/issues.queries.ts
  'payroll_form16_issues endIssues': Judged<typeof payroll_form16_issues.endIssues, { now: string; year: string; parts: SentJson }>
  'payroll_form16_issues insertIssues': Judged<typeof payroll_form16_issues.insertIssues, { year: string; account: string; now: string; parts: SentJson }>
  'payroll_form16_issues ownCertificates': Judged<typeof payroll_form16_issues.ownCertificates, { employee: string }, { financialYear: string; form: string; issuedAt: string; employer: string | null; partA: string | null; partB: string; perquisites: string | null }>
  'payroll_form16_issues readyParts': Judged<typeof payroll_form16_issues.readyParts, { year: string; employees: SentJson }, { employee: string; account: string; name: string; email: string; form: string | null; partA: string | null; partB: string | null; isIssued: boolean; hasLeft: boolean }>

  // server/features/payroll/form16/parts.queries.ts
  'payroll_form16_parts endParts': Judged<typeof payroll_form16_parts.endParts, { now: string; year: string; part: string; parts: SentJson }>
  'payroll_form16_parts insertParts': Judged<typeof payroll_form16_parts.insertParts, { year: string; part: string; account: string; now: string; parts: SentJson }>
  'payroll_form16_parts lockCertificates': Judged<typeof payroll_form16_parts.lockCertificates, { year: string }, object>
  'payroll_form16_parts partAWith': Judged<typeof payroll_form16_parts.partAWith, { id: string; own: string }, { id: string }>
  'payroll_form16_parts partById': Judged<typeof payroll_form16_parts.partById, { id: string; own: string }, { employee: string; year: string; part: string; entity: string | null; key: string | null; content: Json | null; madeAt: string; code: string }>

  // server/features/payroll/form16/year.queries.ts
  'payroll_form16_year collectedElsewhere': Judged<typeof payroll_form16_year.collectedElsewhere, { year: string }, { employee: string; amountPaise: number }>
  'payroll_form16_year employedIn': Judged<typeof payroll_form16_year.employedIn, { last: string; first: string }, { employee: string; name: string; code: string }>
  'payroll_form16_year employer': Judged<typeof payroll_form16_year.employer, object, { name: string; legalName: string; address: Json; pan: string | null; gstin: string | null }>
  'payroll_form16_year lockedMonths': Judged<typeof payroll_form16_year.lockedMonths, { from: string; to: string }, { month: string }>
  'payroll_form16_year paidYears': Judged<typeof payroll_form16_year.paidYears, { from: string; to: string; after: string; employees: SentJson; entity: string; limit: number }, { employee: string; person: Json; months: Json }>

  // server/features/payroll/gratuity/gratuity.queries.ts
  'payroll_gratuity_gratuity enteredUnpaid': Judged<typeof payroll_gratuity_gratuity.enteredUnpaid, { spans: SentJson; from: string; to: string }, { employee: string; halfDays: number }>
  'payroll_gratuity_gratuity serving': Judged<typeof payroll_gratuity_gratuity.serving, { day: string }, { employee: string; name: string; code: string; joinedOn: string; isFixedTerm: boolean; department: string | null; location: string; lines: Json | null }>

  // server/features/payroll/hired-again/hired-again.queries.ts
  'payroll_hired_again_hired_again copyIdentity': Judged<typeof payroll_hired_again_hired_again.copyIdentity, { employee: string; from: string; note: string; account: string; now: string; former: string }>
  'payroll_hired_again_hired_again moveDeclared': Judged<typeof payroll_hired_again_hired_again.moveDeclared, { employee: string; former: string; year: string }>
  'payroll_hired_again_hired_again moveProofs': Judged<typeof payroll_hired_again_hired_again.moveProofs, { employee: string; former: string; year: string }>
  'payroll_hired_again_hired_again moveRegime': Judged<typeof payroll_hired_again_hired_again.moveRegime, { employee: string; former: string; year: string }>

  // server/features/payroll/hold/hold.queries.ts
  'payroll_hold_hold heldBefore': Judged<typeof payroll_hold_hold.heldBefore, { before: string }, { employee: string; name: string; code: string; month: string; netPaise: number }>
  'payroll_hold_hold holdsOfRun': Judged<typeof payroll_hold_hold.holdsOfRun, { run: string }, { employee: string; account: string; reason: string; isOnHold: boolean; paidBy: string | null; paidOn: string | null }>
  'payroll_hold_hold insertHold': Judged<typeof payroll_hold_hold.insertHold, { id: string; run: string; employee: string; reason: string; account: string; now: string }>
  'payroll_hold_hold payable': Judged<typeof payroll_hold_hold.payable, { run: string; employee: string }, { month: string; state: string; kind: string; approvedAt: string | null; payslip: string; account: string; name: string; netPaise: number; isReversed: boolean; hold: string | null; wasPaid: boolean; hasAnswer: boolean }>
  'payroll_hold_hold releaseHold': Judged<typeof payroll_hold_hold.releaseHold, { account: string; now: string; paidBy: string; paidOn: string; reference: string; id: string }>

  // server/features/payroll/law-book/law-book.queries.ts
  'payroll_law_book_law_book insertBook': Judged<typeof payroll_law_book_law_book.insertBook, { hash: string; rows: SentJson; now: string }>
  'payroll_law_book_law_book keptBook': Judged<typeof payroll_law_book_law_book.keptBook, { hash: string }, { hash: string; rows: Json }>
  'payroll_law_book_law_book knownBook': Judged<typeof payroll_law_book_law_book.knownBook, { hash: string }, { hash: string }>

  // server/features/payroll/ledger/expense-share.queries.ts
  'payroll_ledger_expense_share expenseCategoryNames': Judged<typeof payroll_ledger_expense_share.expenseCategoryNames, object, { id: string; name: string }>
  'payroll_ledger_expense_share sharesOfRun': Judged<typeof payroll_ledger_expense_share.sharesOfRun, { run: string }, { employee: string; code: string; category: string | null; paise: number }>

  // server/features/payroll/ledger/ledger.queries.ts
  'payroll_ledger_ledger deleteLedgerNames': Judged<typeof payroll_ledger_ledger.deleteLedgerNames, object>
  'payroll_ledger_ledger insertLedgerNames': Judged<typeof payroll_ledger_ledger.insertLedgerNames, { ledgers: SentJson }>
  'payroll_ledger_ledger ledgerNames': Judged<typeof payroll_ledger_ledger.ledgerNames, object, { key: string; ledger: string }>

  // server/features/payroll/legal-entity/entity-bank.queries.ts
  'payroll_legal_entity_entity_bank entityBanks': Judged<typeof payroll_legal_entity_entity_bank.entityBanks, object, { entity: string; holderName: string; sealed: string; last4: string; ifsc: string; bankName: string; updatedAt: string }>
  'payroll_legal_entity_entity_bank putEntityBank': Judged<typeof payroll_legal_entity_entity_bank.putEntityBank, { entity: string; holderName: string; sealed: string; last4: string; ifsc: string; bankName: string; now: string }>

  // server/features/payroll/legal-entity/entity-people.queries.ts
  'payroll_legal_entity_entity_people entityHistory': Judged<typeof payroll_legal_entity_entity_people.entityHistory, { employee: string }, { entity: string | null; from: string; who: string | null; at: string }>
  'payroll_legal_entity_entity_people entityPeople': Judged<typeof payroll_legal_entity_entity_people.entityPeople, { month: string; search: string; entity: string; limit: number; offset: number }, { employee: Json; entity: Json; from: string | null; next: Json | null }>
  'payroll_legal_entity_entity_people monthsOfEntities': Judged<typeof payroll_legal_entity_entity_people.monthsOfEntities, { employees: readonly string[] }, { employee: string; entity: string | null; from: string }>
  'payroll_legal_entity_entity_people peopleToMove': Judged<typeof payroll_legal_entity_entity_people.peopleToMove, { month: string; employees: readonly string[] }, { employee: string; name: string; joined: string; entity: string | null; staysOn: boolean }>
  'payroll_legal_entity_entity_people putMoves': Judged<typeof payroll_legal_entity_entity_people.putMoves, { employees: readonly string[]; from: string; entity: string; account: string; now: string }>
  'payroll_legal_entity_entity_people settlePayslips': Judged<typeof payroll_legal_entity_entity_people.settlePayslips, { employees: readonly string[]; run: string }>

  // server/features/payroll/legal-entity/legal-entity.queries.ts
  'payroll_legal_entity_legal_entity changeEntityRow': Judged<typeof payroll_legal_entity_legal_entity.changeEntityRow, { name: string; legalName: string; pan: string; tan: string; establishmentNumber: string; employerCode: string; address: SentJson; registrations: SentJson; responsible: SentJson; now: string; id: string }>
  'payroll_legal_entity_legal_entity entityRows': Judged<typeof payroll_legal_entity_legal_entity.entityRows, { month: string }, { _id: string; name: string; legalName: string; pan: string | null; tan: string | null; establishmentNumber: string | null; employerCode: string | null; address: Json; registrations: Json; responsible: Json; archivedAt: string | null; people: number }>
  'payroll_legal_entity_legal_entity insertEntity': Judged<typeof payroll_legal_entity_legal_entity.insertEntity, { id: string; name: string; legalName: string; pan: string; tan: string; establishmentNumber: string; employerCode: string; address: SentJson; registrations: SentJson; responsible: SentJson; now: string }>
  'payroll_legal_entity_legal_entity lockEntities': Judged<typeof payroll_legal_entity_legal_entity.lockEntities, object, object>
  'payroll_legal_entity_legal_entity othersPay': Judged<typeof payroll_legal_entity_legal_entity.othersPay, object, { has: boolean }>
  'payroll_legal_entity_legal_entity ownEntityRow': Judged<typeof payroll_legal_entity_legal_entity.ownEntityRow, { month: string }, { name: string; legalName: string; pan: string | null; people: number }>
  'payroll_legal_entity_legal_entity peopleHeld': Judged<typeof payroll_legal_entity_legal_entity.peopleHeld, { month: string; id: string }, { people: number }>
  'payroll_legal_entity_legal_entity setArchived': Judged<typeof payroll_legal_entity_legal_entity.setArchived, { at: string; id: string }>

  // server/features/payroll/loan/loan-pay.queries.ts
  'payroll_loan_loan_pay deleteRepayments': Judged<typeof payroll_loan_loan_pay.deleteRepayments, { run: string }>
  'payroll_loan_loan_pay insertRepayments': Judged<typeof payroll_loan_loan_pay.insertRepayments, { now: string; run: string }>
  'payroll_loan_loan_pay openLoans': Judged<typeof payroll_loan_loan_pay.openLoans, { employees: readonly string[] }, { employee: string; n: number; name: string; principalPaise: number; installmentPaise: number; startMonth: string; skipped: string[]; outstandingPaise: number; isSetOff: boolean }>
  'payroll_loan_loan_pay openLoans 2': Judged<typeof payroll_loan_loan_pay.openLoans, object, { employee: string; n: number; name: string; principalPaise: number; installmentPaise: number; startMonth: string; skipped: string[]; outstandingPaise: number; isSetOff: boolean }>

  // server/features/payroll/loan/loan.queries.ts
  'payroll_loan_loan deleteLoan': Judged<typeof payroll_loan_loan.deleteLoan, { id: string }>
  'payroll_loan_loan deleteSkip': Judged<typeof payroll_loan_loan.deleteSkip, { loan: string; month: string }>
  'payroll_loan_loan insertLoan': Judged<typeof payroll_loan_loan.insertLoan, { id: string; employeeId: string; name: string; principalPaise: number; installmentPaise: number; givenOn: string; startMonth: string; reason: string; interestNote: string; account: string; now: string }>
  'payroll_loan_loan insertRepayment': Judged<typeof payroll_loan_loan.insertRepayment, { id: string; loan: string; kind: string; month: string; amountPaise: number; note: string; receivedOn: string; account: string; now: string }>
  'payroll_loan_loan insertSkip': Judged<typeof payroll_loan_loan.insertSkip, { loan: string; month: string; reason: string; account: string; now: string }>
  'payroll_loan_loan loanForUpdate': Judged<typeof payroll_loan_loan.loanForUpdate, { id: string }, { employee: string; name: string }>
  'payroll_loan_loan loanToChange': Judged<typeof payroll_loan_loan.loanToChange, { id: string }, { employee: string; person: string; name: string; principalPaise: number }>
  'payroll_loan_loan loansOf': Judged<typeof payroll_loan_loan.loansOf, { employee: string }, { _id: string; employeeId: string; n: number; name: string; principalPaise: number; installmentPaise: number; givenOn: string; startMonth: string; reason: string; interestNote: string; payslipId: string | null; addedBy: string | null; createdAt: string; skips: Json; repayments: Json }>

  // server/features/payroll/loan/loans-import.queries.ts
  'payroll_loan_loans_import deleteLoans': Judged<typeof payroll_loan_loans_import.deleteLoans, { ids: readonly string[] }>
  'payroll_loan_loans_import insertLoans': Judged<typeof payroll_loan_loans_import.insertLoans, { account: string; now: string; loans: SentJson }>
  'payroll_loan_loans_import loansById': Judged<typeof payroll_loan_loans_import.loansById, { ids: readonly string[] }, { id: string; name: string; isUsed: boolean }>
  'payroll_loan_loans_import loansNow': Judged<typeof payroll_loan_loans_import.loansNow, { employees: readonly string[] }, { id: string; employee: string; name: string; principalPaise: number; installmentPaise: number; startMonth: string }>

  // server/features/payroll/loan/receivable.queries.ts
  'payroll_loan_receivable closeReceivables': Judged<typeof payroll_loan_receivable.closeReceivables, { now: string; reversal: string; payslip: string }>
  'payroll_loan_receivable closeReturned': Judged<typeof payroll_loan_receivable.closeReturned, { now: string; run: string }>
  'payroll_loan_receivable deleteReceivables': Judged<typeof payroll_loan_receivable.deleteReceivables, { run: string }>
  'payroll_loan_receivable insertReceivables': Judged<typeof payroll_loan_receivable.insertReceivables, { today: string; startMonth: string; account: string; now: string; run: string; employees: readonly string[] }>
  'payroll_loan_receivable openPaid': Judged<typeof payroll_loan_receivable.openPaid, { run: string }>
  'payroll_loan_receivable receivablePage': Judged<typeof payroll_loan_receivable.receivablePage, { today: string; state: string; search: string; limit: number; offset: number }, { _id: string; employee: Json; leftOn: string | null; name: string; reason: string; since: string; principalPaise: number; leftPaise: number; lastOn: string | null }>
  'payroll_loan_receivable recoveredOf': Judged<typeof payroll_loan_receivable.recoveredOf, { payslip: string }, { name: string }>
  'payroll_loan_receivable recoveredOfRun': Judged<typeof payroll_loan_receivable.recoveredOfRun, { run: string }, { name: string }>

  // server/features/payroll/locked-month/locked-month.queries.ts
  'payroll_locked_month_locked_month lockedMonths': Judged<typeof payroll_locked_month_locked_month.lockedMonths, { month: string; employee: string }, { month: string; isPaid: boolean }>
  'payroll_locked_month_locked_month lockedTo': Judged<typeof payroll_locked_month_locked_month.lockedTo, object, { month: string | null }>

  // server/features/payroll/month-close/month-close.queries.ts
  'payroll_month_close_month_close peopleBetween': Judged<typeof payroll_month_close_month_close.peopleBetween, { last: string; first: string }, { employee: string; name: string; code: string; joinedOn: string; leftOn: string | null; isInactive: boolean; hasSalary: boolean; hasBank: boolean }>

  // server/features/payroll/opening-pay/opening-pay.queries.ts
  'payroll_opening_pay_opening_pay deleteEntries': Judged<typeof payroll_opening_pay_opening_pay.deleteEntries, { ids: readonly string[] }>
  'payroll_opening_pay_opening_pay entriesById': Judged<typeof payroll_opening_pay_opening_pay.entriesById, { ids: readonly string[] }, { _id: string; employee: string; fromMonth: string; toMonth: string; figures: Json }>
  'payroll_opening_pay_opening_pay entriesOf': Judged<typeof payroll_opening_pay_opening_pay.entriesOf, { employees: readonly string[] }, { _id: string; employee: string; fromMonth: string; toMonth: string; figures: Json; addedBy: string | null; wasAlone: boolean; writtenAt: string }>
  'payroll_opening_pay_opening_pay entryToChange': Judged<typeof payroll_opening_pay_opening_pay.entryToChange, { id: string }, { employee: string; fromMonth: string; toMonth: string }>
  'payroll_opening_pay_opening_pay insertEntries': Judged<typeof payroll_opening_pay_opening_pay.insertEntries, { account: string; now: string; entries: SentJson }>
  'payroll_opening_pay_opening_pay insertMonths': Judged<typeof payroll_opening_pay_opening_pay.insertMonths, { months: SentJson }>
  'payroll_opening_pay_opening_pay openingPeople': Judged<typeof payroll_opening_pay_opening_pay.openingPeople, { employees: readonly string[] }, { employee: string; name: string; joinedOn: string; leftOn: string | null; location: string; usedIn: string | null }>
  'payroll_opening_pay_opening_pay overlapping': Judged<typeof payroll_opening_pay_opening_pay.overlapping, { months: SentJson }, { employee: string; month: string }>
  'payroll_opening_pay_opening_pay runsAndOpening': Judged<typeof payroll_opening_pay_opening_pay.runsAndOpening, object, { firstRun: string | null; lastOpening: string | null }>

  // server/features/payroll/outputs/bank/bank-answer.queries.ts
  'payroll_outputs_bank_bank_answer answerCounts': Judged<typeof payroll_outputs_bank_bank_answer.answerCounts, { run: string }, { payments: number; paid: number; returned: number; open: number; onHold: number; onHoldPaise: number; returnedPaise: number }>
  'payroll_outputs_bank_bank_answer answeredPayments': Judged<typeof payroll_outputs_bank_bank_answer.answeredPayments, { run: string; payslip: string }, { payslip: string; employee: string; attempt: number | null; state: string; reason: string; returns: number }>
  'payroll_outputs_bank_bank_answer endAnswers': Judged<typeof payroll_outputs_bank_bank_answer.endAnswers, { now: string; answers: SentJson }>
  'payroll_outputs_bank_bank_answer insertAnswers': Judged<typeof payroll_outputs_bank_bank_answer.insertAnswers, { account: string; now: string; answers: SentJson }>
  'payroll_outputs_bank_bank_answer paymentPage': Judged<typeof payroll_outputs_bank_bank_answer.paymentPage, { run: string; search: string; state: string; limit: number; offset: number }, { payslipId: string; employee: Json; netPaise: number; state: string; reason: string; returns: number; answeredAt: string | null }>
  'payroll_outputs_bank_bank_answer returnedSince': Judged<typeof payroll_outputs_bank_bank_answer.returnedSince, { accounts: SentJson }, { employee: string }>

  // server/features/payroll/outputs/difference/difference.queries.ts
  'payroll_outputs_difference_difference inputsOf': Judged<typeof payroll_outputs_difference_difference.inputsOf, { ids: SentJson }, { id: string; inputs: string }>
  'payroll_outputs_difference_difference lockedBefore': Judged<typeof payroll_outputs_difference_difference.lockedBefore, { month: string }, { id: string; month: string }>
  'payroll_outputs_difference_difference pairPiece': Judged<typeof payroll_outputs_difference_difference.pairPiece, { run: string; previous: string; after: string; limit: number }, { before: Json | null; after: Json | null; employee: Json }>

  // server/features/payroll/outputs/paid-rows.queries.ts
  'payroll_outputs_paid_rows coveredIn': Judged<typeof payroll_outputs_paid_rows.coveredIn, { month: string }, { employee: string; entity: string | null; name: string; code: string; leftOn: string | null }>
  'payroll_outputs_paid_rows lastPaidRun': Judged<typeof payroll_outputs_paid_rows.lastPaidRun, object, { id: string; month: string }>
  'payroll_outputs_paid_rows paidPeople': Judged<typeof payroll_outputs_paid_rows.paidPeople, { run: string }, { employee: string; code: string; netPaise: number }>
  'payroll_outputs_paid_rows paidPiece': Judged<typeof payroll_outputs_paid_rows.paidPiece, { run: string; after: string; limit: number }, { employee: string; entity: string | null; month: string; person: Json; days: Json; facts: Json; grossPaise: number; deductionsPaise: number; reimbursementsPaise: number; employerPaise: number; roundOffPaise: number; netPaise: number; lines: Json; isReversed: boolean; isNotPaid: boolean; isSetOff: boolean }>
  'payroll_outputs_paid_rows runForFiles': Judged<typeof payroll_outputs_paid_rows.runForFiles, { id: string }, { id: string; month: string; state: string; kind: string; config: Json; paidOn: string | null; calculatedAt: string | null; netPaise: number; law: string | null }>

  // server/features/payroll/outputs/provision-rows.queries.ts
  'payroll_outputs_provision_rows provisionsOf': Judged<typeof payroll_outputs_provision_rows.provisionsOf, { month: string }, { kind: string; owed: Json; booked: Json; before: Json; madeBy: string | null; madeAt: string }>

  // server/features/payroll/outputs/registers/registers.queries.ts
  'payroll_outputs_registers_registers employeesOfRun': Judged<typeof payroll_outputs_registers_registers.employeesOfRun, { run: string }, { employee: string; code: string; name: string; phone: string | null; joinedOn: string; leftOn: string | null; leavingReason: string | null; employmentType: string; designation: string; department: string | null; location: string; birthDate: string | null; gender: string | null; nationality: string; aadhaarLast4: string | null; currentAddress: Json; permanentAddress: Json; relativeName: string; bank: Json | null }>
  'payroll_outputs_registers_registers wageTermsOf': Judged<typeof payroll_outputs_registers_registers.wageTermsOf, { run: string }, { employee: string; basicPaise: number; daPaise: number; allowancesPaise: number; overtimeMinutes: number; enteredOvertimePaise: number }>

  // server/features/payroll/outputs/returns/fund-before.queries.ts
  'payroll_outputs_returns_fund_before fundBefore': Judged<typeof payroll_outputs_returns_fund_before.fundBefore, { employees: readonly string[]; run: string }, { employee: string; month: string; isReversal: boolean; grossPaise: number; pf: Json }>

  // server/features/payroll/outputs/returns/maharashtra-people.queries.ts
  'payroll_outputs_returns_maharashtra_people maharashtraPeople': Judged<typeof payroll_outputs_returns_maharashtra_people.maharashtraPeople, { run: string }, { employee: string; gender: string; isExempt: boolean; basePaise: number; taxPaise: number }>

  // server/features/payroll/outputs/returns/portal-people.queries.ts
  'payroll_outputs_returns_portal_people leavingMembers': Judged<typeof payroll_outputs_returns_portal_people.leavingMembers, { run: string }, { employee: string; entity: string | null; leftOn: string | null }>
  'payroll_outputs_returns_portal_people movedMembers': Judged<typeof payroll_outputs_returns_portal_people.movedMembers, { run: string }, { employee: string; entity: string | null; from: string }>
  'payroll_outputs_returns_portal_people newMembers': Judged<typeof payroll_outputs_returns_portal_people.newMembers, { run: string }, { employee: string; from: string | null }>
  'payroll_outputs_returns_portal_people portalFacts': Judged<typeof payroll_outputs_returns_portal_people.portalFacts, { employees: readonly string[] }, { employee: string; code: string; name: string; email: string; phone: string | null; joinedOn: string; birthDate: string | null; gender: string | null; maritalStatus: string | null; address: Json | null; value: Json | null; settledReason: string | null }>

  // server/features/payroll/outputs/run-file.queries.ts
  'payroll_outputs_run_file beginSet': Judged<typeof payroll_outputs_run_file.beginSet, { run: string; stamp: string; total: number; now: string; quietSince: string }>
  'payroll_outputs_run_file deleteKept': Judged<typeof payroll_outputs_run_file.deleteKept, { run: string }, { key: string | null }>
  'payroll_outputs_run_file endSet': Judged<typeof payroll_outputs_run_file.endSet, { problems: SentJson; now: string; run: string; stamp: string }>
  'payroll_outputs_run_file fileSet': Judged<typeof payroll_outputs_run_file.fileSet, { run: string }, { stamp: string; state: string; done: number; total: number; problems: Json; progressAt: string }>
  'payroll_outputs_run_file insertKept': Judged<typeof payroll_outputs_run_file.insertKept, { run: string; files: SentJson }>
  'payroll_outputs_run_file keptFiles': Judged<typeof payroll_outputs_run_file.keptFiles, { run: string }, { group: string; kind: string; type: string; shown: Json; key: string | null }>
  'payroll_outputs_run_file moveSet': Judged<typeof payroll_outputs_run_file.moveSet, { done: number; now: string; run: string; stamp: string }>
  'payroll_outputs_run_file runSize': Judged<typeof payroll_outputs_run_file.runSize, { run: string }, { people: number; facts: string }>

  // server/features/payroll/parallel-run/difference.queries.ts
  'payroll_parallel_run_difference allDifferences': Judged<typeof payroll_parallel_run_difference.allDifferences, { run: string }, { _id: string; employeeId: string | null; code: string; name: string; figure: Json; registerPaise: number; payslipPaise: number; cause: string; words: Json; accepted: Json | null }>
  'payroll_parallel_run_difference deleteDifferences': Judged<typeof payroll_parallel_run_difference.deleteDifferences, { run: string }>
  'payroll_parallel_run_difference differencePage': Judged<typeof payroll_parallel_run_difference.differencePage, { run: string; search: string; cause: string; state: string; limit: number; offset: number }, { _id: string; employeeId: string | null; code: string; name: string; figure: Json; registerPaise: number; payslipPaise: number; cause: string; words: Json; accepted: Json | null }>
  'payroll_parallel_run_difference insertDifferences': Judged<typeof payroll_parallel_run_difference.insertDifferences, { run: string; rows: SentJson }>
  'payroll_parallel_run_difference nameRowsOwners': Judged<typeof payroll_parallel_run_difference.nameRowsOwners, { rows: SentJson; run: string }>
  'payroll_parallel_run_difference noteDifferences': Judged<typeof payroll_parallel_run_difference.noteDifferences, { note: string; account: string; now: string; run: string; difference: string; cause: string }>
  'payroll_parallel_run_difference notesOf': Judged<typeof payroll_parallel_run_difference.notesOf, { run: string }, { code: string; figure: string; register: number; payslip: number; note: string; account: string | null; at: string | null }>

  // server/features/payroll/parallel-run/parallel-run.queries.ts
  'payroll_parallel_run_parallel_run deleteOldRegisters': Judged<typeof payroll_parallel_run_parallel_run.deleteOldRegisters, { before: string }>
  'payroll_parallel_run_parallel_run deleteParallelRun': Judged<typeof payroll_parallel_run_parallel_run.deleteParallelRun, { id: string }>
  'payroll_parallel_run_parallel_run insertParallelRun': Judged<typeof payroll_parallel_run_parallel_run.insertParallelRun, { id: string; month: string; fileName: string; headings: readonly string[]; columns: SentJson; account: string; now: string }>
  'payroll_parallel_run_parallel_run insertRegisterRows': Judged<typeof payroll_parallel_run_parallel_run.insertRegisterRows, { id: string; rows: SentJson }>
  'payroll_parallel_run_parallel_run linesOfRun': Judged<typeof payroll_parallel_run_parallel_run.linesOfRun, { run: string }, { code: string; name: string; kind: string }>
  'payroll_parallel_run_parallel_run parallelRunForUpdate': Judged<typeof payroll_parallel_run_parallel_run.parallelRunForUpdate, { id: string }, { id: string; month: string; fileName: string; headings: string[]; columns: Json; comparedAt: string | null }>
  'payroll_parallel_run_parallel_run parallelRunPage': Judged<typeof payroll_parallel_run_parallel_run.parallelRunPage, { limit: number; offset: number }, { _id: string; month: string; fileName: string; createdBy: string | null; createdAt: string; comparedAt: string | null; people: number; openPeople: number; open: number; accepted: number; agreedAt: string | null }>
  'payroll_parallel_run_parallel_run parallelRunShown': Judged<typeof payroll_parallel_run_parallel_run.parallelRunShown, { id: string }, { _id: string; month: string; fileName: string; createdBy: string | null; createdAt: string; comparedAt: string | null; people: number; openPeople: number; open: number; accepted: number; agreedAt: string | null; headings: string[]; columns: Json; runId: string | null; isStale: boolean; hasRows: boolean }>
  'payroll_parallel_run_parallel_run registerRowsAfter': Judged<typeof payroll_parallel_run_parallel_run.registerRowsAfter, { id: string; after: number; limit: number }, { row: number; cells: string }>
  'payroll_parallel_run_parallel_run saveCompared': Judged<typeof payroll_parallel_run_parallel_run.saveCompared, { columns: SentJson; people: number; now: string; id: string }>

  // server/features/payroll/pay-input-batch/pay-input-batch.queries.ts
  'payroll_pay_input_batch_pay_input_batch batchEntries': Judged<typeof payroll_pay_input_batch_pay_input_batch.batchEntries, { id: string }, { person: string; name: string; amountPaise: number | null; halfDays: number | null }>
  'payroll_pay_input_batch_pay_input_batch batchNamed': Judged<typeof payroll_pay_input_batch_pay_input_batch.batchNamed, { id: string }, { month: string; rows: number; account: string | null }>
  'payroll_pay_input_batch_pay_input_batch batchPage': Judged<typeof payroll_pay_input_batch_pay_input_batch.batchPage, { limit: number; offset: number }, { _id: string; month: string; rows: number; people: number; totals: Json; addedBy: string | null; createdAt: string; undoneBy: string | null; undoneAt: string | null; isPaid: boolean }>
  'payroll_pay_input_batch_pay_input_batch batchToUndo': Judged<typeof payroll_pay_input_batch_pay_input_batch.batchToUndo, { id: string }, { month: string; isUndone: boolean; rows: number; isPaid: boolean }>
  'payroll_pay_input_batch_pay_input_batch deleteEntries': Judged<typeof payroll_pay_input_batch_pay_input_batch.deleteEntries, { id: string }>
  'payroll_pay_input_batch_pay_input_batch enteredInMonth': Judged<typeof payroll_pay_input_batch_pay_input_batch.enteredInMonth, { month: string; employees: readonly string[] }, { employee: string; type: string; name: string; amount: number }>
  'payroll_pay_input_batch_pay_input_batch hasInputOf': Judged<typeof payroll_pay_input_batch_pay_input_batch.hasInputOf, { employee: string; id: string }, { has: boolean | NullWith<typeof payroll_pay_input_batch_pay_input_batch.hasInputOf, 'employee'> }>
  'payroll_pay_input_batch_pay_input_batch insertBatch': Judged<typeof payroll_pay_input_batch_pay_input_batch.insertBatch, { id: string; month: string; rows: number; account: string; now: string }>
  'payroll_pay_input_batch_pay_input_batch insertEntries': Judged<typeof payroll_pay_input_batch_pay_input_batch.insertEntries, { month: string; id: string; account: string; now: string; entries: SentJson }>
  'payroll_pay_input_batch_pay_input_batch markUndone': Judged<typeof payroll_pay_input_batch_pay_input_batch.markUndone, { account: string; now: string; id: string }>
  'payroll_pay_input_batch_pay_input_batch peopleByCode': Judged<typeof payroll_pay_input_batch_pay_input_batch.peopleByCode, { month: string; codes: readonly string[] }, { employee: string; name: string; code: string; joinedOn: string; leftOn: string | null; isLocked: boolean }>
  'payroll_pay_input_batch_pay_input_batch peopleByName': Judged<typeof payroll_pay_input_batch_pay_input_batch.peopleByName, { month: string; names: readonly string[] }, { employee: string; name: string; code: string; joinedOn: string; leftOn: string | null; isLocked: boolean }>

  // server/features/payroll/pay-input/loss-of-pay-input.queries.ts
  'payroll_pay_input_loss_of_pay_input deleteLossOfPay': Judged<typeof payroll_pay_input_loss_of_pay_input.deleteLossOfPay, { batch: string }>
  'payroll_pay_input_loss_of_pay_input enteredLossOfPay': Judged<typeof payroll_pay_input_loss_of_pay_input.enteredLossOfPay, { month: string; employees: readonly string[] }, { employee: string; lossOfPay: Json }>
  'payroll_pay_input_loss_of_pay_input enteredLossOfPay 2': Judged<typeof payroll_pay_input_loss_of_pay_input.enteredLossOfPay, { month: string }, { employee: string; lossOfPay: Json }>
  'payroll_pay_input_loss_of_pay_input insertLossOfPay': Judged<typeof payroll_pay_input_loss_of_pay_input.insertLossOfPay, { month: string; batch: string; account: string; now: string; rows: SentJson }>

  // server/features/payroll/pay-input/pay-input.queries.ts
  'payroll_pay_input_pay_input deletePayInput': Judged<typeof payroll_pay_input_pay_input.deletePayInput, { id: string }>
  'payroll_pay_input_pay_input endPayInput': Judged<typeof payroll_pay_input_pay_input.endPayInput, { toMonth: string; id: string }>
  'payroll_pay_input_pay_input insertPayInput': Judged<typeof payroll_pay_input_pay_input.insertPayInput, { id: string; employeeId: string; type: string; nature: string; benefit: string; name: string; amountPaise: number; reason: string; fromMonth: string; toMonth: string; account: string; now: string }>
  'payroll_pay_input_pay_input payInput': Judged<typeof payroll_pay_input_pay_input.payInput, { id: string }, { employeeId: string; fromMonth: string; toMonth: string | null; lockedTo: string | null }>
  'payroll_pay_input_pay_input payInputToRemove': Judged<typeof payroll_pay_input_pay_input.payInputToRemove, { id: string }, { employee: string; name: string; amountPaise: number; type: string }>
  'payroll_pay_input_pay_input payInputsOf': Judged<typeof payroll_pay_input_pay_input.payInputsOf, { employeeId: string }, { _id: string; employeeId: string; type: string; nature: string | null; benefit: string | null; name: string; amountPaise: number; reason: string; fromMonth: string; toMonth: string | null; isPaid: boolean; addedBy: string | null; wasAlone: boolean; createdAt: string }>

  // server/features/payroll/pay-run-config/company-bank.queries.ts
  'payroll_pay_run_config_company_bank putBank': Judged<typeof payroll_pay_run_config_company_bank.putBank, { holderName: string; sealed: string; last4: string; ifsc: string; bankName: string; now: string }>
  'payroll_pay_run_config_company_bank savedBank': Judged<typeof payroll_pay_run_config_company_bank.savedBank, object, { holderName: string; sealed: string; last4: string; ifsc: string; bankName: string; updatedAt: string }>

  // server/features/payroll/pay-run-config/pay-run-config.queries.ts
  'payroll_pay_run_config_pay_run_config putConfig': Judged<typeof payroll_pay_run_config_pay_run_config.putConfig, { cutOffDay: number; payDay: number; payMonth: string; dayBasis: string; lineRounding: string; netRounding: string; now: string }>
  'payroll_pay_run_config_pay_run_config savedConfig': Judged<typeof payroll_pay_run_config_pay_run_config.savedConfig, object, { cutOffDay: number; payDay: number; payMonth: string; dayBasis: string; lineRounding: string; netRounding: string; updatedAt: string }>

  // server/features/payroll/pay-run/calculation/attempt.queries.ts
  'payroll_pay_run_calculation_attempt attemptOf': Judged<typeof payroll_pay_run_calculation_attempt.attemptOf, { id: string }, { attempt: number; state: string; kind: string; month: string; config: Json }>
  'payroll_pay_run_calculation_attempt frozenInputs': Judged<typeof payroll_pay_run_calculation_attempt.frozenInputs, { run: string; employees: readonly string[] }, { employee: string; inputs: string }>
  'payroll_pay_run_calculation_attempt namesOf': Judged<typeof payroll_pay_run_calculation_attempt.namesOf, { employees: readonly string[] }, { employee: string; name: string; code: string }>

  // server/features/payroll/pay-run/calculation/calculation.queries.ts
  'payroll_pay_run_calculation_calculation beginCalculation': Judged<typeof payroll_pay_run_calculation_calculation.beginCalculation, { total: number; now: string; starts: readonly string[]; open: readonly number[]; id: string }>
  'payroll_pay_run_calculation_calculation decided': Judged<typeof payroll_pay_run_calculation_calculation.decided, { id: string }, { employee: string; hash: string }>
  'payroll_pay_run_calculation_calculation deleteExcluded': Judged<typeof payroll_pay_run_calculation_calculation.deleteExcluded, { id: string }>
  'payroll_pay_run_calculation_calculation deletePayslips': Judged<typeof payroll_pay_run_calculation_calculation.deletePayslips, { id: string }>
  'payroll_pay_run_calculation_calculation endCalculation': Judged<typeof payroll_pay_run_calculation_calculation.endCalculation, { done: number; now: string; id: string }>
  'payroll_pay_run_calculation_calculation insertExcluded': Judged<typeof payroll_pay_run_calculation_calculation.insertExcluded, { run: string; people: SentJson }>
  'payroll_pay_run_calculation_calculation insertPayslips': Judged<typeof payroll_pay_run_calculation_calculation.insertPayslips, { run: string; month: string; now: string; payslips: Buffer }>
  'payroll_pay_run_calculation_calculation moveOn': Judged<typeof payroll_pay_run_calculation_calculation.moveOn, { done: number; now: string; piece: number; id: string }>
  'payroll_pay_run_calculation_calculation paidPeople': Judged<typeof payroll_pay_run_calculation_calculation.paidPeople, { id: string }, { employee: string }>

  // server/features/payroll/pay-run/calculation/comparison.queries.ts
  'payroll_pay_run_calculation_comparison forgetChanges': Judged<typeof payroll_pay_run_calculation_comparison.forgetChanges, { snapshot: string }>
  'payroll_pay_run_calculation_comparison forgetComparisons': Judged<typeof payroll_pay_run_calculation_comparison.forgetComparisons, object>
  'payroll_pay_run_calculation_comparison forgetOtherProgram': Judged<typeof payroll_pay_run_calculation_comparison.forgetOtherProgram, { run: string; program: string }>
  'payroll_pay_run_calculation_comparison keepComparison': Judged<typeof payroll_pay_run_calculation_comparison.keepComparison, { run: string; attempt: number; snapshot: string; cluster: string; program: string; count: number; people: SentJson }>
  'payroll_pay_run_calculation_comparison lastComparison': Judged<typeof payroll_pay_run_calculation_comparison.lastComparison, { id: string }, { attempt: number; state: string; kind: string; month: string; config: Json; comparison: Json | null; isStale: boolean }>
  'payroll_pay_run_calculation_comparison mayCompare': Judged<typeof payroll_pay_run_calculation_comparison.mayCompare, { id: string }, { isFree: boolean | NullWith<typeof payroll_pay_run_calculation_comparison.mayCompare, 'id'> }>
  'payroll_pay_run_calculation_comparison seenNow': Judged<typeof payroll_pay_run_calculation_comparison.seenNow, object, { snapshot: string; cluster: string }>

  // server/features/payroll/pay-run/calculation/piece.queries.ts
  'payroll_pay_run_calculation_piece openPiece': Judged<typeof payroll_pay_run_calculation_piece.openPiece, { piece: number; run: string; attempt: number }, { month: string; config: Json; from: string | null; before: string | null; isWhole: boolean }>
  'payroll_pay_run_calculation_piece splitIntoPieces': Judged<typeof payroll_pay_run_calculation_piece.splitIntoPieces, { size: number; last: string; first: string }, { total: number; starts: string[] }>
  'payroll_pay_run_calculation_piece undecidedOfPiece': Judged<typeof payroll_pay_run_calculation_piece.undecidedOfPiece, { last: string; first: string; from: string; before: string; run: string }, { employee: string }>

  // server/features/payroll/pay-run/calculation/recalculate-person.queries.ts
  'payroll_pay_run_calculation_recalculate_person deleteExclusionOf': Judged<typeof payroll_pay_run_calculation_recalculate_person.deleteExclusionOf, { run: string; employee: string }>
  'payroll_pay_run_calculation_recalculate_person deletePayslipOf': Judged<typeof payroll_pay_run_calculation_recalculate_person.deletePayslipOf, { run: string; employee: string }>
  'payroll_pay_run_calculation_recalculate_person nextAttempt': Judged<typeof payroll_pay_run_calculation_recalculate_person.nextAttempt, { total: number; now: string; id: string }>

  // server/features/payroll/pay-run/inputs/earlier.queries.ts
  'payroll_pay_run_inputs_earlier carriedForward': Judged<typeof payroll_pay_run_inputs_earlier.carriedForward, { employees: readonly string[]; before: string; from: string }, { employee: string; month: string; deductions: Json }>
  'payroll_pay_run_inputs_earlier carriedForward 2': Judged<typeof payroll_pay_run_inputs_earlier.carriedForward, { before: string; from: string }, { employee: string; month: string; deductions: Json }>
  'payroll_pay_run_inputs_earlier documentsOf': Judged<typeof payroll_pay_run_inputs_earlier.documentsOf, { from: string; before: string; employees: readonly string[] }, { employee: string; months: Json; joinedOn: string; leftOn: string | null }>
  'payroll_pay_run_inputs_earlier earlierMonths': Judged<typeof payroll_pay_run_inputs_earlier.earlierMonths, { from: string; before: string; employees: readonly string[] }, { employee: string; months: Json; paidIn: Json }>
  'payroll_pay_run_inputs_earlier earlierMonths 2': Judged<typeof payroll_pay_run_inputs_earlier.earlierMonths, { from: string; before: string }, { employee: string; months: Json; paidIn: Json }>

  // server/features/payroll/pay-run/inputs/inputs.queries.ts
  'payroll_pay_run_inputs_inputs employedInPieces': Judged<typeof payroll_pay_run_inputs_inputs.employedInPieces, { size: number; last: string; first: string }, { employees: string[] }>
  'payroll_pay_run_inputs_inputs peopleOfMonth': Judged<typeof payroll_pay_run_inputs_inputs.peopleOfMonth, { last: string; first: string; month: string; employees: readonly string[] }, { employee: string; isInactive: boolean; salaries: Json | null; inputs: Json | null; person: Json }>
  'payroll_pay_run_inputs_inputs peopleOfMonth 2': Judged<typeof payroll_pay_run_inputs_inputs.peopleOfMonth, { last: string; first: string; month: string }, { employee: string; isInactive: boolean; salaries: Json | null; inputs: Json | null; person: Json }>

  // server/features/payroll/pay-run/inputs/settled.queries.ts
  'payroll_pay_run_inputs_settled earnedMonths': Judged<typeof payroll_pay_run_inputs_settled.earnedMonths, { employee: string; from: string; before: string }, { month: string; bonusWagesPaise: number; basicPaise: number; paidHalfDays: number; ofHalfDays: number }>
  'payroll_pay_run_inputs_settled markSettled': Judged<typeof payroll_pay_run_inputs_settled.markSettled, { run: string; ids: readonly string[] }>
  'payroll_pay_run_inputs_settled reopenPaid': Judged<typeof payroll_pay_run_inputs_settled.reopenPaid, { run: string; employee: string }>
  'payroll_pay_run_inputs_settled reopenSettled': Judged<typeof payroll_pay_run_inputs_settled.reopenSettled, { run: string }>
  'payroll_pay_run_inputs_settled settlementsOfMonth': Judged<typeof payroll_pay_run_inputs_settled.settlementsOfMonth, { first: string; last: string; run: string; employees: readonly string[] }, { id: string; employee: string; oneOffs: Json; encashments: Json }>
  'payroll_pay_run_inputs_settled settlementsOfMonth 2': Judged<typeof payroll_pay_run_inputs_settled.settlementsOfMonth, { first: string; last: string; run: string }, { id: string; employee: string; oneOffs: Json; encashments: Json }>

  // server/features/payroll/pay-run/pay-run.queries.ts
  'payroll_pay_run_pay_run headCount': Judged<typeof payroll_pay_run_pay_run.headCount, { last: string; first: string }, { employed: number; withoutSalary: number }>
  'payroll_pay_run_pay_run peopleOfRun': Judged<typeof payroll_pay_run_pay_run.peopleOfRun, { id: string }, { name: string | null; people: number; netPaise: number }>
  'payroll_pay_run_pay_run runById': Judged<typeof payroll_pay_run_pay_run.runById, { id: string }, { _id: string; month: string; kind: string; reason: string | null; state: string; attempt: number; config: Json; total: number; done: number; totals: Json; excluded: number; onHold: Json; startedBy: string | null; startedAt: string; calculatedAt: string | null; approvedBy: string | null; approvedAt: string | null; paidBy: string | null; paidAt: string | null; paidOn: string | null; paymentReference: string; bankFile: string; openBankFiles: Json; reopened: Json | null }>
  'payroll_pay_run_pay_run runOfMonth': Judged<typeof payroll_pay_run_pay_run.runOfMonth, { month: string }, { _id: string; month: string; kind: string; reason: string | null; state: string; attempt: number; config: Json; total: number; done: number; totals: Json; excluded: number; onHold: Json; startedBy: string | null; startedAt: string; calculatedAt: string | null; approvedBy: string | null; approvedAt: string | null; paidBy: string | null; paidAt: string | null; paidOn: string | null; paymentReference: string; bankFile: string; openBankFiles: Json; reopened: Json | null }>
  'payroll_pay_run_pay_run runPage': Judged<typeof payroll_pay_run_pay_run.runPage, { limit: number; offset: number }, { _id: string; month: string; kind: string; reason: string | null; state: string; attempt: number; config: Json; total: number; done: number; totals: Json; excluded: number; onHold: Json; startedBy: string | null; startedAt: string; calculatedAt: string | null; approvedBy: string | null; approvedAt: string | null; paidBy: string | null; paidAt: string | null; paidOn: string | null; paymentReference: string; bankFile: string; openBankFiles: Json; reopened: Json | null }>
  'payroll_pay_run_pay_run runStates': Judged<typeof payroll_pay_run_pay_run.runStates, object, { _id: string; month: string; state: string }>

  // server/features/payroll/pay-run/people.queries.ts
  'payroll_pay_run_people excludedPage': Judged<typeof payroll_pay_run_people.excludedPage, { run: string; search: string; limit: number; offset: number }, { code: string; reason: Json; employee: Json }>
  'payroll_pay_run_people payslipPage': Judged<typeof payroll_pay_run_people.payslipPage, { previousRun: string; run: string; entity: string; flag: string; search: string; limit: number; offset: number }, { _id: string; employee: Json; paidHalfDays: number; lossOfPayHalfDays: number; grossPaise: number; reimbursementsPaise: number; deductionsPaise: number; netPaise: number; previousNetPaise: number | null; flags: Json; hold: Json | null }>

  // server/features/payroll/pay-run/run-parts.queries.ts
  'payroll_pay_run_run_parts enteredPay': Judged<typeof payroll_pay_run_run_parts.enteredPay, { run: string; account: string }, { hasEntered: boolean }>
  'payroll_pay_run_run_parts paymentParts': Judged<typeof payroll_pay_run_run_parts.paymentParts, { run: string; employee: string }, { month: string; name: string; netPaise: number; heldBy: string | null; reason: string | null }>
  'payroll_pay_run_run_parts returnsTold': Judged<typeof payroll_pay_run_run_parts.returnsTold, { run: string }, { account: string }>
  'payroll_pay_run_run_parts runParts': Judged<typeof payroll_pay_run_run_parts.runParts, { id: string }, { month: string; state: string; startedBy: string | null; approvedBy: string | null; people: number; netPaise: number }>

  // server/features/payroll/pay-run/steps/reopen.queries.ts
  'payroll_pay_run_steps_reopen builtUpon': Judged<typeof payroll_pay_run_steps_reopen.builtUpon, { month: string; run: string }, { lockedMonth: string | null; reversal: boolean; settledIn: string | null; reversedIn: string | null; answers: number; paidOtherwise: string | null }>
  'payroll_pay_run_steps_reopen deleteProvisions': Judged<typeof payroll_pay_run_steps_reopen.deleteProvisions, { month: string }>
  'payroll_pay_run_steps_reopen reopenRun': Judged<typeof payroll_pay_run_steps_reopen.reopenRun, { config: SentJson; now: string; account: string; reason: string; id: string }>

  // server/features/payroll/pay-run/steps/steps.queries.ts
  'payroll_pay_run_steps_steps approveRun': Judged<typeof payroll_pay_run_steps_steps.approveRun, { account: string; now: string; id: string }>
  'payroll_pay_run_steps_steps insertRun': Judged<typeof payroll_pay_run_steps_steps.insertRun, { id: string; month: string; config: SentJson; account: string; now: string }>
  'payroll_pay_run_steps_steps markBankFile': Judged<typeof payroll_pay_run_steps_steps.markBankFile, { now: string; entity: string; id: string }>
  'payroll_pay_run_steps_steps payRun': Judged<typeof payroll_pay_run_steps_steps.payRun, { account: string; now: string; paidOn: string; reference: string; id: string }>
  'payroll_pay_run_steps_steps resetRun': Judged<typeof payroll_pay_run_steps_steps.resetRun, { config: SentJson; now: string; id: string }>
  'payroll_pay_run_steps_steps runForUpdate': Judged<typeof payroll_pay_run_steps_steps.runForUpdate, { id: string }, { month: string; state: string; attempt: number; total: number; done: number; openPieces: number[]; progressAt: string; startedBy: string | null; approvedAt: string | null; config: Json }>
  'payroll_pay_run_steps_steps unpayRun': Judged<typeof payroll_pay_run_steps_steps.unpayRun, { id: string }>

  // server/features/payroll/pay-run/steps/tell-settled.queries.ts
  'payroll_pay_run_steps_tell_settled accountsSettledBy': Judged<typeof payroll_pay_run_steps_tell_settled.accountsSettledBy, { run: string }, { account: string }>

  // server/features/payroll/pay-run/steps/void-certificates.queries.ts
  'payroll_pay_run_steps_void_certificates insertVoids': Judged<typeof payroll_pay_run_steps_void_certificates.insertVoids, { cause: string; reason: string; account: string; now: string; run: string; stage: string }>

  // server/features/payroll/payable/balance.queries.ts
  'payroll_payable_balance closePayables': Judged<typeof payroll_payable_balance.closePayables, { now: string; ids: readonly string[] }>
  'payroll_payable_balance lockPayables': Judged<typeof payroll_payable_balance.lockPayables, { requests: readonly string[] }, { employee: string }>
  'payroll_payable_balance oweMore': Judged<typeof payroll_payable_balance.oweMore, { id: string; employee: string; request: string; requestType: string; number: string; type: string; code: string; reason: string; amountPaise: number; claimedPaise: number; approvedPaise: number; fromMonth: string; now: string }>
  'payroll_payable_balance payableStates': Judged<typeof payroll_payable_balance.payableStates, { requests: readonly string[] }, { id: string; type: string; amountPaise: number; isCancelled: boolean; paidPaise: number }>
  'payroll_payable_balance recoverFrom': Judged<typeof payroll_payable_balance.recoverFrom, { fromMonth: string; request: string }>
  'payroll_payable_balance restorePayables': Judged<typeof payroll_payable_balance.restorePayables, { now: string; before: SentJson }>

  // server/features/payroll/payable/outcome.queries.ts
  'payroll_payable_outcome outcomesOf': Judged<typeof payroll_payable_outcome.outcomesOf, { requests: readonly string[] }, { request: string; amountPaise: number; paidPaise: number; toRecoverPaise: number; isOutside: boolean; fromMonth: string | null; isRecovery: boolean | null; month: string | null; paidOn: string | null; reference: string | null }>

  // server/features/payroll/payable/payable-pay.queries.ts
  'payroll_payable_payable_pay deletePayslipPayments': Judged<typeof payroll_payable_payable_pay.deletePayslipPayments, { run: string }>
  'payroll_payable_payable_pay insertPayslipPayments': Judged<typeof payroll_payable_payable_pay.insertPayslipPayments, { now: string; run: string }>
  'payroll_payable_payable_pay payablesOfMonth': Judged<typeof payroll_payable_payable_pay.payablesOfMonth, { month: string; last: string; employees: readonly string[] }, { employee: string; type: string; requestType: string; code: string; reason: string; number: string; amountPaise: number; claimedPaise: number | null; approvedPaise: number | null; openPaise: number }>
  'payroll_payable_payable_pay payablesOfMonth 2': Judged<typeof payroll_payable_payable_pay.payablesOfMonth, { month: string; last: string }, { employee: string; type: string; requestType: string; code: string; reason: string; number: string; amountPaise: number; claimedPaise: number | null; approvedPaise: number | null; openPaise: number }>

  // server/features/payroll/payable/payable.queries.ts
  'payroll_payable_payable cancelPayables': Judged<typeof payroll_payable_payable.cancelPayables, { now: string; request: string }>
  'payroll_payable_payable choosePayable': Judged<typeof payroll_payable_payable.choosePayable, { paidBy: string; fromMonth: string; id: string }>
  'payroll_payable_payable insertPayable': Judged<typeof payroll_payable_payable.insertPayable, { id: string; employee: string; request: string; requestType: string; number: string; type: string; code: string; reason: string; amountPaise: number; claimedPaise: number; approvedPaise: number; fromMonth: string; now: string }>
  'payroll_payable_payable insertPayment': Judged<typeof payroll_payable_payable.insertPayment, { payable: string; amountPaise: number; paidOn: string; reference: string; undoes: string; account: string; now: string }>
  'payroll_payable_payable outsidePayment': Judged<typeof payroll_payable_payable.outsidePayment, { id: string }, { payable: string; amountPaise: number; paidOn: string; isUndone: boolean }>
  'payroll_payable_payable payablePage': Judged<typeof payroll_payable_payable.payablePage, { state: string; type: string; employeeId: string; search: string; limit: number; offset: number }, { _id: string; employee: Json; request: Json; type: string; reason: string; amountPaise: number; paidPaise: number; openPaise: number; paidBy: string; fromMonth: string; createdAt: string; isCancelled: boolean; waiting: Json | null }>
  'payroll_payable_payable payableSummary': Judged<typeof payroll_payable_payable.payableSummary, object, { type: string; count: number; people: number; openPaise: number }>
  'payroll_payable_payable payablesForUpdate': Judged<typeof payroll_payable_payable.payablesForUpdate, { ids: readonly string[]; request: string }, { id: string; employee: string }>
  'payroll_payable_payable payablesOf': Judged<typeof payroll_payable_payable.payablesOf, { ids: readonly string[]; request: string }, { _id: string; employee: Json; request: Json; type: string; reason: string; amountPaise: number; paidPaise: number; openPaise: number; paidBy: string; fromMonth: string; createdAt: string; isCancelled: boolean; waiting: Json | null }>
  'payroll_payable_payable paymentsOf': Judged<typeof payroll_payable_payable.paymentsOf, { payable: string }, { _id: string; amountPaise: number; paidOn: string | null; reference: string; payslip: Json | null; by: string | null; createdAt: string; isUndone: boolean }>
  'payroll_payable_payable undoWaiting': Judged<typeof payroll_payable_payable.undoWaiting, { payment: string }, { change: string }>

  // server/features/payroll/payslip/passbook.queries.ts
  'payroll_payslip_passbook passbookPage': Judged<typeof payroll_payslip_passbook.passbookPage, { employee: string; limit: number; offset: number }, { _id: string; month: string; kind: string; state: string; grossPaise: number; reimbursementsPaise: number; deductionsPaise: number; netPaise: number; yearToDatePaise: number; beforePaise: number; paidAt: string | null; paidOn: string | null; isOnHold: boolean }>

  // server/features/payroll/payslip/pay-profile.queries.ts
  'payroll_payslip_pay_profile payProfileOf': Judged<typeof payroll_payslip_pay_profile.payProfileOf, { now: string; employee: string }, { _id: string; name: string; code: string; department: string | null; location: string; status: string; joinedOn: string; leftOn: string | null; salary: Json | null; payslip: Json | null }>

  // server/features/payroll/payslip/payslip.queries.ts
  'payroll_payslip_payslip keepPdf': Judged<typeof payroll_payslip_payslip.keepPdf, { key: string; id: string }>
  'payroll_payslip_payslip payslipFor': Judged<typeof payroll_payslip_payslip.payslipFor, { mayAll: boolean; id: string; own: string }, { _id: string; runId: string; employeeId: string; month: string; state: string; config: Json; paidAt: string | null; paidOn: string | null; hold: Json | null; approvedAt: string | null; person: Json; facts: Json; reversal: Json | null; days: Json; lines: Json; lossOfPay: Json; grossPaise: number; deductionsPaise: number; reimbursementsPaise: number; employerPaise: number; roundOffPaise: number; netPaise: number; pdfKey: string | null; isFinal: boolean; companyFacts: Json; yearToDate: Json; payBefore: Json; yearByComponent: Json; previous: Json | null }>

  // server/features/payroll/payslip/proof.queries.ts
  'payroll_payslip_proof newestToProve': Judged<typeof payroll_payslip_proof.newestToProve, { atMost: number }, { kind: string; inputs: string; hash: string; days: Json; lines: Json; facts: Json; grossPaise: number; deductionsPaise: number; reimbursementsPaise: number; employerPaise: number; roundOffPaise: number; netPaise: number }>
  'payroll_payslip_proof payslipToProve': Judged<typeof payroll_payslip_proof.payslipToProve, { id: string }, { kind: string; inputs: string; hash: string; days: Json; lines: Json; facts: Json; grossPaise: number; deductionsPaise: number; reimbursementsPaise: number; employerPaise: number; roundOffPaise: number; netPaise: number }>

  // server/features/payroll/payslip/published.queries.ts
  'payroll_payslip_published payslipsOfRun': Judged<typeof payroll_payslip_published.payslipsOfRun, { run: string }, { employee: string; account: string; payslip: string }>

  // server/features/payroll/preflight/leavers.queries.ts
  'payroll_preflight_leavers unsettledLeavers': Judged<typeof payroll_preflight_leavers.unsettledLeavers, { from: string; to: string }, { employee: string; name: string; code: string; leftOn: string; has: string }>

  // server/features/payroll/preflight/opening.queries.ts
  'payroll_preflight_opening withoutOpeningPay': Judged<typeof payroll_preflight_opening.withoutOpeningPay, { run: string; first: string; month: string; from: string; to: string }, { employee: string; joinedOn: string }>

  // server/features/payroll/preflight/paid-days.queries.ts
  'payroll_preflight_paid_days runMonths': Judged<typeof payroll_preflight_paid_days.runMonths, { month: string; from: string }, { first: string | NullWith<typeof payroll_preflight_paid_days.runMonths, 'month'>; skipped: string[] }>
  'payroll_preflight_paid_days unevenMonths': Judged<typeof payroll_preflight_paid_days.unevenMonths, { from: string; run: string; month: string }, { employee: string; name: string; code: string; joinedOn: string; leftOn: string | null; month: string; employed: number; paid: number; paidFrom: string | null; paidTo: string | null; hasPayslip: boolean; excluded: string | null; isInRun: boolean; hasSalary: boolean }>

  // server/features/payroll/preflight/preflight.queries.ts
  'payroll_preflight_preflight checkedPeople': Judged<typeof payroll_preflight_preflight.checkedPeople, { run: string }, { employee: string; name: string; code: string; joinedOn: string; excluded: Json | null; hasBank: boolean; netPaise: number; hasPf: boolean; isAbovePfCeiling: boolean; isEsiCovered: boolean; ptState: string | null; tdsPaise: number; carriedPaise: number; advancedPaise: number; taxShortPaise: number; arrearsMonths: number; setOffPaise: number; wagesPaise: number; finesPaise: number }>

  // server/features/payroll/provision/provision.queries.ts
  'payroll_provision_provision bookedGratuity': Judged<typeof payroll_provision_provision.bookedGratuity, { month: string }, { entity: string | null; department: string | null; location: string; paise: number }>
  'payroll_provision_provision insertProvisions': Judged<typeof payroll_provision_provision.insertProvisions, { month: string; account: string; now: string; provisions: SentJson }>
  'payroll_provision_provision laterProvision': Judged<typeof payroll_provision_provision.laterProvision, { month: string }, { month: string | null }>
  'payroll_provision_provision peopleBetween': Judged<typeof payroll_provision_provision.peopleBetween, { to: string; from: string }, { employee: string; department: string | null; location: string; leftOn: string | null; lines: Json | null }>

  // server/features/payroll/reversal/reversal.queries.ts
  'payroll_reversal_reversal insertReversal': Judged<typeof payroll_reversal_reversal.insertReversal, { id: string; run: string; now: string; slip: SentJson; original: string }>
  'payroll_reversal_reversal insertReversalRun': Judged<typeof payroll_reversal_reversal.insertReversalRun, { id: string; reason: string; account: string; now: string; original: string }>
  'payroll_reversal_reversal lockPayslip': Judged<typeof payroll_reversal_reversal.lockPayslip, { id: string }, object>
  'payroll_reversal_reversal payslipForUpdate': Judged<typeof payroll_reversal_reversal.payslipForUpdate, { id: string }, { id: string; run: string; employee: string; account: string; month: string; state: string; kind: string; inputs: string; days: Json; netPaise: number; wasPaid: boolean; isReversed: boolean }>
  'payroll_reversal_reversal payslipToReverse': Judged<typeof payroll_reversal_reversal.payslipToReverse, { id: string }, { employee: string; name: string; month: string; netPaise: number; runId: string }>

  // server/features/payroll/salary/locked-pay.queries.ts
  'payroll_salary_locked_pay lockedPay': Judged<typeof payroll_salary_locked_pay.lockedPay, { employee: string }, { locked: Json; paid: Json; annualCtcPaise: number | null }>

  // server/features/payroll/salary/salaries-import.queries.ts
  'payroll_salary_salaries_import deleteSalaries': Judged<typeof payroll_salary_salaries_import.deleteSalaries, { ids: readonly string[] }>
  'payroll_salary_salaries_import endSalaries': Judged<typeof payroll_salary_salaries_import.endSalaries, { now: string; ids: readonly string[] }>
  'payroll_salary_salaries_import insertSalaries': Judged<typeof payroll_salary_salaries_import.insertSalaries, { account: string; now: string; salaries: SentJson }>
  'payroll_salary_salaries_import restoreSalaries': Judged<typeof payroll_salary_salaries_import.restoreSalaries, { ids: readonly string[] }>
  'payroll_salary_salaries_import salariesById': Judged<typeof payroll_salary_salaries_import.salariesById, { ids: readonly string[] }, { id: string; employee: string; isReplaced: boolean }>
  'payroll_salary_salaries_import salariesNow': Judged<typeof payroll_salary_salaries_import.salariesNow, { employees: readonly string[] }, { id: string; employee: string; startsOn: string; annualCtcPaise: number; templateId: string | null; templateName: string }>

  // server/features/payroll/salary/salary.queries.ts
  'payroll_salary_salary insertSalary': Judged<typeof payroll_salary_salary.insertSalary, { id: string; employee: string; startsOn: string; annualCtcPaise: number; templateId: string; templateName: string; components: SentJson; lines: SentJson; contributions: SentJson; account: string; now: string }>
  'payroll_salary_salary replaceSalary': Judged<typeof payroll_salary_salary.replaceSalary, { now: string; employee: string; startsOn: string }>
  'payroll_salary_salary salariesOf': Judged<typeof payroll_salary_salary.salariesOf, { employee: string }, { _id: string; startsOn: string; endsOn: string | null; annualCtcPaise: number; previousCtcPaise: number | null; templateId: string | null; templateName: string; lines: Json; contributions: Json; addedBy: string | null; wasAlone: boolean; createdAt: string }>

  // server/features/payroll/second-person/subject.queries.ts
  'payroll_second_person_subject subjectOf': Judged<typeof payroll_second_person_subject.subjectOf, { employee: string }, { name: string; account: string }>

  // server/features/payroll/settlement/extra-run.queries.ts
  'payroll_settlement_extra_run insertSettlementRun': Judged<typeof payroll_settlement_extra_run.insertSettlementRun, { id: string; month: string; config: SentJson; account: string; now: string }>

  // server/features/payroll/settlement/last-pay.queries.ts
  'payroll_settlement_last_pay paidMonth': Judged<typeof payroll_settlement_last_pay.paidMonth, { run: string; employee: string; month: string }, { isPaid: boolean }>

  // server/features/payroll/settlement/letter/leaver.queries.ts
  'payroll_settlement_letter_leaver letterParties': Judged<typeof payroll_settlement_letter_leaver.letterParties, { employee: string }, { name: string; code: string; designation: string; department: string | null; company: Json }>

  // server/features/payroll/settlement/paid-statement.queries.ts
  'payroll_settlement_paid_statement paidStatementOf': Judged<typeof payroll_settlement_paid_statement.paidStatementOf, { payslip: string }, { kind: string; month: string; lines: Json; grossPaise: number; deductionsPaise: number; reimbursementsPaise: number; netPaise: number; unrecovered: Json }>

  // server/features/payroll/settlement/reminder/remind.queries.ts
  'payroll_settlement_reminder_remind noteReminders': Judged<typeof payroll_settlement_reminder_remind.noteReminders, { now: string; reminders: SentJson }, { employee: string; leftOn: string; part: string; stage: string }>
  'payroll_settlement_reminder_remind unpaidLeavers': Judged<typeof payroll_settlement_reminder_remind.unpaidLeavers, { from: string; to: string }, { employee: string; name: string; account: string; joinedOn: string; leftOn: string; reason: string | null; isFixedTerm: boolean; paysGratuity: boolean; hasGratuity: boolean | null }>

  // server/features/payroll/settlement/settlement.queries.ts
  'payroll_settlement_settlement approveSettlement': Judged<typeof payroll_settlement_settlement.approveSettlement, { account: string; now: string; lines: SentJson; run: string; leftOn: string; id: string }>
  'payroll_settlement_settlement cancelSettlement': Judged<typeof payroll_settlement_settlement.cancelSettlement, { account: string; now: string; id: string }>
  'payroll_settlement_settlement deleteCheck': Judged<typeof payroll_settlement_settlement.deleteCheck, { id: string; item: string }>
  'payroll_settlement_settlement insertCheck': Judged<typeof payroll_settlement_settlement.insertCheck, { id: string; item: string; account: string; now: string }>
  'payroll_settlement_settlement insertSettlement': Judged<typeof payroll_settlement_settlement.insertSettlement, { id: string; employee: string; leftOn: string; reason: string; noticeDays: number; servedDays: number; noticeBy: string; isFixedTerm: boolean; paysGratuity: boolean; paysBonus: boolean; gratuityExemptBeforePaise: number; leaveExemptBeforePaise: number; items: SentJson; account: string; now: string }>
  'payroll_settlement_settlement reopenSettlement': Judged<typeof payroll_settlement_settlement.reopenSettlement, { id: string }>
  'payroll_settlement_settlement settlementForUpdate': Judged<typeof payroll_settlement_settlement.settlementForUpdate, { employee: string }, { id: string }>
  'payroll_settlement_settlement settlementOf': Judged<typeof payroll_settlement_settlement.settlementOf, { employee: string }, { _id: string; leftOn: string; reason: string; noticeDays: number; servedDays: number; noticeBy: string; isFixedTerm: boolean; paysGratuity: boolean; paysBonus: boolean; gratuityExemptBeforePaise: number; leaveExemptBeforePaise: number; items: Json; approvedBy: string | null; approvedAt: string | null; lines: Json | null; runId: string | null; payslipId: string | null; paidOn: string | null; checks: Json }>
  'payroll_settlement_settlement updateSettlement': Judged<typeof payroll_settlement_settlement.updateSettlement, { leftOn: string; reason: string; noticeDays: number; servedDays: number; noticeBy: string; isFixedTerm: boolean; paysGratuity: boolean; paysBonus: boolean; gratuityExemptBeforePaise: number; leaveExemptBeforePaise: number; items: SentJson; id: string }>

  // server/features/payroll/settlement/tell.queries.ts
  'payroll_settlement_tell accountOf': Judged<typeof payroll_settlement_tell.accountOf, { employee: string }, { account: string }>

  // server/features/payroll/statutory/identity/identity.queries.ts
  'payroll_statutory_identity_identity identityRows': Judged<typeof payroll_statutory_identity_identity.identityRows, { employee: string }, { n: number; from: string; value: Json; note: string; who: string; at: string }>
  'payroll_statutory_identity_identity insertIdentity': Judged<typeof payroll_statutory_identity_identity.insertIdentity, { employee: string; from: string; value: SentJson; note: string; account: string; now: string }>
  'payroll_statutory_identity_identity peopleIn': Judged<typeof payroll_statutory_identity_identity.peopleIn, { month: string; employees: readonly string[] }, { employee: string; locationId: string; birthDate: string | null; gender: string | null; hasPan: boolean; hasUan: boolean; hasEsiNumber: boolean; value: Json | null }>
  'payroll_statutory_identity_identity peopleIn 2': Judged<typeof payroll_statutory_identity_identity.peopleIn, { month: string }, { employee: string; locationId: string; birthDate: string | null; gender: string | null; hasPan: boolean; hasUan: boolean; hasEsiNumber: boolean; value: Json | null }>

  // server/features/payroll/statutory/law/law.queries.ts
  'payroll_statutory_law_law endOwnRow': Judged<typeof payroll_statutory_law_law.endOwnRow, { account: string; now: string; id: string }>
  'payroll_statutory_law_law insertOwnRow': Judged<typeof payroll_statutory_law_law.insertOwnRow, { id: string; law: string; from: string; value: SentJson; source: string; account: string; now: string }>
  'payroll_statutory_law_law ownRow': Judged<typeof payroll_statutory_law_law.ownRow, { id: string }, { law: string; from: string }>
  'payroll_statutory_law_law ownRows': Judged<typeof payroll_statutory_law_law.ownRows, object, { law: string; from: string; value: Json; source: string }>
  'payroll_statutory_law_law ownRowsOfLaw': Judged<typeof payroll_statutory_law_law.ownRowsOfLaw, { law: string }, { id: string; law: string; from: string; value: Json; source: string; who: string; at: string; endedAt: string | null; endedBy: string | null; isUsed: boolean }>

  // server/features/payroll/statutory/registration/registration.queries.ts
  'payroll_statutory_registration_registration employeesByState': Judged<typeof payroll_statutory_registration_registration.employeesByState, { month: string }, { state: string; entity: string | null; employees: number }>

  // server/features/payroll/statutory/setting/setting.queries.ts
  'payroll_statutory_setting_setting insertSetting': Judged<typeof payroll_statutory_setting_setting.insertSetting, { section: string; state: string; locationId: string; from: string; value: SentJson; note: string; account: string; now: string }, { n: number }>
  'payroll_statutory_setting_setting nextChanges': Judged<typeof payroll_statutory_setting_setting.nextChanges, { month: string }, { section: string; state: string | null; locationId: string | null; from: string }>
  'payroll_statutory_setting_setting ownTan': Judged<typeof payroll_statutory_setting_setting.ownTan, object, { tan: string | null }>
  'payroll_statutory_setting_setting settingMonths': Judged<typeof payroll_statutory_setting_setting.settingMonths, { section: string; state: string; after: string }, { from: string }>
  'payroll_statutory_setting_setting settingsIn': Judged<typeof payroll_statutory_setting_setting.settingsIn, { month: string }, { section: string; state: string | null; locationId: string | null; from: string; value: Json }>
  'payroll_statutory_setting_setting settingsWritten': Judged<typeof payroll_statutory_setting_setting.settingsWritten, { section: string }, { n: number; section: string; state: string | null; locationId: string | null; location: string | null; from: string; value: Json; note: string; who: string; at: string }>
  'payroll_statutory_setting_setting workLocations': Judged<typeof payroll_statutory_setting_setting.workLocations, object, { id: string; name: string; city: string; state: string }>

  // server/features/payroll/tax/claims/claimant.queries.ts
  'payroll_tax_claims_claimant claimant': Judged<typeof payroll_tax_claims_claimant.claimant, { month: string; employee: string }, { name: string; code: string; designation: string; fatherName: string; address: Json; company: string }>

  // server/features/payroll/tax/declaration/tax-item.queries.ts
  'payroll_tax_declaration_tax_item endItem': Judged<typeof payroll_tax_declaration_tax_item.endItem, { now: string; item: string }>
  'payroll_tax_declaration_tax_item itemById': Judged<typeof payroll_tax_declaration_tax_item.itemById, { id: string }, { item: string; employee: string; year: string; details: Json; declaredPaise: number; state: string; proofs: number }>
  'payroll_tax_declaration_tax_item itemsOf': Judged<typeof payroll_tax_declaration_tax_item.itemsOf, { employee: string; year: string }, { _id: string; section: string; details: Json; declaredPaise: number; state: string; acceptedPaise: number | null; reason: string | null; changedBy: string; changedAt: string; proofs: Json }>
  'payroll_tax_declaration_tax_item lockDeclaration': Judged<typeof payroll_tax_declaration_tax_item.lockDeclaration, { employee: string }, { id: string }>
  'payroll_tax_declaration_tax_item lockItem': Judged<typeof payroll_tax_declaration_tax_item.lockItem, { id: string }>
  'payroll_tax_declaration_tax_item submitItems': Judged<typeof payroll_tax_declaration_tax_item.submitItems, { now: string; employee: string; year: string; account: string }>
  'payroll_tax_declaration_tax_item writeItem': Judged<typeof payroll_tax_declaration_tax_item.writeItem, { id: string; item: string; employee: string; year: string; section: string; details: SentJson; declaredPaise: number; state: string; acceptedPaise: number; reason: string; account: string; now: string }>

  // server/features/payroll/tax/declaration/tax-proof.queries.ts
  'payroll_tax_declaration_tax_proof insertProof': Judged<typeof payroll_tax_declaration_tax_proof.insertProof, { id: string; item: string; employee: string; key: string; name: string; bytes: number; account: string; now: string }>
  'payroll_tax_declaration_tax_proof proofById': Judged<typeof payroll_tax_declaration_tax_proof.proofById, { id: string; employee: string }, { item: string; employee: string; key: string; name: string }>
  'payroll_tax_declaration_tax_proof removeProof': Judged<typeof payroll_tax_declaration_tax_proof.removeProof, { account: string; now: string; id: string }>

  // server/features/payroll/tax/projection/projection.queries.ts
  'payroll_tax_projection_projection payOfYear': Judged<typeof payroll_tax_projection_projection.payOfYear, { to: string; from: string; day: string; employee: string }, { joinedOn: string; leftOn: string | null; birthDate: string | null; gender: string; hasPan: boolean; resident: boolean; paid: Json; lines: Json | null; later: number; treatments: Json; statutory: Json | null }>

  // server/features/payroll/tax/regime/remind.queries.ts
  'payroll_tax_regime_remind noteRegimeReminders': Judged<typeof payroll_tax_regime_remind.noteRegimeReminders, { year: string; now: string; today: string }, { account: string }>

  // server/features/payroll/tax/regime/tax-regime.queries.ts
  'payroll_tax_regime_tax_regime endChoice': Judged<typeof payroll_tax_regime_tax_regime.endChoice, { now: string; employee: string; year: string }>
  'payroll_tax_regime_tax_regime insertChoice': Judged<typeof payroll_tax_regime_tax_regime.insertChoice, { employee: string; year: string; regime: string; account: string; now: string }>
  'payroll_tax_regime_tax_regime personOfYear': Judged<typeof payroll_tax_regime_tax_regime.personOfYear, { from: string; to: string; year: string; employee: string }, { _id: string; name: string; code: string; account: string; joinedMonth: string; regime: string | null; chosenBy: string | null; chosenAt: string | null; usedIn: string | null }>

  // server/features/payroll/tax/review/people.queries.ts
  'payroll_tax_review_people declarationPage': Judged<typeof payroll_tax_review_people.declarationPage, { year: string; last: string; first: string; search: string; show: string; limit: number; offset: number }, { _id: string; name: string; code: string; department: string | null; regime: string; isChosen: boolean; declaredPaise: number; acceptedPaise: number; items: number; waiting: number; rejected: number }>

  // server/features/payroll/tax/tax-facts.queries.ts
  'payroll_tax_tax_facts countedOf': Judged<typeof payroll_tax_tax_facts.countedOf, { proofsOnly: boolean; year: string; employee: string }, { item: Json }>
  'payroll_tax_tax_facts factsOfYear': Judged<typeof payroll_tax_tax_facts.factsOfYear, { proofsOnly: boolean; year: string; employees: readonly string[] }, { employee: string; regime: string | null; items: Json | null }>
  'payroll_tax_tax_facts factsOfYear 2': Judged<typeof payroll_tax_tax_facts.factsOfYear, { proofsOnly: boolean; year: string }, { employee: string; regime: string | null; items: Json | null }>

  // server/features/payroll/tds/challan.queries.ts
  'payroll_tds_challan challanPage': Judged<typeof payroll_tds_challan.challanPage, { entity: string; from: string; to: string; limit: number; offset: number }, { _id: string; entity: string | null; bsr: string; paidOn: string; serial: string; taxPaise: number; surchargePaise: number; cessPaise: number; interestPaise: number; feePaise: number; otherPaise: number; linkedPaise: number; months: Json; deposits: Json; addedBy: string | null }>
  'payroll_tds_challan challansOf': Judged<typeof payroll_tds_challan.challansOf, { ids: readonly string[] }, { _id: string; entity: string | null; bsr: string; paidOn: string; serial: string; taxPaise: number; surchargePaise: number; cessPaise: number; interestPaise: number; feePaise: number; otherPaise: number; linkedPaise: number; months: Json; deposits: Json; addedBy: string | null }>
  'payroll_tds_challan deleteChallan': Judged<typeof payroll_tds_challan.deleteChallan, { id: string }>
  'payroll_tds_challan deleteDeposits': Judged<typeof payroll_tds_challan.deleteDeposits, { challan: string }>
  'payroll_tds_challan insertChallan': Judged<typeof payroll_tds_challan.insertChallan, { id: string; entity: string; bsr: string; paidOn: string; serial: string; taxPaise: number; surchargePaise: number; cessPaise: number; interestPaise: number; feePaise: number; otherPaise: number; account: string; now: string }>
  'payroll_tds_challan insertDeposits': Judged<typeof payroll_tds_challan.insertDeposits, { challan: string; deposits: SentJson }>
  'payroll_tds_challan lockRegister': Judged<typeof payroll_tds_challan.lockRegister, object, { id: string }>

  // server/features/payroll/tds/deductions.queries.ts
  'payroll_tds_deductions depositsIn': Judged<typeof payroll_tds_deductions.depositsIn, { from: string; to: string }, { employee: string; month: string; challan: string; amountPaise: number; bsr: string; serial: string; paidOn: string }>
  'payroll_tds_deductions openingTaxed': Judged<typeof payroll_tds_deductions.openingTaxed, { from: string; to: string }, { employee: string; entity: string | null; month: string; code: string; name: string; tax: Json; isShare: boolean }>
  'payroll_tds_deductions taxedMonths': Judged<typeof payroll_tds_deductions.taxedMonths, { from: string; to: string }, { employee: string; entity: string | null; month: string; code: string; name: string; payDay: number; payMonth: string | null; tax: Json; taxPaise: number | null; surchargePaise: number | null; cessPaise: number | null }>

  // server/features/payroll/tds/deductor.queries.ts
  'payroll_tds_deductor putDeductor': Judged<typeof payroll_tds_deductor.putDeductor, { value: SentJson; sealed: string; last4: string; now: string }>
  'payroll_tds_deductor putDeductorOfEntity': Judged<typeof payroll_tds_deductor.putDeductorOfEntity, { entity: string; value: SentJson; sealed: string; last4: string; now: string }>
  'payroll_tds_deductor savedDeductor': Judged<typeof payroll_tds_deductor.savedDeductor, { entity: string }, { value: Json; sealed: string; last4: string }>

  // server/features/payroll/tds/salary-details.queries.ts
  'payroll_tds_salary_details declaredParties': Judged<typeof payroll_tds_salary_details.declaredParties, { year: string }, { employee: string; details: Json; acceptedPaise: number }>
  'payroll_tds_salary_details salaryPeople': Judged<typeof payroll_tds_salary_details.salaryPeople, { employees: readonly string[] }, { employee: string; birthDate: string | null; gender: string | null }>

  // server/features/payroll/tds/statement.queries.ts
  'payroll_tds_statement filedQuarters': Judged<typeof payroll_tds_statement.filedQuarters, { entity: string }, { year: string; quarter: number }>
  'payroll_tds_statement putFiled': Judged<typeof payroll_tds_statement.putFiled, { year: string; quarter: number; receipt: string; filedOn: string; account: string }>
  'payroll_tds_statement putFiledOfEntity': Judged<typeof payroll_tds_statement.putFiledOfEntity, { entity: string; year: string; quarter: number; receipt: string; filedOn: string; account: string }>
  'payroll_tds_statement putMade': Judged<typeof payroll_tds_statement.putMade, { year: string; quarter: number; fileName: string; sha256: string; account: string; now: string }>
  'payroll_tds_statement putMadeOfEntity': Judged<typeof payroll_tds_statement.putMadeOfEntity, { entity: string; year: string; quarter: number; fileName: string; sha256: string; account: string; now: string }>
  'payroll_tds_statement statementRows': Judged<typeof payroll_tds_statement.statementRows, { entity: string }, { year: string; quarter: number; fileName: string | null; sha256: string | null; madeAt: string | null; madeBy: string | null; receipt: string | null; filedOn: string | null }>

  // server/features/payroll/template/template.queries.ts
  'payroll_template_template allTemplates': Judged<typeof payroll_template_template.allTemplates, object, { _id: string; name: string; components: number }>
  'payroll_template_template componentsById': Judged<typeof payroll_template_template.componentsById, { ids: readonly string[] }, { _id: string; code: string; name: string; type: string; calculation: Json; isProrated: boolean; inCtc: boolean; isActive: boolean }>
  'payroll_template_template deleteTemplate': Judged<typeof payroll_template_template.deleteTemplate, { id: string }>
  'payroll_template_template deleteTemplateLines': Judged<typeof payroll_template_template.deleteTemplateLines, { id: string }>
  'payroll_template_template insertTemplate': Judged<typeof payroll_template_template.insertTemplate, { id: string; name: string; ctcIncludes: readonly string[]; now: string }>
  'payroll_template_template insertTemplateLines': Judged<typeof payroll_template_template.insertTemplateLines, { id: string; lines: SentJson }>
  'payroll_template_template templatePage': Judged<typeof payroll_template_template.templatePage, { today: string; search: string; limit: number; offset: number }, { _id: string; name: string; components: number; people: number; updatedAt: string; ctcIncludes: string[]; parts: Json }>
  'payroll_template_template templateUse': Judged<typeof payroll_template_template.templateUse, { id: string }, { name: string; people: number }>
  'payroll_template_template templateWithLines': Judged<typeof payroll_template_template.templateWithLines, { id: string }, { _id: string; name: string; ctcIncludes: string[]; lines: Json }>
  'payroll_template_template templatesWith': Judged<typeof payroll_template_template.templatesWith, { component: string }, { name: string; parts: Json }>
  'payroll_template_template updateTemplate': Judged<typeof payroll_template_template.updateTemplate, { name: string; ctcIncludes: readonly string[]; now: string; id: string }>

  // server/features/privacy/consent/consent.queries.ts
  'privacy_consent_consent accountOfEmployee': Judged<typeof privacy_consent_consent.accountOfEmployee, { employee: string }, { account: string }>
  'privacy_consent_consent consentsOf': Judged<typeof privacy_consent_consent.consentsOf, { account: string; terms: string; privacy: string }, { document: string; title: string | null; version: string; agreedAt: string; state: string }>

  // server/features/privacy/erasure/personal-erasure.queries.ts
  'privacy_erasure_personal_erasure deleteErasure': Judged<typeof privacy_erasure_personal_erasure.deleteErasure, { employee: string }>
  'privacy_erasure_personal_erasure dueErasures': Judged<typeof privacy_erasure_personal_erasure.dueErasures, { today: string }, { employee: string; account: string; part: string; names: string[]; email: string }>
  'privacy_erasure_personal_erasure endErasure': Judged<typeof privacy_erasure_personal_erasure.endErasure, { now: string; employee: string; part: string }>
  'privacy_erasure_personal_erasure erasureOf': Judged<typeof privacy_erasure_personal_erasure.erasureOf, { employee: string }, { part: string; dueOn: string; source: string | null; erasedAt: string | null; requestedAt: string; requestedBy: string }>
  'privacy_erasure_personal_erasure insertErasure': Judged<typeof privacy_erasure_personal_erasure.insertErasure, { employee: string; account: string; by: string; now: string; parts: SentJson }>
  'privacy_erasure_personal_erasure lockErasure': Judged<typeof privacy_erasure_personal_erasure.lockErasure, { employee: string; part: string }, { part: string }>
  'privacy_erasure_personal_erasure lockErasures': Judged<typeof privacy_erasure_personal_erasure.lockErasures, { employee: string }, { erasedAt: string | null }>

  // server/features/privacy/export/personal-export.queries.ts
  'privacy_export_personal_export archivesInUse': Judged<typeof privacy_export_personal_export.archivesInUse, { keys: readonly string[] }, { key: string }>
  'privacy_export_personal_export endExport': Judged<typeof privacy_export_personal_export.endExport, { key: string; sealed: string; bytes: number; expiresAt: string; id: string }>
  'privacy_export_personal_export expireExports': Judged<typeof privacy_export_personal_export.expireExports, { now: string }, { key: string | null }>
  'privacy_export_personal_export exportToMake': Judged<typeof privacy_export_personal_export.exportToMake, { id: string }, { account: string; employee: string | null; language: string; by: string; name: string }>
  'privacy_export_personal_export exportsForUpdate': Judged<typeof privacy_export_personal_export.exportsForUpdate, { account: string }, object>
  'privacy_export_personal_export exportsOf': Judged<typeof privacy_export_personal_export.exportsOf, { account: string }, { _id: string; state: string; done: number; total: number; bytes: number | null; requestedAt: string; requestedBy: string; requester: string; progressAt: string; expiresAt: string | null; downloadedAt: string | null }>
  'privacy_export_personal_export insertExport': Judged<typeof privacy_export_personal_export.insertExport, { id: string; account: string; employee: string; language: string; by: string; now: string }>
  'privacy_export_personal_export moveExport': Judged<typeof privacy_export_personal_export.moveExport, { done: number; total: number; now: string; id: string }>
  'privacy_export_personal_export personOf': Judged<typeof privacy_export_personal_export.personOf, { employee: string }, { account: string; name: string; status: string; leftOn: string | null }>
  'privacy_export_personal_export requestedSince': Judged<typeof privacy_export_personal_export.requestedSince, { quietSince: string; account: string; by: string; since: string }, { count: number; isMaking: boolean }>
  'privacy_export_personal_export takeArchive': Judged<typeof privacy_export_personal_export.takeArchive, { now: string; id: string; by: string }, { key: string | null; sealed: string | null; account: string; employee: string | null }>

  // server/features/procurement/asset/asset.queries.ts
  'procurement_asset_asset assetById': Judged<typeof procurement_asset_asset.assetById, { id: string }, { _id: string; tag: string; name: string; category: string; serial: string; vendor: string; boughtOn: string | null; pricePaise: number | null; warrantyUntil: string | null; state: string; holder: Json | null; heldSince: string | null; acknowledgedAt: string | null; condition: string | null; request: Json | null; retiredOn: string | null; retiredReason: string | null; retiredNote: string; retiredBy: string | null }>
  'procurement_asset_asset assetPage': Judged<typeof procurement_asset_asset.assetPage, { state: string; employeeId: string; leaving: string; search: string; limit: number; offset: number }, { _id: string; tag: string; name: string; category: string; serial: string; vendor: string; boughtOn: string | null; pricePaise: number | null; warrantyUntil: string | null; state: string; holder: Json | null; heldSince: string | null; acknowledgedAt: string | null; condition: string | null; request: Json | null }>
  'procurement_asset_asset assetSummary': Judged<typeof procurement_asset_asset.assetSummary, object, { inStock: number; inUse: number; retired: number; leaving: number }>
  'procurement_asset_asset holdingsOf': Judged<typeof procurement_asset_asset.holdingsOf, { asset: string }, { _id: string; holder: Json; handedOn: string; handedBy: string | null; handedNote: string; acknowledgedAt: string | null; returnedOn: string | null; returnedTo: string | null; condition: string | null; returnNote: string }>
  'procurement_asset_asset insertAssets': Judged<typeof procurement_asset_asset.insertAssets, { name: string; category: string; vendor: string; boughtOn: string; pricePaise: number; warrantyUntil: string; lineId: string; now: string; assets: SentJson }>
  'procurement_asset_asset lastTag': Judged<typeof procurement_asset_asset.lastTag, object, { last: number }>
  'procurement_asset_asset lineById': Judged<typeof procurement_asset_asset.lineById, { id: string }, { request: string }>
  'procurement_asset_asset lockRegister': Judged<typeof procurement_asset_asset.lockRegister, object, object>
  'procurement_asset_asset retireAsset': Judged<typeof procurement_asset_asset.retireAsset, { day: string; reason: string; note: string; account: string; now: string; id: string }>
  'procurement_asset_asset takenMarks': Judged<typeof procurement_asset_asset.takenMarks, { except: string; tags: readonly string[]; serials: readonly string[] }, { tag: string; serial: string }>
  'procurement_asset_asset updateAsset': Judged<typeof procurement_asset_asset.updateAsset, { tag: string; serial: string; name: string; category: string; vendor: string; boughtOn: string; pricePaise: number; warrantyUntil: string; now: string; id: string }>

  // server/features/procurement/asset/holding.queries.ts
  'procurement_asset_holding acknowledgeHolding': Judged<typeof procurement_asset_holding.acknowledgeHolding, { now: string; id: string; employee: string }>
  'procurement_asset_holding assetForUpdate': Judged<typeof procurement_asset_holding.assetForUpdate, { id: string }, { tag: string; name: string; boughtOn: string | null; retiredOn: string | null; request: string | null; zone: string }>
  'procurement_asset_holding endHolding': Judged<typeof procurement_asset_holding.endHolding, { day: string; condition: string; note: string; account: string; id: string }>
  'procurement_asset_holding heldOfRequest': Judged<typeof procurement_asset_holding.heldOfRequest, { request: string }, { held: number }>
  'procurement_asset_holding insertHolding': Judged<typeof procurement_asset_holding.insertHolding, { id: string; asset: string; employee: string; day: string; account: string; note: string; now: string }>
  'procurement_asset_holding lastHolding': Judged<typeof procurement_asset_holding.lastHolding, { asset: string }, { id: string; employee: string; account: string; holder: string; handedOn: string; returnedOn: string | null; zone: string }>
  'procurement_asset_holding openHoldings': Judged<typeof procurement_asset_holding.openHoldings, { employee: string }, { tag: string; name: string }>
  'procurement_asset_holding ownAssets': Judged<typeof procurement_asset_holding.ownAssets, { employee: string }, { _id: string; handedOn: string; handedBy: string | null; acknowledgedAt: string | null; returnedOn: string | null; condition: string | null; assetId: string; tag: string; name: string; category: string; serial: string; warrantyUntil: string | null }>
  'procurement_asset_holding receiver': Judged<typeof procurement_asset_holding.receiver, { employee: string }, { account: string; name: string; status: string; leftOn: string | null; zone: string }>

  // server/features/procurement/line/line.queries.ts
  'procurement_line_line assetsOfRequest': Judged<typeof procurement_line_line.assetsOfRequest, { request: string }, { _id: string; lineId: string; tag: string; name: string; holder: string | null }>
  'procurement_line_line boughtLines': Judged<typeof procurement_line_line.boughtLines, { request: string }, { _id: string; position: number; name: string; category: string; vendor: string; link: string; neededBy: string; unitPaise: number; requested: number; approvedPaise: number | null; ordered: number; orderedPaise: number; received: number; registered: number }>
  'procurement_line_line ordersOf': Judged<typeof procurement_line_line.ordersOf, { request: string }, { _id: string; number: string; vendor: string; day: string; expectedOn: string | null; note: string; by: string; closedOn: string | null; closedReason: string; lines: Json; deliveries: Json }>

  // server/features/procurement/purchase/purchase.queries.ts
  'procurement_purchase_purchase closeOrder': Judged<typeof procurement_purchase_purchase.closeOrder, { day: string; reason: string; account: string; id: string }>
  'procurement_purchase_purchase insertDelivery': Judged<typeof procurement_purchase_purchase.insertDelivery, { id: string; order: string; day: string; note: string; account: string; now: string; lines: SentJson }>
  'procurement_purchase_purchase insertOrder': Judged<typeof procurement_purchase_purchase.insertOrder, { id: string; request: string; number: string; vendor: string; day: string; expectedOn: string; note: string; account: string; now: string; lines: SentJson }>
  'procurement_purchase_purchase orderById': Judged<typeof procurement_purchase_purchase.orderById, { id: string }, { request: string; day: string; closedOn: string | null }>
  'procurement_purchase_purchase purchasePage': Judged<typeof procurement_purchase_purchase.purchasePage, { state: string; search: string; limit: number; offset: number }, { _id: string; number: string; requester: Json; reason: string; stage: string | null; neededBy: string | null; approvedPaise: number; approvedAt: string; itemCount: number; approved: number; ordered: number; received: number; expectedOn: string | null }>
  'procurement_purchase_purchase purchaseRow': Judged<typeof procurement_purchase_purchase.purchaseRow, { id: string }, { _id: string; number: string; requester: Json; reason: string; stage: string | null; neededBy: string | null; approvedPaise: number; approvedAt: string; itemCount: number; approved: number; ordered: number; received: number; expectedOn: string | null; isCancelling: boolean; deliverTo: string }>

  // server/features/procurement/request/procurement.queries.ts
  'procurement_request_procurement buyer': Judged<typeof procurement_request_procurement.buyer, { employee: string }, { zone: string; departmentId: string | null; department: string | null; budgetPaise: number | null }>
  'procurement_request_procurement departmentApproved': Judged<typeof procurement_request_procurement.departmentApproved, { except: string; department: string; since: string; zone: string }, { approvedPaise: number }>
  'procurement_request_procurement requestToBuy': Judged<typeof procurement_request_procurement.requestToBuy, { id: string }, { requester: string; number: string; state: string; stage: string | null; isCancelling: boolean; createdAt: string; zone: string }>
  'procurement_request_procurement sameItems': Judged<typeof procurement_request_procurement.sameItems, { lines: SentJson; employee: string; except: string }, { position: number; number: string }>

  // server/features/reports/kinds/attendance.queries.ts
  'reports_kinds_attendance attendanceCells': Judged<typeof reports_kinds_attendance.attendanceCells, { first: string; last: string; departmentId: string; locationId: string }, { key: string | null; name: string | null; month: string; values: Json }>
  'reports_kinds_attendance attendancePeople': Judged<typeof reports_kinds_attendance.attendancePeople, { measure: string; first: string; last: string; departmentId: string; locationId: string; noDepartment: boolean; limit: number; offset: number }, { _id: string; name: string; code: string; photo: string | null; department: string | null; day: string | null; value: number }>

  // server/features/reports/kinds/leave-liability.queries.ts
  'reports_kinds_leave_liability paidStaff': Judged<typeof reports_kinds_leave_liability.paidStaff, { end: string; departmentId: string; locationId: string; last: string }, { _id: string; name: string; code: string; photo: string | null; departmentId: string | null; department: string | null; lines: Json | null }>

  // server/features/reports/kinds/staff.queries.ts
  'reports_kinds_staff staffCells': Judged<typeof reports_kinds_staff.staffCells, { first: string; last: string; departmentId: string; locationId: string }, { key: string | null; name: string | null; month: string; values: Json }>
  'reports_kinds_staff staffPeople': Judged<typeof reports_kinds_staff.staffPeople, { measure: string; departmentId: string; locationId: string; noDepartment: boolean; first: string; last: string; limit: number; offset: number }, { _id: string; name: string; code: string; photo: string | null; department: string | null; day: string | null; value: number | null }>

  // server/features/reports/saved/saved-report.queries.ts
  'reports_saved_saved_report deleteSavedReport': Judged<typeof reports_saved_saved_report.deleteSavedReport, { id: string }>
  'reports_saved_saved_report noteDueReports': Judged<typeof reports_saved_saved_report.noteDueReports, { month: string; dayOfMonth: number }, { id: string; name: string; report: string; account: string }>
  'reports_saved_saved_report ownSavedReports': Judged<typeof reports_saved_saved_report.ownSavedReports, { account: string }, { count: number }>
  'reports_saved_saved_report putReaders': Judged<typeof reports_saved_saved_report.putReaders, { id: string; accounts: readonly string[] }>
  'reports_saved_saved_report putSavedReport': Judged<typeof reports_saved_saved_report.putSavedReport, { saved: SentJson; id: string; mailed: string; by: string; now: string; isNew: boolean }>
  'reports_saved_saved_report savedReportsFor': Judged<typeof reports_saved_saved_report.savedReportsFor, { account: string; isAdmin: boolean; reports: readonly string[] }, { _id: string; name: string; report: string; measure: string; period: string; months: number; lastMonth: string | null; isShared: boolean; mailDay: number | null; department: Json | null; location: Json | null; readers: Json; createdBy: string; isOwn: boolean; mayChange: boolean }>
  'reports_saved_saved_report viewersByName': Judged<typeof reports_saved_saved_report.viewersByName, { accounts: readonly string[] }, { _id: string; name: string }>

  // server/features/security/alerts/alert.queries.ts
  'security_alerts_alert alertPage': Judged<typeof security_alerts_alert.alertPage, { kind: string; limit: number; offset: number }, { _id: string; kind: string; text: string; values: Json; account: string | null; times: number; at: string; lastAt: string; isTold: boolean }>
  'security_alerts_alert alertSettings': Judged<typeof security_alerts_alert.alertSettings, object, { kind: string; isOn: boolean; changedBy: string | null; changedAt: string }>
  'security_alerts_alert insertAlert': Judged<typeof security_alerts_alert.insertAlert, { id: string; kind: string; cause: string; now: string; message: string; values: SentJson; account: string; event: number; isTold: boolean }>
  'security_alerts_alert putAlertSetting': Judged<typeof security_alerts_alert.putAlertSetting, { kind: string; isOn: boolean; account: string; now: string }>
  'security_alerts_alert repeatAlert': Judged<typeof security_alerts_alert.repeatAlert, { event: number; now: string; kind: string; cause: string }>

  // server/features/security/alerts/pay-day.queries.ts
  'security_alerts_pay_day payDay': Judged<typeof security_alerts_pay_day.payDay, object, { day: number }>

  // server/features/security/alerts/recipient.queries.ts
  'security_alerts_recipient addRecipients': Judged<typeof security_alerts_recipient.addRecipients, { accounts: readonly string[] }>
  'security_alerts_recipient candidates': Judged<typeof security_alerts_recipient.candidates, object, { account: string; name: string; email: string; isAdmin: boolean; isChosen: boolean }>
  'security_alerts_recipient forgetRecipients': Judged<typeof security_alerts_recipient.forgetRecipients, { but: readonly string[] }>

  // server/features/security/chain/chain.queries.ts
  'security_chain_chain putCheck': Judged<typeof security_chain_chain.putCheck, { n: number; digest: string; at: string; broken: readonly number[] }>
  'security_chain_chain savedCheck': Judged<typeof security_chain_chain.savedCheck, object, { n: number; digest: string; at: string; broken: number[] }>

  // server/features/security/change/pending-change.queries.ts
  'security_change_pending_change changeForUpdate': Judged<typeof security_change_pending_change.changeForUpdate, { id: string }, { _id: string; area: string; call: string; payload: string; title: string; titleValues: Json; changes: Json; recordType: string; record: string; employee: string | null; needs: string[]; barred: string[]; news: string | null; newsValues: Json | null; requestedBy: string; requestedByName: string; state: string }>
  'security_change_pending_change changePage': Judged<typeof security_change_pending_change.changePage, { account: string; permissions: readonly string[]; recordId: string; view: string; employee: string; limit: number; offset: number }, { _id: string; area: string; call: string; title: string; titleValues: Json; record: Json; employee: string | null; changes: Json; needs: string[]; barred: string[]; requestedById: string; state: string; requestedBy: string; requestedAt: string; decidedBy: string | null; decidedAt: string | null; note: string | null }>
  'security_change_pending_change endChange': Judged<typeof security_change_pending_change.endChange, { state: string; account: string; now: string; note: string; id: string }>
  'security_change_pending_change endOnRecord': Judged<typeof security_change_pending_change.endOnRecord, { account: string; now: string; type: string; id: string; calls: readonly string[] }, { _id: string; title: string; titleValues: Json; requestedBy: string; requestedByName: string; employee: string | null; needs: string[]; barred: string[] }>
  'security_change_pending_change insertChange': Judged<typeof security_change_pending_change.insertChange, { id: string; area: string; call: string; payload: string; key: string; title: string; recordType: string; record: string; employee: string; changes: SentJson; needs: readonly string[]; barred: readonly string[]; news: string; account: string; now: string; titleValues: SentJson; newsValues: SentJson; concerns: readonly string[] }>
  'security_change_pending_change toDecide': Judged<typeof security_change_pending_change.toDecide, { account: string; employee: string; permissions: readonly string[] }, { n: number }>
  'security_change_pending_change withdrawOwn': Judged<typeof security_change_pending_change.withdrawOwn, { account: string; now: string; key: string }>

  // server/features/security/change/pending-of.queries.ts
  'security_change_pending_of pendingOf': Judged<typeof security_change_pending_of.pendingOf, { area: string }, { employee: string }>
  'security_change_pending_of pendingOnRecords': Judged<typeof security_change_pending_of.pendingOnRecords, { area: string; call: string; records: readonly string[] }, { record: string; by: string; requestedBy: string; employee: string | null; needs: string[]; barred: string[] }>

  // server/features/security/people.queries.ts
  'security_people admins': Judged<typeof security_people.admins, object, { account: string; name: string; email: string }>
  'security_people nameOf': Judged<typeof security_people.nameOf, { account: string }, { name: string; company: string }>
  'security_people peopleNamed': Judged<typeof security_people.peopleNamed, { accounts: readonly string[] }, { account: string; name: string; email: string }>
  'security_people zoneOf': Judged<typeof security_people.zoneOf, object, { zone: string }>

  // server/features/security/rule/rule.queries.ts
  'security_rule_rule putRule': Judged<typeof security_rule_rule.putRule, { area: string; isOn: boolean; account: string; now: string }>
  'security_rule_rule putSeen': Judged<typeof security_rule_rule.putSeen, { area: string; isActive: boolean }>
  'security_rule_rule savedRules': Judged<typeof security_rule_rule.savedRules, object, { area: string; isOn: boolean; wasActive: boolean | null; changedBy: string | null; changedAt: string | null }>

  // server/features/security/setting.queries.ts
  'security_setting putAlertDays': Judged<typeof security_setting.putAlertDays, { wait: number; days: number; account: string; now: string }>
  'security_setting putWait': Judged<typeof security_setting.putWait, { days: number; account: string; now: string }>
  'security_setting savedAlertDays': Judged<typeof security_setting.savedAlertDays, object, { days: number }>
  'security_setting savedWait': Judged<typeof security_setting.savedWait, object, { days: number }>

  // server/features/security/watch/run-months.queries.ts
  'security_watch_run_months runMonths': Judged<typeof security_watch_run_months.runMonths, { ids: readonly string[] }, { id: string; month: string }>

  // server/features/setup/company-setup.queries.ts
  'setup_company_setup companySetup': Judged<typeof setup_company_setup.companySetup, object, { people: number | null; employerShareInCtc: boolean; madeAt: string }>
  'setup_company_setup insertSetup': Judged<typeof setup_company_setup.insertSetup, { answers: SentJson; account: string; now: string }, { madeAt: string }>
  'setup_company_setup placesByState': Judged<typeof setup_company_setup.placesByState, object, { id: string; name: string; state: string }>
  'setup_company_setup putSetup': Judged<typeof setup_company_setup.putSetup, { answers: SentJson; account: string; now: string }, { madeAt: string }>
  'setup_company_setup zoneOfCompany': Judged<typeof setup_company_setup.zoneOfCompany, object, { timeZone: string }>

  // server/features/single-sign-on/digest/news.queries.ts
  'single_sign_on_digest_news deleteNews': Judged<typeof single_sign_on_digest_news.deleteNews, { account: string; change: string }>
  'single_sign_on_digest_news insertNews': Judged<typeof single_sign_on_digest_news.insertNews, { account: string; change: string; now: string }>
  'single_sign_on_digest_news takeNews': Judged<typeof single_sign_on_digest_news.takeNews, object, { added: number; turnedOff: number }>

  // server/features/single-sign-on/provider/domain.queries.ts
  'single_sign_on_provider_domain deleteDomain': Judged<typeof single_sign_on_provider_domain.deleteDomain, { domain: string }>
  'single_sign_on_provider_domain deleteOwner': Judged<typeof single_sign_on_provider_domain.deleteOwner, { domain: string }>
  'single_sign_on_provider_domain domainIsProved': Judged<typeof single_sign_on_provider_domain.domainIsProved, { now: string; domain: string }>
  'single_sign_on_provider_domain domainRows': Judged<typeof single_sign_on_provider_domain.domainRows, object, { domain: string; mailbox: string; provedAt: string | null }>
  'single_sign_on_provider_domain insertOwner': Judged<typeof single_sign_on_provider_domain.insertOwner, { domain: string; state: string }>
  'single_sign_on_provider_domain ownerOf': Judged<typeof single_sign_on_provider_domain.ownerOf, { domain: string }, { organisation: string; state: string }>
  'single_sign_on_provider_domain putClaim': Judged<typeof single_sign_on_provider_domain.putClaim, { domain: string; mailbox: string; codeDigest: string; now: string; codeExpiresAt: string; sentBefore: string }>
  'single_sign_on_provider_domain putOwnersState': Judged<typeof single_sign_on_provider_domain.putOwnersState, { state: string }>
  'single_sign_on_provider_domain takeClaimTry': Judged<typeof single_sign_on_provider_domain.takeClaimTry, { domain: string; maxTries: number; now: string }, { codeDigest: string; tries: number }>

  // server/features/single-sign-on/provider/provider.queries.ts
  'single_sign_on_provider_provider admins': Judged<typeof single_sign_on_provider_provider.admins, object, { _id: string; name: string; email: string; hasAuthenticator: boolean; isBreakGlass: boolean }>
  'single_sign_on_provider_provider deleteBreakGlass': Judged<typeof single_sign_on_provider_provider.deleteBreakGlass, object>
  'single_sign_on_provider_provider deleteGroupRoles': Judged<typeof single_sign_on_provider_provider.deleteGroupRoles, object>
  'single_sign_on_provider_provider groupRoles': Judged<typeof single_sign_on_provider_provider.groupRoles, object, { group: string; roleId: string }>
  'single_sign_on_provider_provider insertBreakGlass': Judged<typeof single_sign_on_provider_provider.insertBreakGlass, { account: string }>
  'single_sign_on_provider_provider insertGroupRole': Judged<typeof single_sign_on_provider_provider.insertGroupRole, { position: number; group: string; role: string }>
  'single_sign_on_provider_provider providerIsTested': Judged<typeof single_sign_on_provider_provider.providerIsTested, { now: string; changedAt: string }>
  'single_sign_on_provider_provider providerRow': Judged<typeof single_sign_on_provider_provider.providerRow, object, { issuer: string; clientId: string; clientSecret: string | null; accounts: string; trustsSecondFactor: boolean; groupsClaim: string | null; state: string; testedAt: string | null; changedBy: string; askedBy: string | null; changedAt: string }>
  'single_sign_on_provider_provider putProvider': Judged<typeof single_sign_on_provider_provider.putProvider, { issuer: string; clientId: string; clientSecret: string; accounts: string; trustsSecondFactor: boolean; groupsClaim: string; state: string; testedAt: string; changedBy: string; askedBy: string; changedAt: string }>
  'single_sign_on_provider_provider rolesToGive': Judged<typeof single_sign_on_provider_provider.rolesToGive, object, { _id: string; name: string }>

  // server/features/single-sign-on/scim/group.queries.ts
  'single_sign_on_scim_group accountsInGroups': Judged<typeof single_sign_on_scim_group.accountsInGroups, object, { account: string }>
  'single_sign_on_scim_group deleteGroup': Judged<typeof single_sign_on_scim_group.deleteGroup, { id: string }>
  'single_sign_on_scim_group deleteMembers': Judged<typeof single_sign_on_scim_group.deleteMembers, { group: string; accounts: readonly string[] }>
  'single_sign_on_scim_group deleteMemberships': Judged<typeof single_sign_on_scim_group.deleteMemberships, { account: string }>
  'single_sign_on_scim_group insertGroup': Judged<typeof single_sign_on_scim_group.insertGroup, { name: string; externalId: string; now: string }, { id: string }>
  'single_sign_on_scim_group insertMembers': Judged<typeof single_sign_on_scim_group.insertMembers, { group: string; accounts: readonly string[] }>
  'single_sign_on_scim_group rolesByGroups': Judged<typeof single_sign_on_scim_group.rolesByGroups, { accounts: readonly string[] }, { account: string; roleId: string; role: string; givenId: string | null; given: string | null }>
  'single_sign_on_scim_group scimGroups': Judged<typeof single_sign_on_scim_group.scimGroups, { id: string; name: string; externalId: string; member: string; limit: number; offset: number }, { id: string; displayName: string; externalId: string | null; members: Json; createdAt: string; updatedAt: string; total: number }>
  'single_sign_on_scim_group updateGroup': Judged<typeof single_sign_on_scim_group.updateGroup, { name: string; externalId: string; now: string; id: string }>
  'single_sign_on_scim_group usersAmong': Judged<typeof single_sign_on_scim_group.usersAmong, { accounts: readonly string[] }, { account: string }>

  // server/features/single-sign-on/scim/token/token.queries.ts
  'single_sign_on_scim_token_token deleteExpiredTokens': Judged<typeof single_sign_on_scim_token_token.deleteExpiredTokens, { now: string }>
  'single_sign_on_scim_token_token deleteToken': Judged<typeof single_sign_on_scim_token_token.deleteToken, { id: string }>
  'single_sign_on_scim_token_token insertToken': Judged<typeof single_sign_on_scim_token_token.insertToken, { digest: string; lastFour: string; account: string; mailsInvitations: boolean; now: string; expiresOn: string; expiresAt: string; awaitsApproval: boolean }, { _id: string }>
  'single_sign_on_scim_token_token makerIsAdmin': Judged<typeof single_sign_on_scim_token_token.makerIsAdmin, { account: string }, { isAllowed: boolean }>
  'single_sign_on_scim_token_token noteWarned': Judged<typeof single_sign_on_scim_token_token.noteWarned, { due: number; id: string }>
  'single_sign_on_scim_token_token ownerOfToken': Judged<typeof single_sign_on_scim_token_token.ownerOfToken, { now: string; digest: string }, { organisation: string; account: string; mailsInvitations: boolean }>
  'single_sign_on_scim_token_token scimTokens': Judged<typeof single_sign_on_scim_token_token.scimTokens, object, { _id: string; lastFour: string | null; mailsInvitations: boolean; createdAt: string; createdBy: string; isAllowed: boolean; expiresOn: string | null; expiresAt: string | null; lastUsedAt: string | null; awaitsApproval: boolean }>
  'single_sign_on_scim_token_token tokenIsApproved': Judged<typeof single_sign_on_scim_token_token.tokenIsApproved, { id: string }>
  'single_sign_on_scim_token_token tokensToWarnOf': Judged<typeof single_sign_on_scim_token_token.tokensToWarnOf, { now: string }, { id: string; lastFour: string | null; expiresOn: string | null; isAllowed: boolean; isExpired: boolean; due: number }>

  // server/features/single-sign-on/scim/user.queries.ts
  'single_sign_on_scim_user addressTaken': Judged<typeof single_sign_on_scim_user.addressTaken, { userName: string }, { account: string; isDeleted: boolean }>
  'single_sign_on_scim_user deleteUser': Judged<typeof single_sign_on_scim_user.deleteUser, { account: string }>
  'single_sign_on_scim_user lockUsers': Judged<typeof single_sign_on_scim_user.lockUsers, object>
  'single_sign_on_scim_user putUser': Judged<typeof single_sign_on_scim_user.putUser, { account: string; externalId: string; now: string }>
  'single_sign_on_scim_user scimUsers': Judged<typeof single_sign_on_scim_user.scimUsers, { id: string; userName: string; externalId: string; active: boolean; limit: number; offset: number }, { id: string; userName: string; externalId: string | null; givenName: string; familyName: string; active: boolean; isFormer: boolean; isAdmin: boolean; createdAt: string; updatedAt: string; total: number }>
  'single_sign_on_scim_user stoppedPeople': Judged<typeof single_sign_on_scim_user.stoppedPeople, { limit: number }, { _id: string; employeeId: string; name: string; code: string; stoppedAt: string }>
  'single_sign_on_scim_user stoppedPerson': Judged<typeof single_sign_on_scim_user.stoppedPerson, { account: string }, { name: string; employee: string }>

  // server/features/single-sign-on/sign-in/flow.queries.ts
  'single_sign_on_sign_in_flow insertFlow': Judged<typeof single_sign_on_sign_in_flow.insertFlow, { now: string; organisation: string; stateDigest: string; purpose: string; account: string; session: string; changedAt: string; expiresAt: string }>
  'single_sign_on_sign_in_flow insertLink': Judged<typeof single_sign_on_sign_in_flow.insertLink, { account: string; issuer: string; subject: string; now: string }>
  'single_sign_on_sign_in_flow linkedAccount': Judged<typeof single_sign_on_sign_in_flow.linkedAccount, { issuer: string; subject: string }, { account: string }>
  'single_sign_on_sign_in_flow lockAddress': Judged<typeof single_sign_on_sign_in_flow.lockAddress, { email: string }>
  'single_sign_on_sign_in_flow personByAddress': Judged<typeof single_sign_on_sign_in_flow.personByAddress, { email: string }, { isOwnDomain: boolean; account: string | null; isActive: boolean | null }>
  'single_sign_on_sign_in_flow roleOfAccount': Judged<typeof single_sign_on_sign_in_flow.roleOfAccount, { account: string }, { roleId: string; name: string; isAdmin: boolean }>
  'single_sign_on_sign_in_flow takeFlow': Judged<typeof single_sign_on_sign_in_flow.takeFlow, { now: string; stateDigest: string }, { organisation: string; purpose: string; account: string | null; session: string | null; changedAt: string; createdAt: string }>

  // server/features/support/support.queries.ts
  'support_support insertFeedback': Judged<typeof support_support.insertFeedback, { feedbackType: string; description: string; page: string; organisation: string; account: string; now: string }>
  'support_support insertQuestion': Judged<typeof support_support.insertQuestion, { id: string; reference: string; name: string; email: string; company: string; topic: string; message: string; now: string }>

  // server/platform/access/access.queries.ts
  'platform_access_access addedBy': Judged<typeof platform_access_access.addedBy, { employee: string; now: string; by: string }, { n: number }>
  'platform_access_access deleteGifts': Judged<typeof platform_access_access.deleteGifts, { accounts: readonly string[]; by: readonly string[] }>
  'platform_access_access dependents': Judged<typeof platform_access_access.dependents, { now: string; account: string }, { account: string }>
  'platform_access_access holdersOfAll': Judged<typeof platform_access_access.holdersOfAll, { needs: readonly string[] }, { account: string; name: string; email: string; employee: string | null; isAdmin: boolean }>
  'platform_access_access insertGifts': Judged<typeof platform_access_access.insertGifts, { now: string; isLasting: boolean; accounts: readonly string[]; by: readonly string[] }>
  'platform_access_access insertLoss': Judged<typeof platform_access_access.insertLoss, { account: string; now: string; held: readonly string[]; by: string }>
  'platform_access_access keyInForce': Judged<typeof platform_access_access.keyInForce, { account: string; now: string }, { scopes: string[] }>
  'platform_access_access lostHolders': Judged<typeof platform_access_access.lostHolders, { now: string; needs: readonly string[] }, { account: string; name: string; employee: string | null; until: string }>
  'platform_access_access standings': Judged<typeof platform_access_access.standings, { flags: readonly string[]; accounts: readonly string[] }, { account: string; held: string[]; counts: boolean }>

  // server/platform/audit/audit.queries.ts
  'platform_audit_audit auditPage': Judged<typeof platform_audit_audit.auditPage, { type: string; id: string; limit: number; offset: number }, { _id: string; at: string; who: string; action: string; changes: Json }>
  'platform_audit_audit brokenLinks': Judged<typeof platform_audit_audit.brokenLinks, object, { n: number }>
  'platform_audit_audit insertAuditEvent': Judged<typeof platform_audit_audit.insertAuditEvent, { account: string; action: string; type: string; id: string; changes: SentJson; network: string; device: string; now: string }, { n: number }>
  'platform_audit_audit linkAt': Judged<typeof platform_audit_audit.linkAt, { n: number }, { n: number; digest: string; at: string }>
  'platform_audit_audit whoDid': Judged<typeof platform_audit_audit.whoDid, { type: string; id: string; actions: readonly string[] }, { account: string }>

  // server/platform/audit/event.queries.ts
  'platform_audit_event failures': Judged<typeof platform_audit_event.failures, { account: string; network: string; until: string }, { ofAccount: number; fromNetwork: number }>
  'platform_audit_event loggedEvent': Judged<typeof platform_audit_event.loggedEvent, { n: number }, { account: string | null; who: string; action: string; type: string; record: string; whom: string | null; changes: Json; network: string | null; at: string; zone: string }>

  // server/platform/audit/log.queries.ts
  'platform_audit_log lastChange': Judged<typeof platform_audit_log.lastChange, { idle: readonly string[] }, { n: number }>
  'platform_audit_log logPage': Judged<typeof platform_audit_log.logPage, { actions: readonly string[]; isOther: boolean; area: string; person: string; whom: string; from: string; to: string; search: string; limit: number; offset: number }, { _id: string; at: string; who: string; isKey: boolean; action: string; changes: Json; account: string | null; network: string | null; device: string | null; record: Json }>

  // server/platform/database/analyse.queries.ts
  'platform_database_analyse analysed': Judged<typeof platform_database_analyse.analysed, { tables: readonly string[] }, object>
  'platform_database_analyse analysedGrown': Judged<typeof platform_database_analyse.analysedGrown, { table: string; rows: number }, object>

  // server/platform/database/organisations.ts
  'platform_database_organisations everyOrganisation': Judged<typeof platform_database_organisations.everyOrganisation, object, { id: string }>

  // server/platform/employment/employments.queries.ts
  'platform_employment_employments employmentsOf': Judged<typeof platform_employment_employments.employmentsOf, { employee: string }, { employee: string; account: string; code: string; joinedOn: string; leftOn: string | null }>

  // server/platform/files/stored-file.queries.ts
  'platform_files_stored_file deleteFiles': Judged<typeof platform_files_stored_file.deleteFiles, { keys: readonly string[] }>
  'platform_files_stored_file insertFiles': Judged<typeof platform_files_stored_file.insertFiles, { account: string; purpose: string; now: string; files: SentJson }>
  'platform_files_stored_file quotaForUpdate': Judged<typeof platform_files_stored_file.quotaForUpdate, object, object>
  'platform_files_stored_file usedBytes': Judged<typeof platform_files_stored_file.usedBytes, { account: string }, { all: number; own: number }>

  // server/platform/mail/mail.queries.ts
  'platform_mail_mail insertMails': Judged<typeof platform_mail_mail.insertMails, { now: string; sender: string; urgency: number; mails: SentJson; channel: string }>
  'platform_mail_mail mailIsSent': Judged<typeof platform_mail_mail.mailIsSent, { now: string; id: string }>
  'platform_mail_mail newestMails': Judged<typeof platform_mail_mail.newestMails, { limit: number }, { _id: string; to: string; subject: string; template: string; text: string | null; html: string | null; createdAt: string }>
  'platform_mail_mail waitingMail': Judged<typeof platform_mail_mail.waitingMail, { id: string }, { to: string; subject: string; text: string | null; html: string | null; unsubscribe: string | null }>

  // server/platform/mail/outbox.queries.ts
  'platform_mail_outbox forgetMails': Judged<typeof platform_mail_outbox.forgetMails, { before: string; hoursBefore: string }>
  'platform_mail_outbox giveUpMail': Judged<typeof platform_mail_outbox.giveUpMail, { id: string }>
  'platform_mail_outbox holdMails': Judged<typeof platform_mail_outbox.holdMails, { until: string; ids: readonly string[] }>
  'platform_mail_outbox holdPace': Judged<typeof platform_mail_outbox.holdPace, { now: string }, { nextAt: string }>
  'platform_mail_outbox isAnyDue': Judged<typeof platform_mail_outbox.isAnyDue, { now: string; urgencies: readonly number[] }, { isDue: boolean }>
  'platform_mail_outbox leaveUnsent': Judged<typeof platform_mail_outbox.leaveUnsent, { now: string }>
  'platform_mail_outbox movePace': Judged<typeof platform_mail_outbox.movePace, { nextAt: string }>
  'platform_mail_outbox takeMails': Judged<typeof platform_mail_outbox.takeMails, { hour: string; first: number; now: string; most: number; second: number; perOrganisation: number; after: string; hourAgo: string; perRecipient: number; waitUntil: string; until: string }, { id: string; sender: string; to: string; subject: string; text: string | null; html: string | null; unsubscribe: string | null; tries: number }>
  'platform_mail_outbox tryLater': Judged<typeof platform_mail_outbox.tryLater, { at: string; id: string }>

  // server/platform/remembered/revision.queries.ts
  'platform_remembered_revision settingsRevision': Judged<typeof platform_remembered_revision.settingsRevision, object, { revision: number | null }>

  // server/platform/serve/once.queries.ts
  'platform_serve_once deleteTaps': Judged<typeof platform_serve_once.deleteTaps, { account: string; key: string; before: string }>
  'platform_serve_once keepReply': Judged<typeof platform_serve_once.keepReply, { reply: string; account: string; key: string }>
  'platform_serve_once keptReply': Judged<typeof platform_serve_once.keptReply, { account: string; key: string }, { digest: string; reply: string | null }>
  'platform_serve_once takeKey': Judged<typeof platform_serve_once.takeKey, { account: string; key: string; now: string; digest: string }>
}
