import { t } from '@lingui/core/macro'
import { Box, Button, Typography } from '@mui/material'
import { Package } from 'lucide-react'
import { messageOf } from '../../../shared/call/api-error.ts'
import type { Got } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { assetReads } from '../procurement-reads.ts'
import { conditionLabels } from './asset-labels.ts'

type Own = Got<'GET /api/v1/employee/asset'>[number]

/** The person's own assets, to be confirmed, and those returned. */
export default function OwnAssetsTab() {
  const { data, error, mutate } = useApi('GET /api/v1/employee/asset')
  if (error) return <ErrorState title={t`Could not load your assets.`} error={error} onRetry={() => void mutate()} />
  if (!data) return <TextSkeleton lines={4} />
  const held = data.filter(({ returnedOn }) => returnedOn === null)
  const returned = data.filter(({ returnedOn }) => returnedOn !== null)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <Panel title={t`Assets you hold`}>
        {held.length === 0 ? (
          <EmptyState
            icon={Package}
            title={t`No assets assigned to you`}
            text={t`Laptops, phones and other equipment appear here when they are handed over to you.`}
          />
        ) : (
          <Rows rows={held} />
        )}
      </Panel>
      {returned.length === 0 ? null : (
        <Panel title={t`Returned`}>
          <Rows rows={returned} />
        </Panel>
      )}
    </Box>
  )
}

function Rows({ rows }: { rows: readonly Own[] }) {
  const confirm = useCall('PUT /api/v1/employee/asset/{id}/acknowledge', { stale: [...assetReads] })
  const send = (row: Own) =>
    confirm
      .run({ params: { id: row._id } })
      .then(() => snack(t`Receipt of ${row.tag} confirmed`))
      .catch((error: unknown) => snackError(messageOf(error)))
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row._id}
          sx={{
            py: 1.25,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{`${row.name} (${row.tag})`}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {[row.category, row.serial, t`since ${formatDate(row.handedOn)}`, returnText(row)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            {row.acknowledgedAt === null ? null : (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t`Receipt confirmed on ${formatDate(row.acknowledgedAt)}`}
              </Typography>
            )}
          </Box>
          {row.returnedOn === null && row.acknowledgedAt === null ? (
            <Button
              variant="outlined"
              disabled={confirm.pending}
              onClick={() => void send(row)}
              aria-label={t`Confirm receipt of ${row.tag}`}
            >
              {t`Confirm receipt`}
            </Button>
          ) : null}
        </Box>
      ))}
    </Box>
  )
}

function returnText({ returnedOn, condition }: Own): string | null {
  if (returnedOn === null || condition === null) return null
  return t`returned on ${formatDate(returnedOn)}, ${conditionLabels[condition]}`
}
