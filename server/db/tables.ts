// Written by npm run db:types from the migrations. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely'

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

export interface Tables {
  access_gift: AccessGift
  access_loss: AccessLoss
  account: Account
  account_permission: AccountPermission
  alert_recipient: AlertRecipient
  alert_setting: AlertSetting
  announcement: Announcement
  announcement_read: AnnouncementRead
  api_key: ApiKey
  approval_delegation: ApprovalDelegation
  approval_rule: ApprovalRule
  asset: Asset
  asset_holding: AssetHolding
  attendance_archive: AttendanceArchive
  attendance_archive_month: AttendanceArchiveMonth
  attendance_archive_rule: AttendanceArchiveRule
  attendance_correction: AttendanceCorrection
  attendance_day: AttendanceDay
  attendance_lock: AttendanceLock
  attendance_reminder: AttendanceReminder
  attendance_request_rule: AttendanceRequestRule
  audit_check: AuditCheck
  audit_event: AuditEvent
  bank_answer: BankAnswer
  bank_change: BankChange
  bank_template: BankTemplate
  bonus_run: BonusRun
  bonus_run_person: BonusRunPerson
  calendar_feed: CalendarFeed
  celebration_told: CelebrationTold
  change_alert: ChangeAlert
  change_request: ChangeRequest
  comp_off_rule: CompOffRule
  company_bank: CompanyBank
  company_policy: CompanyPolicy
  company_policy_acknowledgement: CompanyPolicyAcknowledgement
  company_policy_asked: CompanyPolicyAsked
  company_policy_version: CompanyPolicyVersion
  company_setup: CompanySetup
  company_summary: CompanySummary
  compliance_filing: ComplianceFiling
  compliance_reminder: ComplianceReminder
  data_import: DataImport
  data_import_file: DataImportFile
  data_import_row: DataImportRow
  department: Department
  document_reminder: DocumentReminder
  document_request: DocumentRequest
  document_view: DocumentView
  emergency_contact: EmergencyContact
  employee: Employee
  employee_bank: EmployeeBank
  employee_document: EmployeeDocument
  employee_legal_entity: EmployeeLegalEntity
  employee_personal: EmployeePersonal
  employee_salary: EmployeeSalary
  employee_shift: EmployeeShift
  employee_statutory: EmployeeStatutory
  employee_term: EmployeeTerm
  employee_workplace: EmployeeWorkplace
  event: Event
  event_department: EventDepartment
  event_location: EventLocation
  event_person: EventPerson
  event_reminder: EventReminder
  expense_category: ExpenseCategory
  expense_limit: ExpenseLimit
  expense_rate: ExpenseRate
  family_member: FamilyMember
  form_16_issue: Form_16Issue
  form_16_part: Form_16Part
  half_sign_in: HalfSignIn
  hidden_birthday: HiddenBirthday
  holiday: Holiday
  holiday_location: HolidayLocation
  invitation: Invitation
  late_attendance: LateAttendance
  law_book: LawBook
  law_override: LawOverride
  leave_accrual: LeaveAccrual
  leave_cover: LeaveCover
  leave_credit: LeaveCredit
  leave_day: LeaveDay
  leave_encashment: LeaveEncashment
  leave_ledger: LeaveLedger
  leave_opening: LeaveOpening
  leave_policy: LeavePolicy
  leave_policy_department: LeavePolicyDepartment
  leave_policy_location: LeavePolicyLocation
  leave_policy_version: LeavePolicyVersion
  ledger_name: LedgerName
  legal_entity: LegalEntity
  legal_entity_bank: LegalEntityBank
  legal_entity_bonus: LegalEntityBonus
  legal_entity_deductor: LegalEntityDeductor
  legal_entity_filing: LegalEntityFiling
  legal_entity_reminder: LegalEntityReminder
  legal_entity_tds_statement: LegalEntityTdsStatement
  letter: Letter
  letter_setting: LetterSetting
  letter_template: LetterTemplate
  loan: Loan
  loan_repayment: LoanRepayment
  loan_skip: LoanSkip
  location: Location
  loss_of_pay_input: LossOfPayInput
  mail: Mail
  mail_count: MailCount
  mail_pace: MailPace
  note: Note
  notification: Notification
  notification_mail: NotificationMail
  notification_preference: NotificationPreference
  opening_pay: OpeningPay
  opening_pay_month: OpeningPayMonth
  organisation: Organisation
  own_sector: OwnSector
  parallel_run: ParallelRun
  parallel_run_difference: ParallelRunDifference
  parallel_run_row: ParallelRunRow
  passkey: Passkey
  passkey_challenge: PasskeyChallenge
  password_reset: PasswordReset
  pay_hold: PayHold
  pay_input: PayInput
  pay_input_batch: PayInputBatch
  pay_input_change: PayInputChange
  pay_run: PayRun
  pay_run_certificate: PayRunCertificate
  pay_run_certificate_void: PayRunCertificateVoid
  pay_run_comparison: PayRunComparison
  pay_run_config: PayRunConfig
  pay_run_exclusion: PayRunExclusion
  payable: Payable
  payable_payment: PayablePayment
  payslip: Payslip
  pending_change: PendingChange
  personal_erasure: PersonalErasure
  personal_export: PersonalExport
  provision: Provision
  provisioned_news: ProvisionedNews
  punch: Punch
  purchase_delivery: PurchaseDelivery
  purchase_delivery_line: PurchaseDeliveryLine
  purchase_order: PurchaseOrder
  purchase_order_line: PurchaseOrderLine
  recovery_code: RecoveryCode
  request: Request
  request_attachment: RequestAttachment
  request_counter: RequestCounter
  request_event: RequestEvent
  request_line: RequestLine
  request_stage: RequestStage
  request_step: RequestStep
  requested_detail: RequestedDetail
  role: Role
  run_file: RunFile
  run_file_set: RunFileSet
  salary_component: SalaryComponent
  salary_template: SalaryTemplate
  salary_template_line: SalaryTemplateLine
  saved_report: SavedReport
  saved_report_reader: SavedReportReader
  scim_group: ScimGroup
  scim_group_member: ScimGroupMember
  scim_token: ScimToken
  scim_user: ScimUser
  second_factor: SecondFactor
  second_factor_rule: SecondFactorRule
  secret_version: SecretVersion
  security_alert: SecurityAlert
  security_setting: SecuritySetting
  sent_once: SentOnce
  session: Session
  settings_revision: SettingsRevision
  settlement: Settlement
  settlement_check: SettlementCheck
  settlement_reminder: SettlementReminder
  shift: Shift
  shift_location: ShiftLocation
  shift_version: ShiftVersion
  sign_in: SignIn
  sign_in_directory: SignInDirectory
  sign_up: SignUp
  sso_break_glass: SsoBreakGlass
  sso_domain: SsoDomain
  sso_domain_owner: SsoDomainOwner
  sso_flow: SsoFlow
  sso_identity: SsoIdentity
  sso_provider: SsoProvider
  sso_role: SsoRole
  statutory_setting: StatutorySetting
  stored_file: StoredFile
  support_feedback: SupportFeedback
  support_question: SupportQuestion
  tax_item: TaxItem
  tax_proof: TaxProof
  tax_regime_asked: TaxRegimeAsked
  tax_regime_choice: TaxRegimeChoice
  tds_challan: TdsChallan
  tds_deductor: TdsDeductor
  tds_deposit: TdsDeposit
  tds_statement: TdsStatement
  terms_acceptance: TermsAcceptance
  travel_exit_recovery: TravelExitRecovery
  travel_reminder: TravelReminder
  travel_rule: TravelRule
  travel_settlement: TravelSettlement
  trusted_device: TrustedDevice
  two_person_rule: TwoPersonRule
  webhook: Webhook
  webhook_delivery: WebhookDelivery
  work_from_home_day: WorkFromHomeDay
  work_from_home_rule: WorkFromHomeRule
}

