import { plural, t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { useClaimsAction } from './claims-action.ts'
import { GroupPanel } from './group-panel.tsx'
import { RegimePanel } from './regime-panel.tsx'
import type { TaxDeclaration, TaxGroup, TaxItem } from './types.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { FormSkeleton, TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { TaxItemActions } from './tax-item-actions.tsx'
import { TaxYearSwitch } from './tax-year-switch.tsx'

// The form is loaded when something is declared.
const ItemDialog = lazyDialog(() => import('./item-dialog.tsx'))

/** One's own tax: the regime, declared items, and their proofs. A company admin without an employee record has none. */
export default function TaxScreen() {
  const user = useSession((session) => session.user)
  if (user !== null && user.employeeId !== '') return <OwnTax />
  return (
    <>
      <PageHeader title={t`My tax`} />
      <Panel>
        {user === null ? (
          <TextSkeleton lines={8} />
        ) : (
          <EmptyState title={t`No tax declaration`} text={t`You don't have an employee record.`} />
        )}
      </Panel>
    </>
  )
}

function OwnTax() {
  const [params] = useSearchParams()
  const requested = params.get('year')
  const reply = useApi('GET /api/v1/employee/self-tax', {
    query: requested === null ? {} : { financialYear: requested },
  })
  const submit = useCall('PUT /api/v1/employee/self-tax-submit', { stale: ['GET /api/v1/employee/self-tax'] })
  const declaration = reply.data
  const claims = useClaimsAction('self', declaration)
  const unsent = declaration?.items.filter(({ state, proofs }) => state === 'declared' && proofs.length > 0) ?? []
  const send = async (financialYear: string) => {
    try {
      const { sent, withoutProof } = await submit.run({ body: { financialYear } })
      const left =
        withoutProof > 0 && plural(withoutProof, { one: '# item has no proof.', other: '# items have no proof.' })
      snack([plural(sent, { one: '# item submitted.', other: '# items submitted.' }), left].filter(Boolean).join(' '))
    } catch (error) {
      snackError(messageOf(error))
    }
  }
  return (
    <>
      <PageHeader
        title={t`My tax`}
        subtitle={t`Your declarations decide how much tax is deducted from your pay.`}
        primary={
          declaration !== undefined &&
          unsent.length > 0 &&
          !declaration.isLocked && {
            label: t`Submit proofs`,
            icon: Send,
            pending: submit.pending,
            onClick: () => void send(declaration.financialYear),
          }
        }
      >
        {declaration ? (
          <>
            <ActionButton action={claims} />
            <TaxYearSwitch value={declaration.financialYear} />
          </>
        ) : null}
      </PageHeader>
      {reply.error ? (
        <Panel>
          <ErrorState
            title={t`Could not load your tax declaration.`}
            error={reply.error}
            onRetry={() => void reply.mutate()}
          />
        </Panel>
      ) : declaration ? (
        <Declaration declaration={declaration} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </>
  )
}

function Declaration({ declaration }: { declaration: TaxDeclaration }) {
  const { regime, groups, items: all, isLocked } = declaration
  // Following a notification, the item is shown even though content above it is still loading.
  const meant = useSearchParams()[0].get('id')
  const [open, setOpen] = useState<{ group: TaxGroup; item: TaxItem | null } | null>(null)
  const comparison = <RegimePanel owner="self" declaration={declaration} mayChoose={regime.fixed === null} />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Alert severity={declaration.proofsOnly ? 'warning' : 'info'}>{deadline(declaration)}</Alert>
      {meant === null ? comparison : null}
      {groups.map((group) => (
        <GroupPanel
          key={group.code}
          owner="self"
          group={group}
          items={all.filter(({ section }) => group.sections.includes(section))}
          regime={regime.value}
          mayChange={!isLocked}
          meant={meant}
          onAdd={() => setOpen({ group, item: null })}
          actions={(item) =>
            isLocked ? null : <TaxItemActions owner="self" item={item} onChange={() => setOpen({ group, item })} />
          }
        />
      ))}
      {meant === null ? null : comparison}
      {open === null ? null : (
        <Suspense>
          <ItemDialog owner="self" declaration={declaration} {...open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Box>
  )
}

function deadline({ isLocked, proofsOnly, lastDay, proofCutOff, forms }: TaxDeclaration): string {
  if (isLocked) return t`Declarations closed on ${formatDate(lastDay)}. Payroll can still make changes.`
  return proofsOnly
    ? t`Since ${formatDate(proofCutOff)}, only accepted proofs count. You can submit more until ${formatDate(lastDay)}.`
    : t`Declarations count immediately. From ${formatDate(proofCutOff)}, only accepted proofs count (${forms.claims}).`
}
