import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { OwnRequestedDetails } from '../requested-detail/own-requested-details.tsx'
import { OwnChangeRequests } from '../change-request/own-change-requests.tsx'
import { contactFacts, workFacts } from '../detail/work-facts.tsx'
import type { ProfileTabProps } from '../profile-tab.ts'

const lacking = {
  birthDate: t`date of birth`,
  address: t`address`,
  identity: t`PAN`,
  bank: t`bank account`,
  emergency: t`emergency contact`,
} as const

export default function OwnOverviewTab({ profile }: ProfileTabProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <OwnRequestedDetails />
      <OwnChangeRequests />
      {profile.missing.length > 0 ? (
        <Alert severity="info">
          {t`Missing from your record: ${profile.missing.map((one) => lacking[one]).join(', ')}. You can add your address and emergency contacts yourself. Request the rest from HR under Personal and Bank.`}
        </Alert>
      ) : null}
      <Panel title={t`Work`} subtitle={t`HR maintains these details. Contact HR if anything is incorrect.`}>
        <Facts facts={workFacts(profile)} />
      </Panel>
      <Panel title={t`Contact`}>
        <Facts facts={contactFacts(profile)} />
      </Panel>
    </Box>
  )
}
