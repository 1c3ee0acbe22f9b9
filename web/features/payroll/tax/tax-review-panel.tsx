import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { Suspense, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { useClaimsAction } from './claims-action.ts'
import { GroupPanel } from './group-panel.tsx'
import { RegimePanel } from './regime-panel.tsx'
import type { TaxDeclaration, TaxGroup, TaxItem } from './types.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { useOffersPayOf } from '../own-pay.ts'
import { TaxDecisionActions, TaxDecisionButtons } from './tax-decision-actions.tsx'

const ItemDialog = lazyDialog(() => import('./item-dialog.tsx'))

interface Props {
  /** The employee's id. */
  id: string
  financialYear: string | undefined
  onClose: () => void
}

/** One employee's declaration, for deciding on its proofs. */
export default function TaxReviewPanel({ id, financialYear, onClose }: Props) {
  const query = financialYear === undefined ? {} : { financialYear }
  const reply = useApi('GET /api/v1/user/tax-declaration/{id}', { params: { id }, query })
  const declaration = reply.data?.employee._id === id ? reply.data : undefined
  const title = declaration ? `${declaration.employee.name}, ${declaration.financialYear}` : t`Tax declaration`
  return (
    <SidePanel open title={title} onClose={onClose} wide>
      {reply.error ? (
        <ErrorState
          title={t`Could not load the tax declaration.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
        />
      ) : declaration ? (
        <Review declaration={declaration} />
      ) : (
        <TextSkeleton lines={12} />
      )}
    </SidePanel>
  )
}

function Review({ declaration }: { declaration: TaxDeclaration }) {
  const { employee, groups, items, regime } = declaration
  const canWrite = useCan('payRollHistoryWrite')
  const offers = useOffersPayOf(employee._id)
  const mayChange = canWrite && offers
  const owner = { employeeId: employee._id }
  const claims = useClaimsAction(owner, declaration)
  const [open, setOpen] = useState<{ group: TaxGroup; item: TaxItem | null } | null>(null)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {canWrite && !offers ? (
        <Alert severity="info">{t`This is your own declaration. Another payroll user must review it.`}</Alert>
      ) : null}
      <Box>
        <ActionButton action={claims} />
      </Box>
      <RegimePanel owner={owner} declaration={declaration} mayChoose={mayChange} />
      {groups.map((group) => (
        <GroupPanel
          key={group.code}
          owner={owner}
          group={group}
          items={items.filter(({ section }) => group.sections.includes(section))}
          regime={regime.value}
          mayChange={mayChange}
          onAdd={() => setOpen({ group, item: null })}
          actions={(item) =>
            mayChange ? (
              <TaxDecisionActions owner={owner} item={item} onChange={() => setOpen({ group, item })} />
            ) : null
          }
          decide={(item) => (mayChange ? <TaxDecisionButtons item={item} /> : null)}
        />
      ))}
      {open === null ? null : (
        <Suspense>
          <ItemDialog owner={owner} declaration={declaration} {...open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Box>
  )
}
