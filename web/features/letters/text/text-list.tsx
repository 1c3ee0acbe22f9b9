import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import type { Got } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { kindLabels } from '../letter-labels.ts'

const SignatoryDialog = lazyDialog(() => import('./signatory-dialog.tsx'))

type Row = Got<'GET /api/v1/user/letter-template'>[number]

/** The texts of the letters, and who signs them. */
export default function TextList() {
  const reply = useApi('GET /api/v1/user/letter-template')
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <Signatory />
      <Panel flush>
        <DataList
          reply={reply}
          words={{ label: t`Letter templates`, failed: t`Could not load the templates.`, unmatched: t`No templates` }}
          columns={columns}
          rowKey={({ kind }) => kind}
          rowName={({ kind }) => kindLabels[kind]}
          rowLink={({ kind }) => `/home/organization/letters/text/${kind}`}
          empty={<EmptyState title={t`No templates`} />}
        />
      </Panel>
    </Box>
  )
}

const columns: Column<Row>[] = [
  { key: 'kind', header: t`Letter`, cell: ({ kind }) => kindLabels[kind] },
  { key: 'title', header: t`Title`, cell: ({ title }) => title, card: 'meta' },
  { key: 'pay', header: t`Contains pay`, cell: ({ tellsPay }) => (tellsPay ? t`Yes` : t`No`), card: 'fact' },
  {
    key: 'version',
    header: t`Version`,
    cell: ({ version, updatedAt }) =>
      updatedAt === null ? t`Standard text` : t`Version ${version}, ${formatInstant(updatedAt)}`,
    card: 'fact',
  },
]

function Signatory() {
  const { data, error, mutate } = useApi('GET /api/v1/user/letter-setting')
  const canChange = useCan('letterWrite')
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      title={t`Signatory`}
      subtitle={t`Appears below every letter. The letterhead is your company logo and address.`}
      action={
        canChange && data !== undefined ? (
          <ActionButton action={{ label: data === null ? t`Set signatory` : t`Edit`, onClick: () => setOpen(true) }} />
        ) : null
      }
    >
      {error ? (
        <ErrorState slim title={t`Could not load the signatory.`} error={error} onRetry={() => void mutate()} />
      ) : data === undefined ? (
        <TextSkeleton lines={1} />
      ) : (
        <Typography sx={{ color: data === null ? 'text.secondary' : undefined }}>
          {data === null
            ? t`No signatory yet. Set one before you issue letters.`
            : `${data.signatoryName}, ${data.signatoryDesignation}`}
        </Typography>
      )}
      <Suspense fallback={null}>
        {isOpen ? <SignatoryDialog setting={data ?? null} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </Panel>
  )
}
