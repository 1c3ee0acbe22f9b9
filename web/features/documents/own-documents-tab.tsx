import { useApi } from '../../shared/call/use-api.ts'
import { DocumentsPanel } from './documents-panel.tsx'

/** The person's own documents, and those that HR requested. */
export default function OwnDocumentsTab() {
  const reply = useApi('GET /api/v1/employee/gdpr-doc')
  const { data: requests = [] } = useApi('GET /api/v1/employee/gdpr-doc-request')
  return <DocumentsPanel reply={reply} requests={requests ?? []} canChange canVerify={false} />
}
