import { say } from '@muster/engine/sentence.ts'
import type { Feature } from '../../platform/feature.ts'
import { annualReturnRoutes } from './annual-return/annual-return.routes.ts'
import { certificateRoutes } from './certificate/certificate.routes.ts'
import { certifyRun } from './certificate/certify.ts'
import { bankTemplateRoutes } from './bank-template.routes.ts'
import { bonusRunRoutes } from './bonus/bonus-run.routes.ts'
import { complianceRoutes } from './compliance/compliance.routes.ts'
import { remindOfCompliance } from './compliance/remind.ts'
import { componentRoutes } from './component/component.routes.ts'
import { effectRoutes } from './effect/effect.routes.ts'
import { payrollFilesInUse } from './files-in-use.queries.ts'
import { form16Routes, issueCertificates, makePartB } from './form16/index.ts'
import { makeRunFiles } from './outputs/make-files.ts'
import { outputRoutes } from './outputs/outputs.routes.ts'
import { gratuityRoutes } from './gratuity/gratuity.routes.ts'
import { ledgerRoutes } from './ledger/ledger.routes.ts'
import { provisionRoutes } from './provision/provision.routes.ts'
import { hiredAgain } from './hired-again/hired-again.ts'
import { employers } from './legal-entity/employers.ts'
import { entityRoutes } from './legal-entity/legal-entity.routes.ts'
import { loanRoutes } from './loan/loan.routes.ts'
import { monthCloseRoutes } from './month-close/month-close.routes.ts'
import { payableRoutes } from './payable/payable.routes.ts'
import { parallelRunRoutes } from './parallel-run/parallel-run.routes.ts'
import { payInputBatchRoutes } from './pay-input-batch/pay-input-batch.routes.ts'
import { openingPayRoutes } from './opening-pay/opening-pay.routes.ts'
import { payInputRoutes } from './pay-input/pay-input.routes.ts'
import { beginRun } from './pay-run/calculation/calculate-run.ts'
import { calculatePiece } from './pay-run/calculation/piece.ts'
import { payRunRoutes } from './pay-run/pay-run.routes.ts'
import { payRunConfigRoutes } from './pay-run-config/pay-run-config.routes.ts'
import { payslipRoutes } from './payslip/payslip.routes.ts'
import { preflightRoutes } from './preflight/preflight.routes.ts'
import { reversalRoutes } from './reversal/reversal.routes.ts'
import { lockedPay } from './salary/locked-pay.queries.ts'
import { salaryRoutes } from './salary/salary.routes.ts'
import { seedPayroll } from './seed.ts'
import { remindOfSettlements } from './settlement/reminder/remind.ts'
import { settlementRoutes } from './settlement/settlement.routes.ts'
import { statutoryRoutes } from './statutory/index.ts'
import { remindTaxRegimes, taxRoutes } from './tax/index.ts'
import { tdsRoutes } from './tds/tds.routes.ts'
import { templateRoutes } from './template/template.routes.ts'
import { forgetSeenChanges } from './pay-input-cleaning.ts'

// For requests that cost money.
export { owe, owedFor, oweNothing, paidAlready } from './payable/payable.ts'
export { paymentsSaid } from './payable/outcome.ts'
export { balance, recover, recoverAtMost, unbalance, type Before } from './payable/balance.ts'
export { recoverFrom } from './payable/balance.queries.ts'

// For imports.
export { loansImport } from './loan/loans.import.ts'
export { payByMonthImport, payTotalsImport } from './opening-pay/opening-pay.import.ts'
export { salariesImport } from './salary/salaries.import.ts'

// For the dashboard.
export { payDates, payrollSetup } from './setup/payroll-setup.ts'

// For reports.
export { payrollCostPeople, payrollCosts } from './cost-report/cost-report.queries.ts'
export { leaveWorth } from './pay-run/inputs/leave-worth.ts'

// For the backup restore drill.
export { proveNewest } from './payslip/prove-newest.ts'

// For setting up a new company.
export { dryPayslips } from './setup/dry-payslips.ts'
export { giveSalary } from './salary/salary.ts'
export {
  payProposal,
  payProposalAgain,
  setUpPay,
  startingTemplate,
  stateSchemes,
  type PayAnswers,
} from './setup/starting-pay.ts'
export { isSettingUp } from './locked-month/setting-up.ts'
export { registrations } from './statutory/index.ts'
export { payRunConfig } from './pay-run-config/pay-run-config.ts'

