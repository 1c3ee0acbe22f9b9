import { t } from '@lingui/core/macro'
import { Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { AssetImage } from '../../../shared/asset/asset-image.tsx'
import { useApi } from '../../../shared/call/use-api.ts'
import { DateText } from '../../../shared/format/date-text.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { statusLabel } from '../../../shared/ui/status-chip.tsx'

/** The company's facts; name, logo and the rest are changed on its own page. */
export function OrganisationPanel() {
  const { data, error, mutate } = useApi('GET /api/v1/user/company-info')
  return (
    <Panel
      title={t`Organization`}
      action={<Button size="small" component={Link} to="/home/organization/information">{t`Edit`}</Button>}
    >
      {error ? (
        <ErrorState title={t`Could not load the organization.`} error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TextSkeleton lines={4} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <AssetImage assetKey={data.logo} kind="public" name={data.name} shape="square" size={56} />
          <Facts
            facts={[
              { label: t`Name`, value: data.name },
              { label: t`Legal name`, value: data.legalName },
              { label: t`Sector`, value: data.sector },
              { label: t`Plan`, value: statusLabel(data.plan) },
              data.trialEndsOn !== null && { label: t`Trial until`, value: <DateText value={data.trialEndsOn} /> },
              {
                label: t`People`,
                value:
                  data.employeeLimit === null ? `${data.employees}` : t`${data.employees} of ${data.employeeLimit}`,
              },
              { label: t`Locations`, value: `${data.locations}` },
            ]}
          />
        </Box>
      )}
    </Panel>
  )
}
