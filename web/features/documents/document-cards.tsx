import { t } from '@lingui/core/macro'
import { Box, Button, Typography } from '@mui/material'
import { FileText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { documentCategories } from '@muster/contract/documents/document.ts'
import { messageOf } from '../../shared/call/api-error.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { formatDate } from '../../shared/format/date.ts'
import { lazyDialog } from '../../shared/part/lazy-part.tsx'
import { snack, snackError } from '../../shared/snackbar/snackbar.ts'
import { MoreMenu } from '../../shared/ui/action/more-menu.tsx'
import { ConfirmDialog } from '../../shared/form/confirm/confirm-dialog.tsx'
import { StatusChip } from '../../shared/ui/status-chip.tsx'
import { FileViewer } from '../approvals/index.ts'
import { categoryLabels, type Document, documentReads, expiryOf } from './document-labels.ts'

const DocumentDialog = lazyDialog(() => import('./document-dialog.tsx'))

interface Props {
  documents: readonly Document[]
  canChange: boolean
  canVerify: boolean
}

/** Documents by category, each to be viewed, replaced, verified and deleted by people with access. */
export function DocumentCards({ documents, ...rights }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {documentCategories.map((category) => {
        const some = documents.filter((one) => one.category === category)
        if (some.length === 0) return null
        return (
          <Box key={category} component="section" aria-label={categoryLabels[category]}>
            <Typography variant="subtitle2" component="h3">
              {categoryLabels[category]}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {some.map((document) => (
                <DocumentCard key={document._id} document={document} {...rights} />
              ))}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

type Open = 'file' | 'edit' | 'delete' | null

function DocumentCard({ document, canChange, canVerify }: Omit<Props, 'documents'> & { document: Document }) {
  const { _id: id, name, number, key, verified, seenBy, uploadedAt, uploadedBy } = document
  const [open, setOpen] = useState<Open>(null)
  const verify = useCall('PUT /api/v1/employee/gdpr-doc-verify/{id}', { stale: documentReads })
  const remove = useCall('DELETE /api/v1/employee/gdpr-doc/{id}', { stale: documentReads })
  const expiry = expiryOf(document)
  const mark = (isVerified: boolean) =>
    verify
      .run({ params: { id }, body: { isVerified, key } })
      .then(() => snack(isVerified ? t`Document verified` : t`Verification removed`))
      .catch((error: unknown) => snackError(messageOf(error)))
  const close = () => setOpen(null)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, py: 1.25, borderBottom: '1px solid', borderColor: 'divider', alignItems: 'start' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Button
          variant="text"
          startIcon={<FileText size={18} aria-hidden />}
          aria-label={t`Open ${name}`}
          onClick={() => setOpen('file')}
          sx={{ textTransform: 'none', overflowWrap: 'anywhere', textAlign: 'start', maxWidth: '100%', ml: -1 }}
        >
          {name}
        </Button>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {verified === null ? (
            <StatusChip status="pending" label={t`Not verified yet`} tone="neutral" />
          ) : (
            <StatusChip status="verified" label={t`Verified by ${verified.by}`} />
          )}
          {expiry === null ? null : <StatusChip status="expiring" {...expiry} />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[number, t`Uploaded by ${uploadedBy} on ${formatDate(uploadedAt)}`].filter(Boolean).join(' · ')}
        </Typography>
        {seenBy.map((seen) => (
          <Typography key={seen.name} variant="caption" sx={{ color: 'text.secondary' }}>
            {t`Viewed by ${seen.name} on ${formatDate(seen.at)}`}
          </Typography>
        ))}
      </Box>
      <MoreMenu
        label={t`Actions for ${name}`}
        actions={[
          canVerify && verified === null && { label: t`Verify`, onClick: () => void mark(true) },
          canVerify && verified !== null && { label: t`Remove verification`, onClick: () => void mark(false) },
          canChange && { label: t`Edit or replace`, onClick: () => setOpen('edit') },
          canChange && { label: t`Delete`, danger: true, onClick: () => setOpen('delete') },
        ]}
      />
      <Suspense fallback={null}>
        {open === 'file' ? <FileViewer file={document} onClose={close} /> : null}
        {open === 'edit' ? <DocumentDialog document={document} onClose={close} /> : null}
      </Suspense>
      <ConfirmDialog
        open={open === 'delete'}
        title={t`Delete "${name}"?`}
        confirm={t`Delete document`}
        onConfirm={async () => {
          await remove.run({ params: { id } })
          snack(t`Document deleted`)
        }}
        onClose={close}
      >
        {t`The file is permanently deleted.`}
      </ConfirmDialog>
    </Box>
  )
}
