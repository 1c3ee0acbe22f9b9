/** Tables whose rows are of no one person, with the reason. Those who wrote such a row are named in it for what they did at work. */
export const notPersonal: Readonly<Record<string, readonly string[]>> = {
  'settings and records of the company': [
    ...['organisation', 'location', 'department', 'role', 'own_sector', 'shift', 'shift_location', 'shift_version'],
    ...['holiday', 'holiday_location', 'event', 'event_department', 'event_location', 'event_reminder'],
    ...['announcement', 'company_policy', 'company_policy_version', 'company_setup', 'company_summary', 'asset'],
    ...['leave_policy', 'leave_policy_version', 'leave_policy_location', 'leave_policy_department', 'leave_accrual'],
    ...['approval_rule', 'request_counter', 'attendance_lock', 'attendance_request_rule', 'comp_off_rule'],
    ...['work_from_home_rule', 'travel_rule', 'expense_category', 'expense_limit', 'expense_rate'],
    ...['purchase_order', 'purchase_order_line', 'purchase_delivery', 'purchase_delivery_line'],
    ...['company_bank', 'pay_run', 'pay_run_config', 'run_file', 'run_file_set', 'law_book', 'law_override'],
    ...['salary_component', 'salary_template', 'salary_template_line', 'statutory_setting'],
    ...[
      'two_person_rule',
      'second_factor_rule',
      'security_setting',
      'alert_recipient',
      'alert_setting',
      'security_alert',
      'audit_check',
    ],
    ...['api_key', 'webhook', 'scim_group', 'scim_token', 'sso_domain', 'sso_domain_owner', 'sso_provider', 'sso_role'],
  ],
  'the product itself': ['schema_migration', 'secret_version', 'settings_revision', 'stored_file', 'pay_input_change'],
  'ends by itself within days, and says nothing that the rest does not': [
    ...[
      'invitation',
      'password_reset',
      'half_sign_in',
      'passkey_challenge',
      'sso_flow',
      'sign_up',
      'sent_once',
      'mail',
    ],
    ...['webhook_delivery', 'pay_run_comparison'],
  ],
  'sent to whoever runs the product, without an account': ['support_question'],
}
