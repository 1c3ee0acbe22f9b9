import { t } from '@lingui/core/macro'
import { Box, Button, Typography } from '@mui/material'
import type { Got } from '../../../shared/call/types.ts'
import { formatInstant } from '../../../shared/format/time.ts'

interface Props {
  current: Got<'GET /api/v1/user/letter-template/{kind}'>
  shown: number
  onVersion: (version: number | null) => void
}

/** A text's versions, newest first, down to the product's default. */
export function TextVersions({ current, shown, onVersion }: Props) {
  if (current.versions.length === 0) return null
  const all = [
    ...current.versions.map(({ version, note, author, createdAt }) => ({
      ...{ version, note, detail: t`${author} on ${formatInstant(createdAt)}` },
    })),
    { version: 0, note: '', detail: t`Standard text` },
  ]
  return (
    <Box component="section" aria-label={t`Versions`}>
      <Typography variant="subtitle2" component="h2">{t`Versions`}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {all.map(({ version, note, detail }) => (
          <Box
            component="li"
            key={version}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.5 }}
          >
            <Typography sx={{ flexGrow: 1 }}>
              {[version === 0 ? '' : t`Version ${version}`, detail, note].filter(Boolean).join(' · ')}
            </Typography>
            {version === shown ? null : (
              <Button
                size="small"
                aria-label={version === 0 ? t`Show the standard text` : t`Show version ${version}`}
                onClick={() => onVersion(version === current.version ? null : version)}
              >{t`Show`}</Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
