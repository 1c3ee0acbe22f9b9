import { t } from '@lingui/core/macro'
import { CalendarRange, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import { LeavePolicyPanel } from './leave-policy-panel.tsx'
import { policyColumns } from './policy-columns.tsx'
import type { LeavePolicy } from './policy-values.ts'
import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mui/material'

const CompOffRuleDialog = lazyDialog(() => import('./comp-off-rule-dialog.tsx'))

const HomeRuleDialog = lazyDialog(() => import('./work-from-home-rule-dialog.tsx'))

type CompOffRule = Got<'GET /api/v1/user/comp-off-rule'>

type HomeRule = Got<'GET /api/v1/user/work-from-home-rule'>

const list = 'GET /api/v1/user/leave-policy'

/** The leave types of the company and their rules. */
export default function LeavePolicyScreen() {
  const reply = useApi(list)
  const canWrite = useCan('leavePolicyWrite')
  const panel = useSidePanel()
  const [rule, setRule] = useState<CompOffRule | null>(null)
  const [homeRule, setHomeRule] = useState<HomeRule | null>(null)
  const [deleting, setDeleting] = useState<LeavePolicy | null>(null)
  const open = reply.data?.find(({ _id }) => _id === panel.id)
  const add = { label: t`Add policy`, icon: Plus, onClick: () => panel.open('new') }
  return (
    <>
      <PageHeader
        title={t`Leave policies`}
        subtitle={t`Leave types, their annual days and rules.`}
        primary={canWrite && add}
        secondary={[
          canWrite && {
            label: t`Comp-off rules`,
            onClick: () => void known(() => api('GET /api/v1/user/comp-off-rule')).then(setRule),
          },
          canWrite && {
            label: t`Work from home rules`,
            onClick: () => void known(() => api('GET /api/v1/user/work-from-home-rule')).then(setHomeRule),
          },
        ]}
      />
      {canWrite ? <OpenToEveryone policies={reply.data ?? []} onReview={panel.open} /> : null}
      <Panel flush>
        <DataList
          reply={reply}
          words={{
            label: t`Leave policies`,
            failed: t`Could not load leave policies.`,
            unmatched: t`No leave policies match these filters`,
          }}
          columns={policyColumns(canWrite)}
          rowKey={(row) => row._id}
          rowName={(row) => row.name}
          onOpen={(row) => panel.open(row._id)}
          rowActions={
            canWrite
              ? (row) => [
                  { label: t`Edit`, onClick: () => panel.open(row._id) },
                  { label: t`Delete`, danger: true, onClick: () => setDeleting(row) },
                ]
              : undefined
          }
          empty={
            <EmptyState
              icon={CalendarRange}
              title={t`No leave policies yet`}
              text={t`Each policy sets how many days of leave employees get. Add your first policy.`}
              action={canWrite ? add : undefined}
            />
          }
        />
      </Panel>
      <LeavePolicyPanel
        key={panel.id}
        isNew={panel.id === 'new'}
        policy={open}
        canWrite={canWrite}
        onClose={panel.close}
      />
      <Suspense fallback={null}>
        {rule === null ? null : <CompOffRuleDialog rule={rule} onClose={() => setRule(null)} />}
        {homeRule === null ? null : <HomeRuleDialog rule={homeRule} onClose={() => setHomeRule(null)} />}
      </Suspense>
      <ConfirmDialog
        open={deleting !== null}
        title={t`Delete "${deleting?.name ?? ''}"?`}
        confirm={t`Delete policy`}
        onClose={() => setDeleting(null)}
        onConfirm={async () => {
          if (!deleting) return
          await api('DELETE /api/v1/user/leave-policy/{id}', { params: { id: deleting._id } })
          snack(t`Leave policy deleted`)
          await invalidate(list)
        }}
      >{t`A policy that has granted leave can't be deleted. Deactivate it instead. This can't be undone.`}</ConfirmDialog>
    </>
  )
}

interface Props {
  policies: readonly LeavePolicy[]
  onReview: (id: string) => void
}

/** Policies whose name limits them to some people, and whose rules do not: they may have granted leave to others. */
function OpenToEveryone({ policies, onReview }: Props) {
  const openPolicies = policies.filter(
    ({ isActive, genders, name }) => isActive && genders.length === 0 && forSome.test(name),
  )
  return openPolicies.map(({ _id, name }) => (
    <Alert
      key={_id}
      severity="warning"
      sx={{ mb: 2 }}
      action={<Button color="inherit" size="small" onClick={() => onReview(_id)}>{t`Review eligibility`}</Button>}
    >
      <Trans>{name} is open to everyone. Limit it to the employees it is meant for.</Trans>
    </Alert>
  ))
}

const forSome = /\b(maternity|paternity|menstrual|miscarriage)\b/i

/** Its current state, when it is opened for changes. */
async function known<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    snackError(messageOf(error))
    return null
  }
}
