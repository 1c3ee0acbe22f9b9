import { gratuityRoutes } from './gratuity/gratuity.routes.ts'
import { bonusRunRoutes } from './bonus/bonus-run.routes.ts'
import { annualReturnRoutes } from './statutory/annual-return.routes.ts'
import { bankAnswerRoutes } from './pay-run/bank-answer.routes.ts'
import { certificateRoutes } from './pay-run/certificate.routes.ts'
import { bankTemplateRoutes } from './pay-run/bank-template.routes.ts'
import { complianceRoutes } from './statutory/compliance.routes.ts'
import { employeeSalaryRoutes } from './salary/employee-salary.routes.ts'
import { employeeStatutoryRoutes } from './statutory/employee-statutory.routes.ts'
import { form16Routes } from './tax/form-16.routes.ts'
import { legalEntityRoutes } from './legal-entity/legal-entity.routes.ts'
import { ledgerRoutes } from './pay-run/ledger.routes.ts'
import { provisionRoutes } from './provision/provision.routes.ts'
import { loanRoutes } from './settlement/loan.routes.ts'
import { monthCloseRoutes } from './pay-run/month-close.routes.ts'
import { payableRoutes } from './payable/payable.routes.ts'
import { parallelRunRoutes } from './pay-run/parallel-run.routes.ts'
import { payInputBatchRoutes } from './pay-run/pay-input-batch.routes.ts'
import { openingPayRoutes } from './pay-run/opening-pay.routes.ts'
import { payInputRoutes } from './pay-run/pay-input.routes.ts'
import { payRunConfigRoutes } from './pay-run/pay-run-config.routes.ts'
import { payRunFilesRoutes } from './pay-run/pay-run-files.routes.ts'
import { payRunRoutes } from './pay-run/pay-run.routes.ts'
import { payRunStepsRoutes } from './pay-run/pay-run-steps.routes.ts'
import { payslipRoutes } from './pay-run/payslip.routes.ts'
import { preflightRoutes } from './pay-run/preflight.routes.ts'
import { reversalRoutes } from './pay-run/reversal.routes.ts'
import { salaryBreakdownRoutes } from './salary/salary-breakdown.routes.ts'
import { salaryComponentRoutes } from './salary/salary-component.routes.ts'
import { salaryTemplateRoutes } from './salary/salary-template.routes.ts'
import { settlementRoutes } from './settlement/settlement.routes.ts'
import { statutoryEffectRoutes } from './statutory/statutory-effect.routes.ts'
import { statutoryLawRoutes } from './statutory/statutory-law.routes.ts'
import { statutoryRegistrationRoutes } from './statutory/statutory-registration.routes.ts'
import { statutorySettingsRoutes } from './statutory/statutory-settings.routes.ts'
import { statutoryPreviewRoutes } from './statutory/statutory-preview.routes.ts'
import { tdsRoutes } from './tax/tds.routes.ts'
import { taxDeclarationRoutes } from './tax/tax-declaration.routes.ts'
import { taxReviewRoutes } from './tax/tax-review.routes.ts'

export const payrollRoutes = {
  ...salaryComponentRoutes,
  ...salaryTemplateRoutes,
  ...salaryBreakdownRoutes,
  ...employeeSalaryRoutes,
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
  ...legalEntityRoutes,
  ...ledgerRoutes,
  ...provisionRoutes,
  ...payRunRoutes,
  ...payRunStepsRoutes,
  ...monthCloseRoutes,
  ...payRunFilesRoutes,
  ...bankAnswerRoutes,
  ...certificateRoutes,
  ...complianceRoutes,
  ...preflightRoutes,
  ...reversalRoutes,
  ...settlementRoutes,
  ...payslipRoutes,
  ...statutorySettingsRoutes,
  ...statutoryRegistrationRoutes,
  ...statutoryLawRoutes,
  ...statutoryEffectRoutes,
  ...statutoryPreviewRoutes,
  ...employeeStatutoryRoutes,
  ...taxDeclarationRoutes,
  ...taxReviewRoutes,
  ...form16Routes,
  ...tdsRoutes,
}
