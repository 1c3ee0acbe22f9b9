import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Suspense } from 'react'
import { overviewPanels } from '../../app/tables/overview-panels.ts'
import { AssetImage } from '../../shared/asset/asset-image.tsx'
import { useApi } from '../../shared/call/use-api.ts'
import { useCan } from '../../shared/session/session.ts'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { Facts } from '../../shared/ui/facts.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'

/** The organisation's facts, and features' panels about it. */
export default function Overview() {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CompanyFacts />
      {overviewPanels.map((Panel, index) => (
        <Suspense key={index} fallback={null}>
          <Panel />
        </Suspense>
      ))}
    </Box>
  )
}

function CompanyFacts() {
  const reply = useApi('GET /api/v1/user/overview')
  const canRead = useCan('informationRead')
  if (reply.error && !reply.data) {
    return (
      <Panel>
        <ErrorState
          title={t`Could not load the organization.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
        />
      </Panel>
    )
  }
  if (!reply.data) {
    return (
      <Panel>
        <TextSkeleton lines={5} />
      </Panel>
    )
  }
  const { name, legalName, sector, logo, city, employees, locations, departments } = reply.data
  return (
    <Panel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <AssetImage assetKey={logo} kind="public" name={name} shape="square" size={64} />
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="h2">{name}</Typography>
          {legalName === name ? null : <Typography sx={{ color: 'text.secondary' }}>{legalName}</Typography>}
        </Box>
        {canRead ? (
          <ActionButton action={{ label: t`Company information`, to: '/home/organization/information' }} />
        ) : null}
      </Box>
      <Facts
        minWidth={140}
        facts={[
          { label: t`Sector`, value: sector },
          { label: t`City`, value: city },
          { label: t`People`, value: employees.toLocaleString('en-IN') },
          { label: t`Locations`, value: String(locations) },
          { label: t`Departments`, value: String(departments) },
        ]}
      />
    </Panel>
  )
}
