import { t } from '@lingui/core/macro'
import type { ProvisionKind } from '@muster/contract/payroll/provision/provision.routes.ts'

export const provisionLabels: Record<ProvisionKind, string> = {
  gratuity: t`Gratuity`,
  leave: t`Leave encashment`,
  bonus: t`Statutory bonus`,
}

export const provisionOptions = Object.entries(provisionLabels).map(([value, label]) => ({ value, label }))
