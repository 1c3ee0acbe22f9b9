import { Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { AssetImage } from '../../../shared/asset/asset-image.tsx'
import { useApi } from '../../../shared/call/use-api.ts'
import { DateText } from '../../../shared/format/date-text.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { statusWords } from '../../../shared/ui/status-chip.tsx'

/** The company in facts; name, logo and the rest are changed on its own page. */
export function OrganisationPanel() {
  const { data, error, mutate } = useApi('GET /api/v1/user/company-info')
  return (
    <Panel
      title="Organization"
      action={
        <Button size="small" component={Link} to="/home/organization/information">
          Edit
        </Button>
      }
    >
      {error ? (
        <ErrorState what="the organization" error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TextSkeleton lines={4} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <AssetImage assetKey={data.logo} kind="public" name={data.name} shape="square" size={56} />
          <Facts
            facts={[
              { label: 'Name', value: data.name },
              { label: 'Legal name', value: data.legalName },
              { label: 'Sector', value: data.sector },
              { label: 'Plan', value: statusWords(data.plan) },
              data.trialEndsOn !== null && { label: 'Trial until', value: <DateText value={data.trialEndsOn} /> },
              {
                label: 'People',
                value: data.employeeLimit === null ? `${data.employees}` : `${data.employees} of ${data.employeeLimit}`,
              },
              { label: 'Locations', value: `${data.locations}` },
            ]}
          />
        </Box>
      )}
    </Panel>
  )
}
