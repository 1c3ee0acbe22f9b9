import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useApi } from '../../../shared/call/use-api.ts'
import { companySizes, weekdays } from '../../../shared/company/company-choices.ts'
import { stateName } from '../../../shared/format/states.ts'
import { useCan } from '../../../shared/session/session.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { DepartmentsPanel } from '../department/departments-panel.tsx'
import { RolesPanel } from '../role/roles-panel.tsx'
import type { Company } from './company.ts'
import { EditablePanel } from './editable-panel.tsx'
import { LogoField } from './logo-field.tsx'

/** The company information, each section changed in place; roles and departments beside it. */
export default function InformationScreen() {
  const reply = useApi('GET /api/v1/user/company-info')
  return (
    <>
      <PageHeader title={t`Company information`} subtitle={t`Names, logo, tax numbers, roles and departments.`} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={column}>
          {reply.data ? (
            <Parts company={reply.data} />
          ) : (
            <Panel>
              {reply.error ? (
                <ErrorState
                  title={t`Could not load the company information.`}
                  error={reply.error}
                  onRetry={() => void reply.mutate()}
                />
              ) : (
                <TextSkeleton lines={12} />
              )}
            </Panel>
          )}
        </Box>
        <Box sx={column}>
          <RolesPanel />
          <DepartmentsPanel />
        </Box>
      </Box>
    </>
  )
}

const column = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const

function Parts({ company }: { company: Company }) {
  const canWrite = useCan('informationWrite')
  const { address } = company
  const common = { company, canWrite }
  return (
    <>
      <EditablePanel
        {...common}
        section="identity"
        title={t`Identity`}
        facts={[
          { label: t`Display name`, value: company.name },
          { label: t`Legal name`, value: company.legalName },
          { label: t`Sector`, value: company.sector },
          { label: t`Size`, value: companySizes.find(({ value }) => value === company.size)?.label },
        ]}
      >
        <LogoField company={company} canWrite={canWrite} />
      </EditablePanel>
      <EditablePanel
        {...common}
        section="address"
        title={t`Address`}
        facts={[
          { label: t`Address`, value: [address.line1, address.line2].filter(Boolean).join(', '), wide: true },
          { label: t`City`, value: [address.pinCode, address.city].filter(Boolean).join(' ') },
          { label: t`State`, value: stateName(address.state) },
        ]}
      />
      <EditablePanel
        {...common}
        section="tax"
        title={t`Tax numbers`}
        facts={[
          { label: t`PAN`, value: company.pan },
          { label: t`GSTIN`, value: company.gstin },
          { label: t`TAN`, value: company.tan },
        ]}
      />
      <EditablePanel
        {...common}
        section="calendar"
        title={t`Time and week`}
        facts={[
          { label: t`Time zone`, value: company.timeZone.replaceAll('_', ' ') },
          { label: t`Week starts on`, value: weekdays[company.weekStartsOn]?.label },
        ]}
      />
    </>
  )
}
