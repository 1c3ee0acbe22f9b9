import { t } from '@lingui/core/macro'
import { Alert, Box, Button } from '@mui/material'
import { FileText } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { DocumentCategory } from '@muster/contract/documents/document.ts'
import type { Got } from '../../shared/call/types.ts'
import { lazyDialog } from '../../shared/part/lazy-part.tsx'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { useSession } from '../../shared/session/session.ts'
import { DocumentCards } from './document-cards.tsx'
import { WithdrawRequest } from './withdraw-request.tsx'
import { categoryLabels, type Document } from './document-labels.ts'
import { api } from '../../shared/call/api.ts'
import { useDownload } from '../../shared/table/use-download.ts'

const DocumentDialog = lazyDialog(() => import('./document-dialog.tsx'))
const RequestDialog = lazyDialog(() => import('./request-dialog.tsx'))

interface Props {
  reply: { data?: readonly Document[] | undefined; error?: unknown; mutate: () => unknown }
  requests: readonly Got<'GET /api/v1/employee/gdpr-doc-request'>[number][]
  /** The owner; without it, the person's own. */
  employee?: { _id: string; name: string } | undefined
  canChange: boolean
  canVerify: boolean
}

/** One person's documents, with outstanding requests for more. */
export function DocumentsPanel({ reply, requests, employee, canChange, canVerify }: Props) {
  const [adding, setAdding] = useState<{ category?: DocumentCategory } | null>(null)
  const [isRequesting, setRequesting] = useState(false)
  const own = useSession(({ user }) => user?.employeeId ?? '')
  const whose = employee?._id ?? own
  const { data, error } = reply
  if (error)
    return <ErrorState title={t`Failed to fetch documents`} error={error} onRetry={() => void reply.mutate()} />
  if (data === undefined) return <TextSkeleton lines={6} />
  const upload = { label: t`Upload document`, onClick: () => setAdding({}) }
  return (
    <Panel
      title={t`Documents`}
      subtitle={t`Visible to the employee and to HR. Opening a file is logged.`}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {employee !== undefined && canVerify ? (
            <ActionButton
              size="small"
              look="text"
              action={{ label: t`Request document`, onClick: () => setRequesting(true) }}
            />
          ) : null}
          {data.length > 0 && whose !== '' ? <DownloadAll employeeId={whose} /> : null}
          {canChange ? <ActionButton size="small" action={upload} /> : null}
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {requests.map(({ _id, category, note, requestedBy }) => (
          <Alert
            key={_id}
            severity="info"
            action={
              <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
                {canChange ? (
                  <Button
                    color="inherit"
                    size="small"
                    onClick={() => setAdding({ category })}
                    aria-label={t`Upload ${categoryLabels[category]}`}
                  >{t`Upload`}</Button>
                ) : null}
                {employee === undefined ? null : <WithdrawRequest id={_id} category={category} name={employee.name} />}
              </Box>
            }
          >
            {[t`${categoryLabels[category]}: requested by ${requestedBy}`, note].filter(Boolean).join('. ')}
          </Alert>
        ))}
        {data.length === 0 ? (
          <EmptyState
            icon={FileText}
            title={t`No documents yet`}
            text={t`Upload identity, education and employment documents as PDF, JPG or PNG.`}
          />
        ) : (
          <DocumentCards documents={data} canChange={canChange} canVerify={canVerify} />
        )}
      </Box>
      <Suspense fallback={null}>
        {adding === null ? null : (
          <DocumentDialog
            document={null}
            employeeId={employee?._id}
            category={adding.category}
            onClose={() => setAdding(null)}
          />
        )}
        {employee !== undefined && isRequesting ? (
          <RequestDialog employee={employee} onClose={() => setRequesting(false)} />
        ) : null}
      </Suspense>
    </Panel>
  )
}

/** All documents of one person as a ZIP file. */
function DownloadAll({ employeeId }: { employeeId: string }) {
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
