import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { permissions, type Permission } from '@muster/contract/permissions.ts'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { formatPeople } from '../../../shared/format/people.ts'
import { api } from '../../../shared/call/api.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { DownloadButton } from '../download-button.tsx'
import { PfPortal } from './pf-portal.tsx'
import { ExcludedFromFile } from './excluded-from-file.tsx'
import { accessWords } from '../../../shared/permissions/access-words.ts'

type File = ReplyOf<RouteOf<'GET /api/v1/user/payrun/{id}/files'>>['files'][number]

/** One file: what it is for, when it is due, whom it leaves out, and the button that fetches it. */
export function RunFile({ runId, file }: { runId: string; file: File }) {
  const note = file.refused ?? lackText(file.lacks)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'flex-start',
        px: 2.5,
        py: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="h5" component="h3">
          {file.name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{file.purpose}</Typography>
        {facts(file).length === 0 ? null : <Typography sx={{ mt: 0.5 }}>{facts(file).join(' · ')}</Typography>}
        {file.note === null ? null : <Typography sx={{ mt: 0.5, color: 'warning.main' }}>{file.note}</Typography>}
        {note === null ? null : <Typography sx={{ mt: 0.5, color: 'warning.main' }}>{note}</Typography>}
        <ExcludedFromFile file={file.name} people={file.excluded} count={file.excludedCount} />
      </Box>
      {file.kind === 'pf-return' && file.lacks === null ? <PfPortal runId={runId} /> : null}
      {note === null ? (
        <DownloadButton
          what={file.name}
          fileName={file.fileName}
          fetchIt={() => api('GET /api/v1/user/payrun/{id}/files/{kind}', { params: { id: runId, kind: file.kind } })}
        >{t`Download`}</DownloadButton>
      ) : null}
    </Box>
  )
}

function facts({ amountPaise, people, dueOn, lacks }: File): string[] {
  if (lacks !== null) return []
  return [
    ...(amountPaise === null ? [] : [formatMoney(amountPaise)]),
    ...(people === 0 ? [] : [formatPeople(people)]),
    ...(dueOn === null ? [] : [t`Due ${formatDate(dueOn)}`]),
  ]
}

function lackText(permission: string | null): string | null {
  if (permission === null) return null
  const label = permission in permissions ? accessWords(permission as Permission) : permission
  return t`To download it, ask an administrator for the permission “${label}”.`
}
