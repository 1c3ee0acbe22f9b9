import { t } from '@lingui/core/macro'
import { Download } from 'lucide-react'
import { api } from '../../../shared/call/api.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import type { Action } from '../../../shared/ui/action/action.ts'
import type { TaxOwner } from './tax-calls.ts'
import type { TaxDeclaration } from './types.ts'

/** Downloads a declaration's statement of claims: Form 12BB, or its name in that year. */
export function useClaimsAction(
  owner: TaxOwner,
  declaration: Pick<TaxDeclaration, 'financialYear' | 'forms'> | undefined,
): Action {
  const { pending, run } = useDownload()
  const form = declaration?.forms.claims ?? ''
  const financialYear = declaration?.financialYear ?? ''
  const query = { financialYear }
  const fetchIt = () =>
    owner === 'self'
      ? api('GET /api/v1/employee/self-tax-claims', { query })
      : api('GET /api/v1/user/tax-claims/{id}', { params: { id: owner.employeeId }, query })
  return {
    label: t`Download ${form}`,
    icon: Download,
    pending,
    onClick: () => void run(`${form} ${financialYear}.pdf`, fetchIt),
  }
}
