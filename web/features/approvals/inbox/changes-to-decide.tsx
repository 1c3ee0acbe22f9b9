import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Link } from 'react-router'
import { RelativeTime } from '../../../shared/format/relative-time.tsx'
import { changePath, changesPath, type useChangesToDecide } from '../../../shared/pending/use-changes-to-decide.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'

/** The changes beside requests that await the viewer: each opens where it is decided. */
export function ChangesToDecide({ changes, total }: ReturnType<typeof useChangesToDecide>) {
  if (total === 0) return null
  const more = total > changes.length ? { label: t`View all ${total}`, to: changesPath } : null
  return (
    <Box sx={{ mb: 2.5 }}>
      <Panel
        title={t`Changes pending with you`}
        action={more === null ? undefined : <ActionButton size="small" look="text" action={more} />}
      >
        <Box component="ul" aria-label={t`Changes pending with you`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {changes.map((change) => (
            <Box component="li" key={change._id} sx={rowLook}>
              <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Link to={changePath(change)}>{change.title}</Link>
              </Box>
              <Box sx={{ color: 'text.secondary' }}>
                {t`Requested by ${change.requestedBy}`} · <RelativeTime value={change.requestedAt} />
              </Box>
            </Box>
          ))}
        </Box>
      </Panel>
    </Box>
  )
}

const rowLook = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, py: 1 },
  '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
} as const
