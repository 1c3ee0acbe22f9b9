import { useApi } from '../../shared/call/use-api.ts'
import { useCan, useSession } from '../../shared/session/session.ts'
import { DocumentsPanel } from './documents-panel.tsx'

/** An employee's documents, for HR; no one verifies their own. */
export default function EmployeeDocumentsTab({ employee }: { employee: { _id: string; name: string } }) {
  const query = { employeeId: employee._id }
  const { data: page, error, mutate } = useApi('GET /api/v1/employee/all-gdpr-doc', { query: { ...query, limit: 100 } })
  const { data: requests } = useApi('GET /api/v1/employee/all-gdpr-doc-request', { query })
  const canChange = useCan('allEmployeeWrite')
  const own = useSession(({ user }) => user?.employeeId)
  const reply = { data: page?.data, error, mutate }
  return (
    <DocumentsPanel
      reply={reply}
      requests={requests ?? []}
      employee={employee}
      canChange={canChange}
      canVerify={own !== employee._id}
    />
  )
}
