import { t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { Check, Download } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { RichText } from '../text/rich-text.tsx'
import { policyReads, acknowledgementOf } from './policy-labels.ts'

type Policy = Got<'GET /api/v1/employee/company-policy/{id}'>
type File = NonNullable<Policy['file']>

/** One policy with its text, file and earlier versions; read and acknowledged here. */
export default function PolicyPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const [version, setVersion] = useState<number | null>(null)
  const { data, error, mutate } = useApi('GET /api/v1/employee/company-policy/{id}', {
    params: { id },
    query: version === null ? {} : { version },
  })
  const acknowledge = useCall('POST /api/v1/employee/company-policy/{id}/acknowledge', { stale: policyReads })
  const acknowledgement = data === undefined ? null : acknowledgementOf(data)
  const agree = async (current: number) => {
    try {
      await acknowledge.run({ params: { id }, body: { version: current } })
      snack(t`Policy acknowledged`)
    } catch (failure) {
      snackError(messageOf(failure))
      await mutate()
    }
  }
  return (
    <SidePanel
      open
      wide
      title={data?.title ?? t`Policy`}
      onClose={onClose}
      footer={
        data?.isAsked && version === null ? (
          <ActionButton
            look="primary"
            action={{
              label: t`I have read this policy`,
              icon: Check,
              pending: acknowledge.pending,
              onClick: () => void agree(data.version),
            }}
          />
        ) : undefined
      }
    >
      {data !== undefined ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {version === null ? (
            acknowledgement === null ? null : (
              <Alert severity={acknowledgement.tone === 'warning' ? 'warning' : 'success'}>
                {data.isAsked ? t`Read this policy and acknowledge it below.` : acknowledgement.label}
              </Alert>
            )
          ) : (
            <Alert
              severity="info"
              action={
                <ActionButton look="text" action={{ label: t`Current version`, onClick: () => setVersion(null) }} />
              }
            >
              {t`You are viewing version ${version}, an earlier version.`}
            </Alert>
          )}
          {data.html === '' ? null : <RichText html={data.html} />}
          <PolicyFile file={data.versions.find((one) => one.version === (version ?? data.version))?.file ?? null} />
          <Versions policy={data} shown={version ?? data.version} onShow={setVersion} />
        </Box>
      ) : error ? (
        <ErrorState title={t`Could not load the policy.`} error={error} onRetry={() => void mutate()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </SidePanel>
  )
}

function PolicyFile({ file }: { file: File | null }) {
  const download = useDownload()
  if (file === null) return null
  const { key, name } = file
  return (
    <div>
      <ActionButton
        action={{
          label: t`Download ${name}`,
          icon: Download,
          pending: download.pending,
          onClick: () => void download.run(name, () => api('GET /api/v1/utility/assets/private', { query: { key } })),
        }}
      />
    </div>
  )
}

function Versions({
  policy: { versions, version: current },
  shown,
  onShow,
}: {
  policy: Policy
  shown: number
  onShow: (version: number | null) => void
}) {
  if (versions.length < 2) return null
  return (
    <section>
      <Typography variant="h4" component="h3">
        {t`Versions`}
      </Typography>
      <Box component="ul" aria-label={t`Versions`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions.map(({ version, note, author, createdAt }) => (
          <Box
            component="li"
            key={version}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Typography>{note === '' ? t`Version ${version}` : t`Version ${version}: ${note}`}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {t`${author}, ${formatInstant(createdAt)}`}
              </Typography>
            </Box>
            {version === shown ? null : (
              <ActionButton
                look="text"
                action={{
                  label: t`Show version ${version}`,
                  onClick: () => onShow(version === current ? null : version),
                }}
              />
            )}
          </Box>
        ))}
      </Box>
    </section>
  )
}
