import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { ExportRow, type PersonalExport } from './export-row.tsx'

interface Props {
  title: string
  subtitle: string
  reply: { data?: readonly PersonalExport[] | undefined; error?: unknown; mutate: () => unknown }
  isRequesting: boolean
  onRequest: () => unknown
  empty: string
  fileName: string
}

/** Exports of one person's data, and requesting one. */
export function ExportsPanel({ title, subtitle, reply, isRequesting, onRequest, empty, fileName }: Props) {
  const { data, error } = reply
  const isMaking = data?.some(({ state, isOwn }) => state === 'making' && isOwn) === true
  return (
    <Panel
      title={title}
      subtitle={subtitle}
      action={
        <ActionButton
          action={{
            label: t`Request export`,
            onClick: () => void onRequest(),
            pending: isRequesting,
            disabled: data === undefined || isMaking,
          }}
        />
      }
    >
      {error ? (
        <ErrorState title={t`Could not load the exports.`} error={error} onRetry={() => void reply.mutate()} />
      ) : data === undefined ? (
        <TextSkeleton lines={3} />
      ) : data.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        <Box component="ul" aria-label={t`Exports`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((one) => (
            <ExportRow key={one._id} of={one} fileName={fileName} onLook={reply.mutate} />
          ))}
        </Box>
      )}
    </Panel>
  )
}
