import { t } from '@lingui/core/macro'
import type { ImportView } from '../import-view.ts'

export const salariesView: ImportView<'salaries'> = {
  title: t`Salaries`,
  detail: t`Annual CTC and its effective date.`,
  matching: t`A salary is identified by the employee ID and its effective date.`,
  columns: {
    code: t`Employee ID`,
    template: t`Salary template`,
    annualCtc: t`Annual CTC`,
    startsOn: t`Effective from`,
  },
  stale: ['GET /api/v1/employee/salary/{id}', 'GET /api/v1/employee/basic-info'],
}
