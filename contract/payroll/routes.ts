import { bankAnswerRoutes } from './bank-answer.routes.ts'
import { employeeSalaryRoutes } from './employee-salary.routes.ts'
import { employeeStatutoryRoutes } from './employee-statutory.routes.ts'
import { form16Routes } from './form-16.routes.ts'
import { loanRoutes } from './loan.routes.ts'
import { payInputRoutes } from './pay-input.routes.ts'
import { payRunConfigRoutes } from './pay-run-config.routes.ts'
import { payRunFilesRoutes } from './pay-run-files.routes.ts'
import { payRunRoutes } from './pay-run.routes.ts'
import { payRunStepsRoutes } from './pay-run-steps.routes.ts'
import { payslipRoutes } from './payslip.routes.ts'
import { preflightRoutes } from './preflight.routes.ts'
import { reversalRoutes } from './reversal.routes.ts'
import { salaryBreakdownRoutes } from './salary-breakdown.routes.ts'
import { salaryComponentRoutes } from './salary-component.routes.ts'
import { salaryTemplateRoutes } from './salary-template.routes.ts'
import { settlementRoutes } from './settlement.routes.ts'
import { statutoryEffectRoutes } from './statutory-effect.routes.ts'
import { statutoryLawRoutes } from './statutory-law.routes.ts'
import { statutoryRegistrationRoutes } from './statutory-registration.routes.ts'
import { statutorySettingsRoutes } from './statutory-settings.routes.ts'
import { statutoryTryRoutes } from './statutory-try.routes.ts'
import { taxDeclarationRoutes } from './tax-declaration.routes.ts'
import { taxReviewRoutes } from './tax-review.routes.ts'

export const payrollRoutes = {
  ...salaryComponentRoutes,
  ...salaryTemplateRoutes,
  ...salaryBreakdownRoutes,
  ...employeeSalaryRoutes,
  ...loanRoutes,
  ...payInputRoutes,
  ...payRunConfigRoutes,
  ...payRunRoutes,
  ...payRunStepsRoutes,
  ...payRunFilesRoutes,
  ...bankAnswerRoutes,
  ...preflightRoutes,
  ...reversalRoutes,
  ...settlementRoutes,
  ...payslipRoutes,
  ...statutorySettingsRoutes,
  ...statutoryRegistrationRoutes,
  ...statutoryLawRoutes,
  ...statutoryEffectRoutes,
  ...statutoryTryRoutes,
  ...employeeStatutoryRoutes,
  ...taxDeclarationRoutes,
  ...taxReviewRoutes,
  ...form16Routes,
}
