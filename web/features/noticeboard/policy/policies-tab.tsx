import { t } from '@lingui/core/macro'
import { FileText, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { audienceText } from '../text/audience-fields.tsx'
import { type PolicyRow, policyReads, acknowledgementOf } from './policy-labels.ts'

const PolicyDialog = lazyDialog(() => import('./policy-dialog.tsx'))
const PolicyPanel = lazyDialog(() => import('./policy-panel.tsx'))
const AcknowledgementsDialog = lazyDialog(() => import('./acknowledgements-dialog.tsx'))

/** The company's policies: everyone reads and acknowledges theirs; HR writes them and sees who has acknowledged. */
export default function PoliciesTab() {
  const mayWrite = useCan('informationWrite')
  const reply = useApi('GET /api/v1/employee/company-policy')
  const panel = useSidePanel()
  const [editing, setEditing] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<PolicyRow | null>(null)
  const [asking, setAsking] = useState<PolicyRow | null>(null)
  const add = { label: t`Add policy`, icon: Plus, onClick: () => setEditing('new') }
  return (
    <>
      <Panel flush title={t`Policies`} action={mayWrite ? <ActionButton action={add} look="primary" /> : undefined}>
        <DataList
          reply={reply}
          words={{
            label: t`Policies`,
            failed: t`Could not load policies.`,
            unmatched: t`No policies match these filters`,
          }}
          columns={mayWrite ? [...columns, ...ofWriters] : columns}
          rowKey={({ _id }) => _id}
          rowName={({ title }) => title}
          onOpen={({ _id }) => panel.open(_id)}
          rowActions={
            mayWrite
              ? (row) => [
                  { label: t`Edit`, onClick: () => setEditing(row._id) },
                  row.mustAcknowledge && { label: t`Acknowledgements`, onClick: () => setAsking(row) },
                  { label: t`Delete`, danger: true, onClick: () => setDeleting(row) },
                ]
              : undefined
          }
          empty={
            <EmptyState
              icon={FileText}
              title={t`No policies yet`}
              text={mayWrite ? t`Write your first policy or upload it as a PDF.` : undefined}
              action={mayWrite ? add : undefined}
            />
          }
        />
      </Panel>
      <Suspense fallback={null}>
        {panel.id === null ? null : <PolicyPanel key={panel.id} id={panel.id} onClose={panel.close} />}
        {editing === null ? null : (
          <PolicyDialog id={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
        )}
        {asking === null ? null : (
          <AcknowledgementsDialog id={asking._id} title={asking.title} onClose={() => setAsking(null)} />
        )}
      </Suspense>
      <ConfirmDialog
        open={deleting !== null}
        danger
        title={t`Delete "${deleting?.title ?? ''}"?`}
        confirm={t`Delete policy`}
        onClose={() => setDeleting(null)}
        onConfirm={async () => {
          if (!deleting) return
          await api('DELETE /api/v1/employee/company-policy/{id}', { params: { id: deleting._id } })
          snack(t`Policy deleted`)
          if (panel.id === deleting._id) panel.close()
          await invalidate(...policyReads)
        }}
      >
        {t`No one will be able to read it. Acknowledgements stay on record.`}
      </ConfirmDialog>
    </>
  )
}

const columns: Column<PolicyRow>[] = [
  { key: 'title', header: t`Policy`, cell: ({ title }) => title, card: 'title' },
  { key: 'version', header: t`Version`, cell: ({ version }) => String(version), align: 'right', card: 'meta' },
  {
    key: 'updated',
    header: t`Changed on`,
    cell: ({ updatedAt }) => formatInstant(updatedAt),
    from: 'md',
    card: 'fact',
  },
  { key: 'status', header: t`Your acknowledgement`, cell: (row) => <OwnAcknowledgement row={row} />, card: 'status' },
]

const ofWriters: Column<PolicyRow>[] = [
  { key: 'audience', header: t`Audience`, cell: ({ audience }) => audienceText(audience), from: 'lg', card: 'fact' },
  {
    key: 'progress',
    header: t`Acknowledged`,
    cell: ({ progress }) => (progress === null ? '–' : t`${progress.acknowledged} of ${progress.asked}`),
    align: 'right',
    card: 'meta',
  },
]

function OwnAcknowledgement({ row }: { row: PolicyRow }) {
  const acknowledgement = acknowledgementOf(row)
  return acknowledgement === null ? (
    '–'
  ) : (
    <StatusChip status={acknowledgement.tone} label={acknowledgement.label} tone={acknowledgement.tone} />
  )
}