export interface AccessGift {
  organisation_id: string
  account_id: string
  given_by: string
  given_at: string
  is_lasting: Generated<boolean>
}

export interface AccessLoss {
  organisation_id: string
  account_id: string
  lost_at: string
  held: string[]
  lost_by: string | null
}

export interface Account {
  organisation_id: string
  id: Generated<string>
  email: string
  name: string
  phone: string | null
  designation: string | null
  photo_key: string | null
  password_hash: string | null
  password_changed_at: string | null
  role_id: string | null
  is_active: Generated<boolean>
  created_at: string
  frozen_at: string | null
  is_key: Generated<boolean>
  stopped_at: string | null
  hour12: Generated<boolean>
}

export interface AccountPermission {
  organisation_id: string
  account_id: string
  permission: string
  is_granted: boolean
}

export interface AlertRecipient {
  organisation_id: string
  account_id: string
}

export interface AlertSetting {
  organisation_id: string
  kind: string
  is_on: boolean
  changed_by: string
  changed_at: string
}

export interface Announcement {
  organisation_id: string
  id: Generated<string>
  title: string
  body: string
  audience: string
  audience_ids: string[]
  publish_at: string
  expires_on: string | null
  is_pinned: boolean
  to_tell: string | null
  account_id: string
  created_at: string
  updated_at: string
  html: string | null
  html_at: string | null
}

export interface AnnouncementRead {
  organisation_id: string
  announcement_id: string
  account_id: string
  read_at: string
}

export interface ApiKey {
  organisation_id: string
  id: string
  scopes: string[]
  calls_a_minute: number
  digest: string
  last_four: string
  previous_digest: string | null
  previous_until: string | null
  expires_on: string
  expires_at: string
  warned_days: number | null
  used_at: string | null
  used_from: string | null
  created_by: string
  created_at: string
  revoked_by: string | null
  revoked_at: string | null
}

export interface ApprovalDelegation {
  organisation_id: string
  id: Generated<string>
  account_id: string
  delegate_id: string
  starts_on: string
  ends_on: string
  types: Generated<string[]>
  reason: Generated<string>
  created_by: string
  created_at: string
  ended_at: string | null
}

export interface ApprovalRule {
  organisation_id: string
  id: Generated<string>
  type: string
  position: number
  name: string
  amount_from_paise: number | null
  half_days_from: number | null
  department_id: string | null
  location_id: string | null
  approver: string
  levels_up: number | null
  role_id: string | null
  employee_id: string | null
  due_hours: number | null
  then_do: string | null
  created_at: string
  made_by: Generated<string[]>
}

export interface Asset {
  organisation_id: string
  id: Generated<string>
  tag: string
  name: string
  category: Generated<string>
  serial: Generated<string>
  vendor: Generated<string>
  bought_on: string | null
  price_paise: number | null
  warranty_until: string | null
  line_id: string | null
  created_at: string
  updated_at: string
  retired_on: string | null
  retired_reason: string | null
  retired_note: Generated<string>
  retired_by: string | null
}

export interface AssetHolding {
  organisation_id: string
  id: Generated<string>
  asset_id: string
  employee_id: string
  handed_on: string
  handed_by: string
  handed_note: Generated<string>
  acknowledged_at: string | null
  returned_on: string | null
  returned_to: string | null
  condition: string | null
  return_note: Generated<string>
  created_at: string
}

export interface AttendanceArchive {
  organisation_id: string
  id: Generated<string>
  month: string
  key: string
  old_key: string | null
  sha256: string
  bytes: number
  people: number
  with_notes: number
  days: number
  punches: number
  first_day: string | null
  last_day: string | null
  written_at: string
}

export interface AttendanceArchiveMonth {
  organisation_id: string
  month: string
  employee_id: string
  archive_id: string
  has_notes: boolean
  days: JsonValue
}

export interface AttendanceArchiveRule {
  organisation_id: string
  keep_years: number | null
  archived_to: string | null
  updated_at: string
}

export interface AttendanceCorrection {
  organisation_id: string
  id: Generated<string>
  employee_id: string
  day: string
  reason: string
  account_id: string
  created_at: string
  request_id: string | null
  request_number: string | null
  undoes_id: string | null
  reason_values: JsonValue | null
}

export interface AttendanceDay {
  organisation_id: string
  employee_id: string
  day: string
  state: string
  shift_id: string | null
  zone: string
  window_from: string
  window_to: string
  shift_from: string | null
  shift_to: string | null
  first_in: string | null
  last_out: string | null
  open_since: string | null
  worked_minutes: number
  break_minutes: number
  late_minutes: number
  early_minutes: number
  overtime_minutes: number
  is_final: boolean
  loss_of_pay_half_days: number
  loss_of_pay_reason: Generated<string>
  reasons: JsonValue
  computed_at: string
  loss_of_pay_reason_values: Generated<JsonValue>
}

export interface AttendanceLock {
  organisation_id: string
  from_day: string
  to_day: string
  locked_at: string
  pays_overtime: Generated<boolean>
}

export interface AttendanceReminder {
  organisation_id: string
  employee_id: string
  day: string
  about: string
  account_id: string | null
  reminded_at: string
}

export interface AttendanceRequestRule {
  organisation_id: string
  monthly_limit: number
  request_within_days: number
  updated_at: string
}

export interface AuditCheck {
  organisation_id: string
  n: number
  digest: string
  checked_at: string
  broken: number[]
}

export interface AuditEvent {
  organisation_id: string
  n: number
  account_id: string | null
  action: string
  record_type: string
  record_id: string
  changes: JsonValue
  at: string
  previous_digest: string
  digest: string
  network: string | null
  device: string | null
  erased_by: number | null
}

export interface BankAnswer {
  organisation_id: string
  id: Generated<string>
  payslip_id: string
  attempt: number
  answer: string
  reason: string
  answered_by: string | null
  answered_at: string
  replaced_at: string | null
}

export interface BankChange {
  organisation_id: string
  id: string
  employee_id: string
  holder_name: string
  account_sealed: string
  account_last4: string
  ifsc: string
  bank_name: string
  branch: string
  account_type: string
  upi: string | null
  changed_by: string
  changed_at: string
  counts_from: string | null
}

export interface BankTemplate {
  organisation_id: string
  id: Generated<string>
  name: string
  layout: JsonValue
  is_default: boolean
  updated_at: string
}

export interface BonusRun {
  organisation_id: string
  id: Generated<string>
  year: string
  rate_basis_points: number
  allocable_surplus_paise: number | null
  set_on_paise: Generated<number>
  set_off_paise: Generated<number>
  calculated_by: string | null
  calculated_at: string
  batch_id: string | null
}