export const payrollFeature: Feature = {
  name: 'payroll',
  routes: [
    ...componentRoutes,
    ...templateRoutes,
    ...salaryRoutes,
    ...loanRoutes,
    ...payableRoutes,
    ...openingPayRoutes,
    ...payInputRoutes,
    ...payInputBatchRoutes,
    ...parallelRunRoutes,
    ...bonusRunRoutes,
    ...gratuityRoutes,
    ...annualReturnRoutes,
    ...payRunConfigRoutes,
    ...bankTemplateRoutes,
    ...entityRoutes,
    ...ledgerRoutes,
    ...provisionRoutes,
    ...payRunRoutes,
    ...monthCloseRoutes,
    ...preflightRoutes,
    ...reversalRoutes,
    ...settlementRoutes,
    ...outputRoutes,
    ...certificateRoutes,
    ...complianceRoutes,
    ...payslipRoutes,
    ...taxRoutes,
    ...form16Routes,
    ...tdsRoutes,
    ...statutoryRoutes,
    ...effectRoutes,
  ],
  onFounded: seedPayroll,
  employers,
  hiredAgain,
  lockedPay: async (tx, employee) => (await lockedPay(tx, { employee }))!,
  jobs: {
    'pay-run': beginRun,
    'pay-run-piece': calculatePiece,
    'run-files': makeRunFiles,
    'run-certificate': certifyRun,
    'tax-regime': remindTaxRegimes,
    'settlement-due': remindOfSettlements,
    'compliance-due': remindOfCompliance,
    'pay-input-cleaning': forgetSeenChanges,
    'form-16': makePartB,
    'form-16-issue': issueCertificates,
  },
  filesInUse: async (tx, keys) => (await payrollFilesInUse(tx, { keys })).map(({ key }) => key),
  // In the morning in India.
  schedules: {
    'tax-regime': { cron: '30 3 * * *', data: { organisation: null } },
    'compliance-due': { cron: '45 3 * * *', data: { organisation: null } },
    'settlement-due': { cron: '40 3 * * *', data: { organisation: null } },
    'pay-input-cleaning': { cron: '20 21 * * *', data: { organisation: null } },
  },
  constraints: {
    salary_component_name_key: { path: 'body.name', message: say`A salary component with this name exists` },
    salary_component_code_key: { path: 'body.code', message: say`A salary component with this code exists` },
    legal_entity_name_key: { path: 'body.name', message: say`A legal entity with this name exists` },
    bank_template_name_key: { path: 'body.name', message: say`A bank template with this name exists` },
    bank_template_default_key: { message: say`Another default was chosen at the same moment. Save again.` },
    salary_template_name_key: { path: 'body.name', message: say`A salary template with this name exists` },
    salary_template_line_component_fkey: { message: say`This component is part of a salary template` },
    bonus_run_year_key: { message: say`The bonus of this year was calculated at the same moment. Reload the page.` },
    opening_pay_month_pkey: { path: 'body.fromMonth', message: say`This month was entered at the same moment` },
    pay_run_certificate_key: { message: say`The certificate was issued at the same moment. Reload the page.` },
    settlement_employee_key: { message: say`The settlement was started at the same moment. Reload the page.` },
    payable_paid_check: { message: say`This was paid at the same moment. Reload the page.` },
    tds_challan_key: { path: 'body.serial', message: say`This challan is already in the register` },
    tds_deposit_challan_check: {
      message: say`More TDS would be linked to the challan than its tax. Reload the page.`,
    },
    bank_answer_key: { message: say`This payment was answered at the same moment. Reload the page.` },
    loan_n_key: { message: say`Another loan was added at the same moment. Save again.` },
    employee_salary_day_key: {
      path: 'body.startsOn',
      message: say`A salary from this day was saved at the same moment`,
    },
    law_override_day_key: {
      path: 'body.from',
      message: say`There is an override from this date. Remove it before adding another.`,
    },
    tax_regime_choice_key: { message: say`The tax regime was chosen at the same moment. Reload the page.` },
    pay_run_month_key: { path: 'body.month', message: say`The pay run of this month has been started already` },
  },
}
