import { t } from '@lingui/core/macro'
import type { ImportView } from '../import-view.ts'

export const loansView: ImportView<'loans'> = {
  title: t`Loans`,
  detail: t`The outstanding balance of each loan and its EMI.`,
  matching: t`A loan is identified by the employee ID and its name.`,
  columns: {
    code: t`Employee ID`,
    name: t`Loan`,
    outstanding: t`Outstanding balance`,
    installment: t`EMI`,
    startMonth: t`First month`,
    givenOn: t`Given on`,
    reason: t`Reason`,
  },
  stale: ['GET /api/v1/employee/basic-info'],
}