export interface BonusRunPerson {
  organisation_id: string
  run_id: string
  employee_id: string
  is_eligible: boolean
  wages_paise: number
  half_days: number
  bonus_paise: number
  settled_paise: number
  payable_paise: number
  steps: JsonValue
  excluded: string | null
  customary_paise: Generated<number>
  advance_paise: Generated<number>
  misconduct_paise: Generated<number>
  reason: Generated<string>
  paid_on: string | null
  reference: Generated<string>
}

export interface CalendarFeed {
  organisation_id: string
  account_id: string
  digest: string
  created_at: string
  last_read_at: string | null
}

export interface CelebrationTold {
  organisation_id: string
  employee_id: string
  kind: string
  day: string
  told_at: string
}

export interface ChangeAlert {
  organisation_id: string
  id: string
  kind: string
  employee_id: string
  bank_change_id: string | null
  changed_by: string
  key_digest: string
  sent_at: string
  expires_at: string
  reported_at: string | null
  settled_by: string | null
  settled_at: string | null
  outcome: string | null
}

export interface ChangeRequest {
  organisation_id: string
  id: Generated<string>
  employee_id: string
  kind: string
  value_sealed: string | null
  changes: JsonValue
  reason: string
  file_key: string | null
  file_name: string
  media_type: string
  state: Generated<string>
  requested_at: string
  decided_by: string | null
  decided_at: string | null
  note: Generated<string>
}

export interface CompOffRule {
  organisation_id: string
  request_within_days: number
  valid_days: number
  updated_at: string
}

export interface CompanyBank {
  organisation_id: string
  holder_name: string
  account_sealed: string
  account_last4: string
  ifsc: string
  bank_name: string
  updated_at: string
}

export interface CompanyPolicy {
  organisation_id: string
  id: Generated<string>
  title: string
  audience: string
  audience_ids: string[]
  must_acknowledge: boolean
  version: number
  asked_version: number
  created_at: string
  updated_at: string
  deleted_at: string | null
  deleted_by: string | null
}

export interface CompanyPolicyAcknowledgement {
  organisation_id: string
  policy_id: string
  version: number
  account_id: string
  acknowledged_at: string
}

export interface CompanyPolicyAsked {
  organisation_id: string
  policy_id: string
  account_id: string
  version: number
  times: number
  asked_at: string
}

export interface CompanyPolicyVersion {
  organisation_id: string
  policy_id: string
  version: number
  body: string
  note: Generated<string>
  file_key: string | null
  file_name: string | null
  media_type: string | null
  bytes: number | null
  sha256: string | null
  account_id: string
  created_at: string
  html: string | null
}

export interface CompanySetup {
  organisation_id: string
  answers: JsonValue
  made_by: string
  made_at: string
}

export interface CompanySummary {
  organisation_id: string
  body: string
  account_id: string
  updated_at: string
  html: string | null
  html_at: string | null
}

export interface ComplianceFiling {
  organisation_id: string
  kind: string
  state: string
  period: string
  filed_on: string
  reference: string
  account_id: string
  recorded_at: string
}

export interface ComplianceReminder {
  organisation_id: string
  kind: string
  state: string
  period: string
  stage: string
  told_at: string
}

export interface DataImport {
  organisation_id: string
  id: Generated<string>
  kind: string
  file_name: string
  file_hash: string
  headings: string[]
  columns: JsonValue
  day_order: Generated<string>
  is_invited: Generated<boolean>
  state: string
  attempt: Generated<number>
  row_count: number
  done: Generated<number>
  counts: JsonValue | null
  created_by: string | null
  created_at: string
  progress_at: string
  finished_at: string | null
  undone_by: string | null
  undone_at: string | null
  sheet: string | null
  day_orders: Generated<string[]>
  sheets: Generated<string[]>
  unknown_sealed: string | null
  mapped_sealed: string | null
}

export interface DataImportFile {
  organisation_id: string
  import_id: string
  file_sealed: string
}

export interface DataImportRow {
  organisation_id: string
  import_id: string
  row: number
  cells_sealed: string
  outcome: string | null
  found_sealed: string | null
  record_id: string | null
  employee_id: string | null
  undo_sealed: string | null
  written_at: string | null
  undone_at: string | null
  stuck_sealed: string | null
}

export interface Department {
  organisation_id: string
  id: Generated<string>
  name: string
  created_at: string
  parent_id: string | null
  head_id: string | null
  purchase_budget_paise: number | null
}

export interface DocumentReminder {
  organisation_id: string
  document_id: string
  expires_on: string
  days_before: number
  reminded_at: string
}

export interface DocumentRequest {
  organisation_id: string
  id: Generated<string>
  employee_id: string
  category: string
  note: Generated<string>
  requested_by: string
  requested_at: string
  fulfilled_at: string | null
}

export interface DocumentView {
  organisation_id: string
  document_id: string
  account_id: string
  day: string
  seen_at: string
}

export interface EmergencyContact {
  organisation_id: string
  employee_id: string
  position: number
  name: string
  relation: string
  phone: string
  address: Generated<string>
  updated_at: string
}

export interface Employee {
  organisation_id: string
  id: Generated<string>
  account_id: string
  code: string
  first_name: string
  last_name: string
  work_email: string
  phone: string | null
  photo_key: string | null
  department_id: string | null
  location_id: string
  reports_to: string | null
  employment_type: Generated<string>
  joined_on: string
  probation_days: Generated<number>
  status: Generated<string>
  left_on: string | null
  leaving_reason: string | null
  created_at: string
  updated_at: string
  ordinal: Generated<number>
  name: GeneratedAlways<string>
  search_text: GeneratedAlways<string>
  person_id: string
}

export interface EmployeeBank {
  organisation_id: string
  employee_id: string
  holder_name: string
  account_sealed: string
  account_last4: string
  ifsc: string
  bank_name: Generated<string>
  branch: Generated<string>
  account_type: string
  upi: string | null
  updated_at: string
}

export interface EmployeeDocument {
  organisation_id: string
  id: Generated<string>
  employee_id: string
  category: string
  number_sealed: string | null
  expires_on: string | null
  file_key: string
  name: string
  media_type: string
  bytes: number
  uploaded_by: string
  uploaded_at: string
  verified_by: string | null
  verified_at: string | null
}

export interface EmployeeLegalEntity {
  organisation_id: string
  employee_id: string
  from_month: string
  legal_entity_id: string | null
  created_by: string | null
  created_at: string
}

export interface EmployeePersonal {
  organisation_id: string
  employee_id: string
  birth_date: string | null
  gender: string | null
  blood_group: string | null
  marital_status: string | null
  nationality: Generated<string>
  current_address: Generated<JsonValue>
  permanent_address: Generated<JsonValue>
  pan_sealed: string | null
  pan_last4: string | null
  pan_digest: string | null
  aadhaar_sealed: string | null
  aadhaar_last4: string | null
  aadhaar_digest: string | null
  uan_sealed: string | null
  uan_last4: string | null
  uan_digest: string | null
  esi_sealed: string | null
  esi_last4: string | null
  esi_digest: string | null
  updated_at: string
  is_former: boolean | null
}

