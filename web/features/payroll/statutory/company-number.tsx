import { t } from '@lingui/core/macro'
import { Alert, Box, Link, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { Link as RouterLink } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'

/** A number of which the company has only one; if two were recorded, one has to be chosen. */
export function CompanyNumber({ name, label }: { name: string; label: string }) {
  const number = useWatch({ name }) as string | null
  const settings = useApi('GET /api/v1/user/statutory-settings')
  const other = settings.data?.otherTan ?? null
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        {number ?? t`Not added`}{' '}
        <Link component={RouterLink} to="/home/organization/information" sx={{ ml: 1 }}>
          {number === null || number === '' ? t`Add under Company information` : t`Change under Company information`}
        </Link>
      </div>
      {other === null ? null : <Two company={number} other={other} />}
    </Box>
  )
}

function Two({ company, other }: { company: string | null; other: string }) {
  const decide = useCall('POST /api/v1/user/statutory-settings/tan', {
    stale: ['GET /api/v1/user/statutory-settings', 'GET /api/v1/user/statutory-settings/history'],
  })
  const choose = async (tan: string) => {
    try {
      await decide.run({ body: { tan } })
      snack(t`TAN saved`)
    } catch {
      // Shown below.
    }
  }
  return (
    <Alert severity="warning">
      {t`Two TANs are on record: ${company ?? ''} under Company information and ${other} here. Returns use ${other}. Choose the correct one.`}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {[company, other].map((tan) =>
          tan === null ? null : (
            <ActionButton
              key={tan}
              size="small"
              action={{ label: t`Use ${tan}`, onClick: () => void choose(tan), pending: decide.pending }}
            />
          ),
        )}
      </Box>
      {decide.error ? <p>{decide.error.message}</p> : null}
    </Alert>
  )
}
