import { t } from '@lingui/core/macro'
import { api } from '../../shared/call/api.ts'
import { useDownload } from '../../shared/table/use-download.ts'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'

/** All documents of one person as a ZIP file. */
export function DownloadAll({ employeeId }: { employeeId: string }) {
  const { pending, run } = useDownload()
  const fetchIt = () => api('GET /api/v1/employee/gdpr-doc-zip/{id}', { params: { id: employeeId } })
  return (
    <ActionButton
      size="small"
      look="text"
      action={{ label: t`Download all`, pending, onClick: () => void run(t`Documents.zip`, fetchIt) }}
    />
  )
}