export interface EmployeeSalary {
  organisation_id: string
  id: Generated<string>
  employee_id: string
  starts_on: string
  annual_ctc_paise: number
  template_id: string | null
  template_name: string
  components: JsonValue
  lines: JsonValue
  created_by: string | null
  created_at: string
  replaced_at: string | null
  contributions: Generated<JsonValue>
}

export interface EmployeeShift {
  organisation_id: string
  employee_id: string
  starts_on: string
  shift_id: string
  created_at: string
}

export interface EmployeeStatutory {
  organisation_id: string
  n: GeneratedAlways<number>
  employee_id: string
  from_month: string
  value: JsonValue
  note: Generated<string>
  created_by: string | null
  created_at: string
}

export interface EmployeeTerm {
  organisation_id: string
  employee_id: string
  term: string
  starts_on: string
  value: string | null
  created_at: string
}

export interface EmployeeWorkplace {
  organisation_id: string
  employee_id: string
  starts_on: string
  location_id: string
  created_at: string
}

export interface Event {
  organisation_id: string
  id: Generated<string>
  title: string
  description: Generated<string>
  place: Generated<string>
  starts_on: string
  ends_on: string
  start_time: string | null
  end_time: string | null
  audience: string
  repeat: string
  repeat_until: string | null
  remind_minutes: number | null
  created_by: string
  created_at: string
  updated_at: string
}

export interface EventDepartment {
  organisation_id: string
  event_id: string
  department_id: string
}

export interface EventLocation {
  organisation_id: string
  event_id: string
  location_id: string
}

export interface EventPerson {
  organisation_id: string
  event_id: string
  employee_id: string
  is_invited: boolean
  answer: string | null
  answered_at: string | null
}

export interface EventReminder {
  organisation_id: string
  event_id: string
  day: string
  reminded_at: string
}

export interface ExpenseCategory {
  organisation_id: string
  id: Generated<string>
  name: string
  basis: string
  use: string
  is_taxed: boolean
  bill_above_paise: number | null
  max_age_days: number
  over_limit: string
  is_active: Generated<boolean>
  is_used: Generated<boolean>
  created_at: string
  updated_at: string
}

export interface ExpenseLimit {
  organisation_id: string
  category_id: string
  role_id: string | null
  per: string
  limit_paise: number
}

export interface ExpenseRate {
  organisation_id: string
  category_id: string
  from_day: string
  rate_paise: number
}

export interface FamilyMember {
  organisation_id: string
  employee_id: string
  position: number
  name: string
  relation: string
  birth_date: string
  is_dependent: boolean
  nominee_percent: number
  updated_at: string
}

export interface Form_16Issue {
  organisation_id: string
  id: Generated<string>
  employee_id: string
  financial_year: string
  part_a_id: string | null
  part_b_id: string
  issued_by: string | null
  issued_at: string
  replaced_at: string | null
}

export interface Form_16Part {
  organisation_id: string
  id: Generated<string>
  employee_id: string
  financial_year: string
  part: string
  file_key: string | null
  file_name: string | null
  content: JsonValue | null
  made_by: string | null
  made_at: string
  replaced_at: string | null
  legal_entity_id: string | null
}

export interface HalfSignIn {
  id: Generated<string>
  organisation_id: string
  account_id: string
  token_digest: string
  step: string
  must_enrol: boolean
  lifetime_days: number
  code_digest: string | null
  code_sent_at: string | null
  code_expires_at: string | null
  tries: Generated<number>
  created_at: string
  expires_at: string
  used_at: string | null
  is_sso: Generated<boolean>
}

export interface HiddenBirthday {
  organisation_id: string
  employee_id: string
  hidden_at: string
}

export interface Holiday {
  organisation_id: string
  id: Generated<string>
  name: string
  day: string
  kind: string
  created_at: string
  updated_at: string
}

export interface HolidayLocation {
  organisation_id: string
  holiday_id: string
  location_id: string
}

export interface Invitation {
  organisation_id: string
  account_id: string
  token_digest: string
  created_at: string
  expires_at: string
  used_at: string | null
  purpose: Generated<string>
}

export interface LateAttendance {
  organisation_id: string
  id: Generated<string>
  employee_id: string
  day: string
  half_days: number
  reason: string
  source: string
  account_id: string | null
  recorded_at: string
  settled_run: string | null
  settled_at: string | null
  overtime_minutes: Generated<number>
  request_number: string | null
  reason_values: JsonValue | null
}

export interface LawBook {
  organisation_id: string
  hash: string
  rows: JsonValue
  created_at: string
}

export interface LawOverride {
  organisation_id: string
  id: Generated<string>
  law: string
  starts_on: string
  value: JsonValue
  source: string
  created_by: string | null
  created_at: string
  ended_by: string | null
  ended_at: string | null
}

export interface LeaveAccrual {
  organisation_id: string
  through: string
  ran_at: string
}

export interface LeaveCover {
  organisation_id: string
  request_id: string
  cover_id: string
  told_at: string | null
}

export interface LeaveCredit {
  organisation_id: string
  request_id: string
  employee_id: string
  policy_id: string
  worked_on: string
  on_day: string
  expires_on: string
  half_days: number
  created_at: string
  returned_at: string | null
  reminded_at: string | null
}

export interface LeaveDay {
  organisation_id: string
  request_id: string
  day: string
  employee_id: string
  policy_id: string
  part: string
  half_days: number
  why: string
  state: string
  created_at: string
  changed_at: string
}

export interface LeaveEncashment {
  organisation_id: string
  id: Generated<string>
  employee_id: string
  policy_id: string
  on_day: string
  half_days: number
  pay_month: string
  at_exit: boolean
  reason: string
  account_id: string
  created_at: string
  cancelled_by: string | null
  cancelled_at: string | null
  paid_run: string | null
  paid_at: string | null
}

export interface LeaveLedger {
  organisation_id: string
  employee_id: string
  policy_id: string
  key: string
  revision: number
  kind: string
  on_day: string
  half_days: number
  grant_key: string | null
  expires_on: string | null
  request_id: string | null
  is_correction: boolean
  why: string
  posted_at: string
  why_values: Generated<JsonValue>
}

export interface LeaveOpening {
  organisation_id: string
  id: string
  employee_id: string
  policy_id: string
  on_day: string
  half_days: number
  account_id: string
  written_at: string
}

export interface LeavePolicy {
  organisation_id: string
  id: Generated<string>
  code: string
  name: string
  is_active: Generated<boolean>
  created_at: string
  updated_at: string
  is_comp_off: Generated<boolean>
}

export interface LeavePolicyDepartment {
  organisation_id: string
  policy_id: string
  starts_on: string
  department_id: string
}

export interface LeavePolicyLocation {
  organisation_id: string
  policy_id: string
  starts_on: string
  location_id: string
}

export interface LeavePolicyVersion {
  organisation_id: string
  policy_id: string
  starts_on: string
  is_paid: boolean
  half_days_a_year: number
  accrual: string
  leave_year: string
  year_starts_in_month: number
  prorate: boolean
  waiting_days: number
  after_probation: boolean
  carry_forward: boolean
  carry_cap_half_days: number | null
  carry_months: number | null
  encashable: boolean
  longest_run_days: number | null
  notice_days: number
  allows_half_days: boolean
  sandwich: boolean
  negative_limit_half_days: number
  proof_after_days: number | null
  created_at: string
  genders: Generated<string[]>
  employment_types: Generated<string[]>
}

