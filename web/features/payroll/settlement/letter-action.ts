import { t } from '@lingui/core/macro'
import { Download } from 'lucide-react'
import { api } from '../../../shared/call/api.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import type { Action } from '../../../shared/ui/action/action.ts'

/** Downloads the letter of a settlement: an employee's, or (null) one's own. */
export function useLetterAction(employeeId: string | null, name: string): Action {
  const { pending, run } = useDownload()
  const fetchIt = () =>
    employeeId === null
      ? api('GET /api/v1/employee/self-settlement/letter')
      : api('GET /api/v1/employee/settlement/{id}/letter', { params: { id: employeeId } })
  return {
    label: t`Download letter`,
    icon: Download,
    pending,
    onClick: () => void run(t`Full and final settlement ${name}.pdf`, fetchIt),
  }
}
