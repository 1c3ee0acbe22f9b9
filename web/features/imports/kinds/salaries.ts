import { t } from '@lingui/core/macro'
import type { ImportView } from '../import-view.ts'

export const salariesView: ImportView<'salaries'> = {
  title: t`Salaries`,
  detail: t`Annual CTC and the day from which it holds.`,
  matching: t`A salary is recognised by the employee ID and the day from which it holds.`,
  columns: {
    code: t`Employee ID`,
    template: t`Salary template`,
    annualCtc: t`Annual CTC`,
    startsOn: t`Effective from`,
  },
  stale: ['GET /api/v1/employee/salary/{id}', 'GET /api/v1/employee/basic-info'],
}