export interface LedgerName {
  organisation_id: string
  key: string
  ledger: string
}

export interface LegalEntity {
  organisation_id: string
  id: Generated<string>
  name: string
  legal_name: string
  pan: string | null
  tan: string | null
  establishment_number: string | null
  employer_code: string | null
  address: JsonValue
  registrations: JsonValue
  responsible: JsonValue
  created_at: string
  updated_at: string
  archived_at: string | null
}

export interface LegalEntityBank {
  organisation_id: string
  legal_entity_id: string
  holder_name: string
  account_sealed: string
  account_last4: string
  ifsc: string
  bank_name: string
  updated_at: string
}

export interface LegalEntityBonus {
  organisation_id: string
  run_id: string
  legal_entity_id: string
  rate_basis_points: number
  allocable_surplus_paise: number | null
  set_on_paise: number
  set_off_paise: number
}

export interface LegalEntityDeductor {
  organisation_id: string
  legal_entity_id: string
  value: JsonValue
  person_pan_sealed: string
  person_pan_last4: string
  updated_at: string
}

export interface LegalEntityFiling {
  organisation_id: string
  legal_entity_id: string
  kind: string
  state: string
  period: string
  filed_on: string
  reference: string
  account_id: string
  recorded_at: string
}

export interface LegalEntityReminder {
  organisation_id: string
  legal_entity_id: string
  kind: string
  state: string
  period: string
  stage: string
  told_at: string
}

export interface LegalEntityTdsStatement {
  organisation_id: string
  legal_entity_id: string
  financial_year: string
  quarter: number
  file_name: string | null
  sha256: string | null
  made_by: string | null
  made_at: string | null
  receipt: string | null
  filed_on: string | null
  filed_by: string | null
}

export interface Letter {
  organisation_id: string
  id: Generated<string>
  kind: string
  financial_year: string
  n: number
  number: string
  employee_id: string
  day: string
  title: string
  template_version: number
  holds_pay: boolean
  paper: JsonValue | null
  file_key: string | null
  bytes: number | null
  sha256: string | null
  issued_by: string
  issued_at: string
  acknowledged_at: string | null
  cancelled_by: string | null
  cancelled_at: string | null
  cancel_reason: string | null
}

export interface LetterSetting {
  organisation_id: string
  signatory_name: string
  signatory_designation: string
  updated_at: string
}

export interface LetterTemplate {
  organisation_id: string
  kind: string
  version: number
  title: string
  body: string
  note: string
  account_id: string
  created_at: string
}

export interface Loan {
  organisation_id: string
  id: Generated<string>
  employee_id: string
  n: number
  name: string
  principal_paise: number
  installment_paise: number
  given_on: string
  start_month: string
  reason: string
  interest_note: string
  created_by: string | null
  created_at: string
  payslip_id: string | null
}

export interface LoanRepayment {
  organisation_id: string
  id: Generated<string>
  loan_id: string
  kind: string
  month: string
  amount_paise: number
  payslip_id: string | null
  note: string
  created_by: string | null
  created_at: string
  received_on: string | null
}

export interface LoanSkip {
  organisation_id: string
  loan_id: string
  month: string
  reason: string
  created_by: string | null
  created_at: string
}

export interface Location {
  organisation_id: string
  id: Generated<string>
  name: string
  address_line1: Generated<string>
  address_line2: Generated<string>
  city: Generated<string>
  state: string
  country: Generated<string>
  postal_code: Generated<string>
  time_zone: Generated<string>
  latitude_e6: number | null
  longitude_e6: number | null
  radius_metres: Generated<number>
  punch_rule: Generated<string>
  created_at: string
  updated_at: string
}

export interface LossOfPayInput {
  organisation_id: string
  id: Generated<string>
  employee_id: string
  month: string
  half_days: number
  reason: string
  batch_id: string
  created_by: string | null
  created_at: string
}

export interface Mail {
  id: Generated<string>
  recipient: string
  subject: string
  template: string
  body_text: string | null
  body_html: string | null
  created_at: string
  sent_at: string | null
  unsubscribe_url: string | null
  sender_id: Generated<string>
  urgency: Generated<number>
  due_at: string | null
  tries: Generated<number>
  started_at: string | null
}

export interface MailCount {
  sender_id: string
  hour: string
  sent: number
}

export interface MailPace {
  id: number
  next_at: string
}

export interface Note {
  organisation_id: string
  id: Generated<string>
  account_id: string
  text: string
  is_pinned: Generated<boolean>
  created_at: string
  updated_at: string
}

export interface Notification {
  organisation_id: string
  id: Generated<string>
  account_id: string
  type: string
  message: string
  target_id: string | null
  is_read: Generated<boolean>
  created_at: string
  message_values: Generated<JsonValue>
}

export interface NotificationMail {
  organisation_id: string
  id: string
  account_id: string
  type: string
  message: string
  target_id: string | null
  is_in_app: boolean
  created_at: string
  message_values: Generated<JsonValue>
}

export interface NotificationPreference {
  organisation_id: string
  account_id: string
  type: string
  in_app: boolean
  by_mail: boolean
  changed_at: string
}

export interface OpeningPay {
  organisation_id: string
  id: Generated<string>
  employee_id: string
  from_month: string
  to_month: string
  figures: JsonValue
  created_by: string | null
  written_at: string
}

export interface OpeningPayMonth {
  organisation_id: string
  employee_id: string
  month: string
  opening_id: string
  paid_in: string
  is_share: boolean
  facts: JsonValue
  earlier_month: string
  paid_half_days: number
  of_half_days: number
}

export interface Organisation {
  id: Generated<string>
  name: string
  legal_name: Generated<string>
  sector: string | null
  size: string | null
  country: Generated<string>
  address: Generated<JsonValue>
  pan: string | null
  gstin: string | null
  tan: string | null
  time_zone: Generated<string>
  week_starts_on: Generated<number>
  logo_key: string | null
  plan: Generated<string>
  trial_ends_on: string | null
  details: Generated<JsonValue>
  created_at: string
  updated_at: string
}

export interface OwnSector {
  organisation_id: string
  name: string
  created_at: string
}

export interface ParallelRun {
  organisation_id: string
  id: Generated<string>
  month: string
  file_name: string
  headings: string[]
  columns: JsonValue
  people: Generated<number>
  compared_at: string | null
  created_by: string | null
  created_at: string
}

export interface ParallelRunDifference {
  organisation_id: string
  id: Generated<string>
  parallel_run_id: string
  employee_id: string | null
  code: string
  name: string
  figure: string
  figure_name: JsonValue
  register_paise: number
  payslip_paise: number
  cause: string
  words: JsonValue
  note: string | null
  noted_by: string | null
  noted_at: string | null
}

export interface ParallelRunRow {
  organisation_id: string
  parallel_run_id: string
  row: number
  cells_sealed: string
  employee_id: string | null
}

export interface Passkey {
  organisation_id: string
  id: Generated<string>
  account_id: string
  name: string
  credential_id: string
  public_key: string
  counter: number
  transports: string[]
  kind: string
  agent: string
  created_at: string
  last_used_at: string | null
}

export interface PasskeyChallenge {
  digest: string
  purpose: string
  owner: string | null
  created_at: string
  expires_at: string
}

