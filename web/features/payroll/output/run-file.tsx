import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { permissions, type Permission } from '@muster/contract/permissions.ts'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { formatPeople } from '../../../shared/format/people.ts'
import { api } from '../../../shared/call/api.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { SelectInput } from '../select-later.tsx'
import { DownloadButton } from '../download-button.tsx'
import { ownRunReads } from '../types.ts'
import type { OfEntity } from './of-entity.ts'
import { PfPortal } from './pf-portal.tsx'
import { ExcludedFromFile } from './excluded-from-file.tsx'
import { accessLabel } from '../../../shared/permissions/access-labels.ts'

type Reply = ReplyOf<RouteOf<'GET /api/v1/user/payrun/{id}/files'>>
type File = Reply['files'][number]

/** One file: its purpose, due day, exclusions, and the download button. */
export function RunFile({ runId, file, templates }: { runId: string; file: File; templates: Reply['templates'] }) {
  const [template, setTemplate] = useState(templates.find(({ isDefault }) => isDefault)?._id ?? 'standard')
  const hasTemplates = file.kind.startsWith('bank') && templates.length > 0
  const extension = templates.find(({ _id }) => _id === template)?.extension ?? 'csv'
  const fileName = hasTemplates ? file.fileName.replace(/(?<![a-z0-9])[a-z0-9]+$/, extension) : file.fileName
  const entity = entityOf(file)
  const query = { ...(hasTemplates ? { template } : {}), ...entity }
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
      {file.kind === 'pf-return' && file.lacks === null ? <PfPortal runId={runId} entity={entity} /> : null}
      {note === null && hasTemplates ? (
        <Box sx={{ flex: '0 1 220px', minWidth: 0 }}>
          <SelectInput
            label={t`Layout`}
            value={template}
            options={[
              { value: 'standard', label: t`Standard layout` },
              ...templates.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={setTemplate}
          />
        </Box>
      ) : null}
      {note === null ? (
        <DownloadButton
          what={file.name}
          fileName={fileName}
          fetchIt={async () => {
            const bytes = await api('GET /api/v1/user/payrun/{id}/files/{kind}', {
              ...{ params: { id: runId, kind: file.kind }, query },
            })
            if (file.kind === 'bank') void invalidate(...ownRunReads)
            return bytes
          }}
        >{t`Download`}</DownloadButton>
      ) : null}
    </Box>
  )
}

/** The legal entity of the file as named in calls; nothing if there is only the organisation itself. */
function entityOf({ entity }: File): OfEntity {
  return entity === null ? {} : { entity: entity._id ?? 'own' }
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
  const label = permission in permissions ? accessLabel(permission as Permission) : permission
  return t`To download it, ask an administrator for the permission “${label}”.`
}
