import { t } from '@lingui/core/macro'
import type { ImportView } from '../import-view.ts'

export const familyView: ImportView<'family'> = {
  title: t`Family members`,
  detail: t`Dependents for ESI, and nominees with their share.`,
  matching: t`A family member is identified by the employee ID and the name.`,
  columns: {
    code: t`Employee ID`,
    name: t`Name`,
    relation: t`Relation`,
    birthDate: t`Date of birth`,
    dependent: t`Dependent`,
    share: t`Nominee share`,
  },
  stale: ['GET /api/v1/employee/basic-info/{id}', 'GET /api/v1/employee/family-member/{id}'],
}