export interface PasswordReset {
  id: Generated<string>
  email: string
  organisation_id: string | null
  account_id: string | null
  token_digest: string
  code_digest: string
  code_sent_at: string
  code_expires_at: string
  code_tries: Generated<number>
  verified_at: string | null
  used_at: string | null
  created_at: string
}

export interface PayHold {
  organisation_id: string
  id: Generated<string>
  run_id: string
  employee_id: string
  reason: string
  held_by: string | null
  held_at: string
  released_by: string | null
  released_at: string | null
  paid_by: string | null
  paid_on: string | null
  reference: Generated<string>
}

export interface PayInput {
  organisation_id: string
  id: Generated<string>
  employee_id: string
  type: string
  name: string
  amount_paise: number
  reason: string
  from_month: string
  to_month: string | null
  created_by: string | null
  created_at: string
  nature: string | null
  benefit: string | null
  batch_id: string | null
  overtime_minutes: number | null
}

export interface PayInputBatch {
  organisation_id: string
  id: Generated<string>
  month: string
  row_count: number
  created_by: string | null
  created_at: string
  undone_by: string | null
  undone_at: string | null
}

export interface PayInputChange {
  organisation_id: string
  xact: number
}

export interface PayRun {
  organisation_id: string
  id: Generated<string>
  month: string
  state: Generated<string>
  config: JsonValue
  attempt: Generated<number>
  total: Generated<number>
  done: Generated<number>
  started_by: string | null
  started_at: string
  progress_at: string
  calculated_at: string | null
  approved_by: string | null
  approved_at: string | null
  paid_by: string | null
  paid_at: string | null
  kind: Generated<string>
  reason: string | null
  paid_on: string | null
  payment_reference: Generated<string>
  reopened_by: string | null
  reopened_at: string | null
  reopen_reason: string | null
  paid_in: GeneratedAlways<string>
  piece_starts: Generated<string[]>
  open_pieces: Generated<number[]>
  bank_file_at: string | null
  bank_file_entities: Generated<string[]>
}

export interface PayRunCertificate {
  organisation_id: string
  id: Generated<string>
  run_id: string
  n: number
  stage: string
  figures: string
  sha256: string
  ties: boolean
  issued_by: string | null
  issued_at: string
}

export interface PayRunCertificateVoid {
  organisation_id: string
  certificate_id: string
  cause: string
  reason: string
  voided_by: string | null
  voided_at: string
}

export interface PayRunComparison {
  organisation_id: string
  run_id: string
  attempt: number
  snapshot: string
  cluster: string
  program: string
  changed_count: number
  people: JsonValue
}

export interface PayRunConfig {
  organisation_id: string
  cut_off_day: number
  pay_day: number
  day_basis: string
  line_rounding: string
  net_rounding: string
  updated_at: string
  pay_month: Generated<string>
}

export interface PayRunExclusion {
  organisation_id: string
  run_id: string
  employee_id: string
  code: string
  reason: string
  inputs_hash: string
  reason_values: Generated<JsonValue>
}

export interface Payable {
  organisation_id: string
  id: Generated<string>
  employee_id: string
  request_id: string
  request_type: string
  number: string
  type: string
  code: string
  reason: string
  amount_paise: number
  from_month: string
  paid_by: Generated<string>
  created_at: string
  cancelled_at: string | null
  claimed_paise: number | null
  approved_paise: number | null
}

export interface PayablePayment {
  organisation_id: string
  id: Generated<string>
  payable_id: string
  amount_paise: number
  payslip_id: string | null
  paid_on: string | null
  reference: Generated<string>
  undoes_id: string | null
  account_id: string | null
  created_at: string
}

export interface Payslip {
  organisation_id: string
  id: Generated<string>
  run_id: string
  employee_id: string
  month: string
  person: JsonValue
  days: JsonValue
  lines: JsonValue
  inputs: string
  inputs_hash: string
  gross_paise: number
  deductions_paise: number
  reimbursements_paise: number
  employer_paise: number
  round_off_paise: number
  net_paise: number
  pdf_key: string | null
  created_at: string
  facts: Generated<JsonValue>
  arrears: Generated<JsonValue>
  reverses_id: string | null
  earlier_month: GeneratedAlways<string | null>
  legal_entity_id: string | null
}

export interface PendingChange {
  organisation_id: string
  id: string
  area: string
  call: string
  payload_sealed: string
  key: string
  title: string
  record_type: string
  record_id: string
  employee_id: string | null
  changes: JsonValue
  needs: string[]
  barred: string[]
  news: string | null
  requested_by: string
  requested_at: string
  state: Generated<string>
  decided_by: string | null
  decided_at: string | null
  note: string | null
  title_values: Generated<JsonValue>
  news_values: JsonValue | null
  concerns: Generated<string[]>
}

export interface PersonalErasure {
  organisation_id: string
  employee_id: string
  part: string
  account_id: string
  due_on: string
  source: string | null
  requested_by: string
  requested_at: string
  erased_at: string | null
}

export interface PersonalExport {
  organisation_id: string
  id: Generated<string>
  account_id: string
  employee_id: string | null
  language: string
  requested_by: string
  requested_at: string
  state: string
  done: Generated<number>
  total: Generated<number>
  progress_at: string
  file_key: string | null
  key_sealed: string | null
  bytes: number | null
  expires_at: string | null
  downloaded_at: string | null
}

export interface Provision {
  organisation_id: string
  month: string
  kind: string
  owed: JsonValue
  booked: JsonValue
  made_by: string | null
  made_at: string
}

export interface ProvisionedNews {
  organisation_id: string
  account_id: string
  change: string
  at: string
}

export interface Punch {
  organisation_id: string
  id: Generated<string>
  employee_id: string
  kind: string
  at: string
  zone: string
  offset_minutes: number
  latitude_e6: number | null
  longitude_e6: number | null
  accuracy_metres: number | null
  place: string
  distance_metres: number | null
  note: Generated<string>
  source: string
  added_by: string | null
  superseded_by: string | null
  created_at: string
}

export interface PurchaseDelivery {
  organisation_id: string
  id: Generated<string>
  order_id: string
  received_on: string
  note: Generated<string>
  account_id: string
  created_at: string
}

export interface PurchaseDeliveryLine {
  organisation_id: string
  delivery_id: string
  order_id: string
  line_id: string
  quantity: number
}

export interface PurchaseOrder {
  organisation_id: string
  id: Generated<string>
  request_id: string
  number: string
  vendor: string
  ordered_on: string
  expected_on: string | null
  note: Generated<string>
  account_id: string
  created_at: string
  closed_on: string | null
  closed_reason: Generated<string>
  closed_by: string | null
}

export interface PurchaseOrderLine {
  organisation_id: string
  order_id: string
  line_id: string
  quantity: number
  unit_paise: number
}

export interface RecoveryCode {
  organisation_id: string
  account_id: string
  digest: string
  created_at: string
  used_at: string | null
}

export interface Request {
  organisation_id: string
  id: Generated<string>
  type: string
  requester_id: string
  state: Generated<string>
  cancellation_requested_at: string | null
  is_open: GeneratedAlways<boolean>
  title: string
  quantity: Generated<string>
  reason: Generated<string>
  starts_on: string | null
  ends_on: string | null
  claimed_paise: number | null
  currency: Generated<string>
  draft: JsonValue
  facts: Generated<JsonValue>
  created_at: string
  decided_at: string | null
  updated_at: string
  levels: Generated<JsonValue>
  number: string
  approved_paise: number | null
  stage: string | null
  title_values: Generated<JsonValue>
  quantity_values: Generated<JsonValue>
}

