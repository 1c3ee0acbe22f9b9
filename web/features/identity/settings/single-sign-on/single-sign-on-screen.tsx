import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useApi } from '../../../../shared/call/use-api.ts'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { FormSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { DomainsPanel } from './domains-panel.tsx'
import { GuidePanel } from './guide-panel.tsx'
import { ProviderPanel } from './provider-panel.tsx'
import { ScimPanel } from './scim-panel.tsx'
import { TestPanel } from './test-panel.tsx'

/** Sign-in at the company's identity provider, in the order of setting it up. */
export default function SingleSignOnScreen() {
  const { data, error, mutate } = useApi('GET /api/v1/user/single-sign-on')
  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeader
        title={t`Single sign-on`}
        subtitle={t`People sign in with the account they already have at your company.`}
      />
      {error ? (
        <Panel>
          <ErrorState title={t`Could not load single sign-on.`} error={error} onRetry={() => void mutate()} />
        </Panel>
      ) : data === undefined ? (
        <Panel>
          <FormSkeleton fields={5} />
        </Panel>
      ) : (
        <>
          <GuidePanel callback={data.callback} />
          <DomainsPanel domains={data.domains} />
          <ProviderPanel key={data.provider?.testedAt ?? 'untested'} settings={data} />
          {data.provider ? <TestPanel provider={data.provider} /> : null}
          <ScimPanel />
        </>
      )}
    </Box>
  )
}
