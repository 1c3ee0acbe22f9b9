import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { formatPeople } from '../../../shared/format/people.ts'
import { CompanyPendingNotice } from '../company-pending-notice.tsx'
import type { Entities } from './entity.ts'
import { EntityCard } from './entity-card.tsx'
import { EntityPeople } from './entity-people.tsx'

// A form with many fields: loaded when opened.
const EntityDialog = lazyDialog(() => import('./entity-dialog.tsx'))

/** The organisation and its other legal entities, each with its numbers, and who belongs to which. */
export default function EntitiesTab() {
  const reply = useApi('GET /api/v1/user/legal-entity')
  const [adding, setAdding] = useState(false)
  if (reply.error && !reply.data)
    return (
      <ErrorState
        title={t`Could not load the legal entities.`}
        error={reply.error}
        onRetry={() => void reply.mutate()}
      />
    )
  if (!reply.data) return <TextSkeleton lines={8} />
  const { own, entities } = reply.data
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CompanyPendingNotice areas={['companyBank']} />
      <OwnCard own={own} onAdd={() => setAdding(true)} isAlone={entities.length === 0} />
      {entities.map((entity) => (
        <EntityCard key={entity._id} entity={entity} />
      ))}
      {entities.length === 0 ? null : <EntityPeople own={own} entities={entities} />}
      {adding ? (
        <Suspense>
          <EntityDialog onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Box>
  )
}

interface Props {
  own: Entities['own']
  isAlone: boolean
  onAdd: () => void
}

function OwnCard({ own, isAlone, onAdd }: Props) {
  return (
    <Panel
      title={own.name}
      subtitle={
        isAlone
          ? t`The only employer. Add a legal entity if some employees work for another company of the group, with its own PAN and TAN.`
          : t`The organisation itself. Its details are in Company information, its bank account in the pay run configuration.`
      }
      action={
        <ActionButton action={{ label: t`Add legal entity`, icon: Plus, onClick: onAdd }} size="small" look="primary" />
      }
    >
      <Facts
        minWidth={150}
        facts={[
          { label: t`Legal name`, value: own.legalName },
          { label: t`PAN`, value: own.pan },
          { label: t`TAN`, value: own.tan },
          { label: t`PF establishment code`, value: own.establishmentNumber },
          { label: t`ESI employer code`, value: own.employerCode },
          { label: t`Employees`, value: formatPeople(own.people) },
        ]}
      />
    </Panel>
  )
}