export interface RequestAttachment {
  organisation_id: string
  id: Generated<string>
  request_id: string
  position: number
  purpose: string
  file_key: string
  name: string
  media_type: string
  bytes: number
  sha256: string | null
  account_id: string
  created_at: string
}

export interface RequestCounter {
  organisation_id: string
  type: string
  last: number
}

export interface RequestEvent {
  organisation_id: string
  id: Generated<string>
  request_id: string
  kind: string
  account_id: string | null
  to_account_id: string | null
  to_role_id: string | null
  to_name: string | null
  note: string | null
  at: string
  on_behalf_of: string | null
  amount_paise: number | null
  lines: JsonValue | null
  note_values: JsonValue | null
}

export interface RequestLine {
  organisation_id: string
  id: Generated<string>
  request_id: string
  position: number
  day: string | null
  category: string | null
  words: Generated<string>
  quantity_thousandths: number | null
  unit_paise: number | null
  total_paise: number
  tax_paise: number | null
  currency: Generated<string>
  rate_millionths: number | null
  bills: Generated<number[]>
  particulars: Generated<JsonValue>
  approved_paise: number | null
  approved_note: string | null
}

export interface RequestStage {
  organisation_id: string
  id: Generated<string>
  request_id: string
  stage: string
  account_id: string | null
  at: string
  amount_paise: number | null
  note: string | null
  day: string | null
}

export interface RequestStep {
  organisation_id: string
  id: Generated<string>
  request_id: string
  purpose: Generated<string>
  level: Generated<number>
  label: Generated<string>
  account_id: string | null
  role_id: string | null
  forwarded_by: string | null
  since: string
  due_at: string | null
  reminded_at: string | null
  outcome: string | null
  ended_at: string | null
  ended_by: string | null
  on_behalf_of: string | null
}

export interface RequestedDetail {
  organisation_id: string
  employee_id: string
  step: string
  note: Generated<string>
  requested_by: string
  requested_at: string
  told_at: string
  answered_at: string | null
}

export interface Role {
  organisation_id: string
  id: Generated<string>
  name: string
  is_admin: Generated<boolean>
  permissions: Generated<string[]>
  created_at: string
  is_fallback_approver: Generated<boolean>
  can_approve: Generated<boolean>
}

export interface RunFile {
  organisation_id: string
  run_id: string
  place: number
  group_name: string
  kind: string
  media_type: string
  shown: JsonValue
  file_key: string | null
}

export interface RunFileSet {
  organisation_id: string
  run_id: string
  stamp: string
  state: string
  done: number
  total: number
  problems: Generated<JsonValue>
  progress_at: string
}

export interface SalaryComponent {
  organisation_id: string
  id: Generated<string>
  name: string
  code: string
  type: string
  calculation: JsonValue
  is_prorated: Generated<boolean>
  is_active: Generated<boolean>
  created_at: string
  updated_at: string
  wage_class: string
  pt_wage: boolean
  esi_wage: boolean
  bonus_wage: boolean
  tax: string
  tax_head: string
  payslip_order: number
  benefit: string | null
  in_ctc: Generated<boolean>
}

export interface SalaryTemplate {
  organisation_id: string
  id: Generated<string>
  name: string
  created_at: string
  updated_at: string
  ctc_includes: Generated<string[]>
}

export interface SalaryTemplateLine {
  organisation_id: string
  template_id: string
  position: number
  component_id: string
  calculation: JsonValue | null
}

export interface SavedReport {
  organisation_id: string
  id: Generated<string>
  name: string
  report: string
  measure: string
  period: string
  months: number
  last_month: string | null
  department_id: string | null
  location_id: string | null
  is_shared: boolean
  mail_day: number | null
  mailed_month: string | null
  created_by: string
  created_at: string
  updated_at: string
}

export interface SavedReportReader {
  organisation_id: string
  saved_report_id: string
  account_id: string
}

export interface ScimGroup {
  organisation_id: string
  id: Generated<string>
  name: string
  external_id: string | null
  created_at: string
  updated_at: string
}

export interface ScimGroupMember {
  organisation_id: string
  group_id: string
  account_id: string
}

export interface ScimToken {
  digest: string
  organisation_id: string
  mails_invitations: boolean
  created_by: string
  created_at: string
  last_used_at: string | null
  id: Generated<string>
  last_four: string | null
  expires_on: string | null
  expires_at: string | null
  warned_days: number | null
  awaits_approval: Generated<boolean>
}

export interface ScimUser {
  organisation_id: string
  account_id: string
  external_id: string | null
  updated_at: string
}

export interface SecondFactor {
  organisation_id: string
  account_id: string
  kind: string
  name: string | null
  secret: string | null
  last_step: number | null
  code_digest: string | null
  code_sent_at: string | null
  code_expires_at: string | null
  confirmed_at: string | null
  created_at: string
}

export interface SecondFactorRule {
  organisation_id: string
  role_id: string
  kind: string
  from_day: string
  changed_by: string
  changed_at: string
}

export interface SecretVersion {
  version: number
  check_digest: string
  since: Generated<string>
  retired_at: string | null
}

export interface SecurityAlert {
  organisation_id: string
  id: string
  kind: string
  cause: string
  hour: number
  message: string
  message_values: JsonValue
  account_id: string | null
  event_n: number | null
  times: Generated<number>
  at: string
  last_at: string
  is_told: boolean
}

export interface SecuritySetting {
  organisation_id: string
  bank_wait_days: number
  changed_by: string
  changed_at: string
  bank_alert_days: Generated<number>
}

export interface SentOnce {
  organisation_id: string
  account_id: string
  key: string
  digest: string
  reply: string | null
  sent_at: string
}

export interface Session {
  organisation_id: string
  id: Generated<string>
  account_id: string
  refresh_digest: string
  spent_digest: string | null
  rotated_at: string
  agent: Generated<string>
  address: Generated<string>
  lifetime_days: Generated<number>
  created_at: string
  last_seen_at: string
  expires_at: string
  ended_at: string | null
  ended_why: string | null
  is_bound: Generated<boolean>
  proved_at: string
  is_sso: Generated<boolean>
}

export interface SettingsRevision {
  organisation_id: string
  revision: number
  xact: number
}

export interface Settlement {
  organisation_id: string
  id: Generated<string>
  employee_id: string
  left_on: string
  reason: string
  notice_days: number
  served_days: number
  notice_by: string
  is_fixed_term: boolean
  pays_gratuity: boolean
  pays_bonus: boolean
  gratuity_exempt_before_paise: number
  leave_exempt_before_paise: number
  items: JsonValue
  created_by: string | null
  created_at: string
  approved_by: string | null
  approved_at: string | null
  lines: JsonValue | null
  run_id: string | null
  cancelled_by: string | null
  cancelled_at: string | null
}

export interface SettlementCheck {
  organisation_id: string
  settlement_id: string
  item: string
  done_by: string | null
  done_at: string
}

export interface SettlementReminder {
  organisation_id: string
  employee_id: string
  left_on: string
  part: string
  stage: string
  told_at: string
}

export interface Shift {
  organisation_id: string
  id: Generated<string>
  name: string
  starts_at: string
  ends_at: string
  break_minutes: Generated<number>
  grace_minutes: Generated<number>
  half_day_minutes: number
  full_day_minutes: number
  weekly_offs: Generated<JsonValue>
  created_at: string
  updated_at: string
  absence_sandwich: Generated<boolean>
}

export interface ShiftLocation {
  organisation_id: string
  shift_id: string
  location_id: string
}

export interface ShiftVersion {
  organisation_id: string
  shift_id: string
  starts_on: string
  starts_at: string
  ends_at: string
  break_minutes: number
  grace_minutes: number
  half_day_minutes: number
  full_day_minutes: number
  weekly_offs: JsonValue
  created_at: string
  absence_sandwich: Generated<boolean>
}

export interface SignIn {
  organisation_id: string
  id: Generated<string>
  account_id: string
  at: string
  way: string
  is_success: boolean
  is_new_device: Generated<boolean>
  agent: string
  address: string
}

export interface SignInDirectory {
  email: string
  organisation_id: string
  account_id: string
  sign_up_id: string | null
}

export interface SignUp {
  id: Generated<string>
  email: string
  name: string
  company_name: string
  phone: string
  is_known: boolean
  step: Generated<string>
  code_digest: string
  code_sent_at: string
  code_expires_at: string
  code_tries: Generated<number>
  token_digest: string
  organisation_id: string | null
  account_id: string | null
  created_at: string
  updated_at: string
}

export interface SsoBreakGlass {
  organisation_id: string
  account_id: string
}

export interface SsoDomain {
  organisation_id: string
  domain: string
  mailbox: string
  code_digest: string
  code_sent_at: string
  code_expires_at: string
  code_tries: Generated<number>
  proved_at: string | null
}

export interface SsoDomainOwner {
  domain: string
  organisation_id: string
  state: string
}

export interface SsoFlow {
  id: Generated<string>
  organisation_id: string
  state_digest: string
  purpose: string
  account_id: string | null
  session_id: string | null
  changed_at: string
  created_at: string
  expires_at: string
  used_at: string | null
}

export interface SsoIdentity {
  organisation_id: string
  account_id: string
  issuer: string
  subject: string
  linked_at: string
}

export interface SsoProvider {
  organisation_id: string
  issuer: string
  client_id: string
  client_secret: string | null
  accounts: string
  trusts_second_factor: boolean
  groups_claim: string | null
  state: string
  tested_at: string | null
  changed_by: string
  changed_at: string
  asked_by: string | null
}

export interface SsoRole {
  organisation_id: string
  position: number
  group_name: string
  role_id: string
}

export interface StatutorySetting {
  organisation_id: string
  n: GeneratedAlways<number>
  section: string
  state: string | null
  location_id: string | null
  from_month: string
  value: JsonValue
  note: Generated<string>
  created_by: string | null
  created_at: string
}

export interface StoredFile {
  organisation_id: string
  key: string
  account_id: string | null
  purpose: string
  bytes: number
  kept_at: string
  attached_at: string | null
}

export interface SupportFeedback {
  id: Generated<string>
  feedback_type: string
  description: string
  page: string | null
  organisation_id: string | null
  account_id: string | null
  created_at: string
}

export interface SupportQuestion {
  id: Generated<string>
  reference: string
  name: string
  email: string
  company: Generated<string>
  topic: string
  message: string
  created_at: string
}

export interface TaxItem {
  organisation_id: string
  id: Generated<string>
  item_id: string
  employee_id: string
  financial_year: string
  section: string
  details: JsonValue
  declared_paise: number
  state: string
  accepted_paise: number | null
  reason: string | null
  written_by: string
  written_at: string
  replaced_at: string | null
}

export interface TaxProof {
  organisation_id: string
  id: Generated<string>
  item_id: string
  employee_id: string
  file_key: string
  name: string
  bytes: number
  uploaded_by: string
  uploaded_at: string
  removed_by: string | null
  removed_at: string | null
}

export interface TaxRegimeAsked {
  organisation_id: string
  employee_id: string
  financial_year: string
  asked_at: string
}

export interface TaxRegimeChoice {
  organisation_id: string
  id: Generated<string>
  employee_id: string
  financial_year: string
  regime: string
  chosen_by: string
  chosen_at: string
  replaced_at: string | null
}

export interface TdsChallan {
  organisation_id: string
  id: Generated<string>
  bsr: string
  paid_on: string
  serial: string
  tax_paise: number
  surcharge_paise: number
  cess_paise: number
  interest_paise: number
  fee_paise: number
  other_paise: number
  created_by: string | null
  created_at: string
  legal_entity_id: string | null
}

export interface TdsDeductor {
  organisation_id: string
  value: JsonValue
  person_pan_sealed: string
  person_pan_last4: string
  updated_at: string
}

export interface TdsDeposit {
  organisation_id: string
  challan_id: string
  employee_id: string
  month: string
  paid_in: string
  amount_paise: number
}

export interface TdsStatement {
  organisation_id: string
  financial_year: string
  quarter: number
  file_name: string | null
  sha256: string | null
  made_by: string | null
  made_at: string | null
  receipt: string | null
  filed_on: string | null
  filed_by: string | null
}

export interface TermsAcceptance {
  organisation_id: string
  account_id: string
  document: string
  version: string
  agreed_at: string
}

export interface TravelExitRecovery {
  organisation_id: string
  trip_id: string
  before_paise: number
  created_at: string
}

export interface TravelReminder {
  organisation_id: string
  trip_id: string
  reminded_at: string
}

export interface TravelRule {
  organisation_id: string
  advance_percent: number
  remind_after_days: number
  updated_at: string
}

export interface TravelSettlement {
  organisation_id: string
  request_id: string
  trip_id: string
  is_over: Generated<boolean>
  before: Generated<JsonValue>
}

export interface TrustedDevice {
  organisation_id: string
  id: Generated<string>
  account_id: string
  digest: string
  agent: string
  address: string
  created_at: string
  expires_at: string
}

export interface TwoPersonRule {
  organisation_id: string
  area: string
  is_on: Generated<boolean>
  was_active: boolean | null
  changed_by: string | null
  changed_at: string | null
}

export interface Webhook {
  organisation_id: string
  id: Generated<string>
  name: string
  url: string
  events: string[]
  secret: string
  previous_secret: string | null
  previous_until: string | null
  is_active: Generated<boolean>
  failing_since: string | null
  turned_off_at: string | null
  created_by: string
  created_at: string
}

export interface WebhookDelivery {
  organisation_id: string
  id: Generated<string>
  webhook_id: string
  event: string
  payload: JsonValue
  state: Generated<string>
  tries: Generated<number>
  next_at: string
  tried_at: string | null
  status: number | null
  answer: string | null
  failure: string | null
  created_at: string
}

export interface WorkFromHomeDay {
  organisation_id: string
  request_id: string
  day: string
  employee_id: string
  part: string
  needs_punches: boolean
  state: string
  created_at: string
  changed_at: string
}

export interface WorkFromHomeRule {
  organisation_id: string
  days_per_month: number | null
  above_limit: string
  notice_days: number
  past_days: number
  needs_punches: boolean
  updated_at: string
}
