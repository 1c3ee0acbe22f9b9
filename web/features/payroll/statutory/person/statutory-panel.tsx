import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Box } from '@mui/material'
import { Suspense, useState } from 'react'
import { useApi } from '../../../../shared/call/use-api.ts'
import { dayOf, formatDate, formatMonth } from '../../../../shared/format/date.ts'
import { lazyDialog } from '../../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../../shared/session/session.ts'
import { ActionButton } from '../../../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { Facts } from '../../../../shared/ui/facts.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { useOffersPayOf } from '../../own-pay.ts'
import { ChangeList } from '../change-list.tsx'
import {
  esiOptions,
  type Identity,
  identityLabels,
  identitySaid,
  ptOptions,
  type Statutory,
  vpfText,
} from './identity-labels.ts'

// A form with many fields: loaded when opened.
const StatutoryDialog = lazyDialog(() => import('./statutory-dialog.tsx'))

/** How the law treats one person; nothing without the permission to see it. */
export function StatutoryPanel({ employeeId, name }: { employeeId: string; name: string }) {
  const canRead = useCan(['allEmployeeWrite', 'employeeSalaryRead', 'payRollHistoryRead'])
  const mayWrite = useCan(['allEmployeeWrite', 'employeeSalaryWrite'])
  const offers = useOffersPayOf(employeeId)
  const [editing, setEditing] = useState(false)
  const reply = useApi(canRead ? 'GET /api/v1/employee/statutory/{id}' : null, { params: { id: employeeId } })
  if (!canRead) return null
  const edit = { label: t`Change`, onClick: () => setEditing(true) }
  return (
    <Panel
      title={t`Statutory details`}
      subtitle={t`PF, ESI, professional tax and income tax details.`}
      action={reply.data && mayWrite && offers ? <ActionButton action={edit} size="small" /> : undefined}
    >
      {reply.error ? (
        <ErrorState
          title={t`Could not load the statutory details.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
        />
      ) : reply.data ? (
        <Details statutory={reply.data} />
      ) : (
        <TextSkeleton lines={5} />
      )}
      {editing && reply.data ? (
        <Suspense>
          <StatutoryDialog statutory={reply.data} name={name} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </Panel>
  )
}

function Details({ statutory: { value, from, next, history, notRegistered } }: { statutory: Statutory }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {next === null ? null : (
        <Alert severity="info">
          <Trans>Different details apply from {formatMonth(next)}.</Trans>
        </Alert>
      )}
      {notRegistered.length === 0 ? null : (
        <Alert severity="info">
          {notRegistered.length > 1
            ? t`The company is not registered for EPF and ESIC, so they are not deducted.`
            : t`The company is not registered for ${schemes[notRegistered[0]!]}, so it is not deducted.`}
        </Alert>
      )}
      <Facts
        minWidth={150}
        facts={[
          { label: t`Provident fund`, value: value.pfMember ? membership(value) : t`Not a member` },
          { label: identityLabels.vpf, value: vpfText(value.vpf) },
          { label: t`ESI`, value: esiOptions.find((one) => one.value === value.esi)?.label },
          {
            label: t`Professional tax`,
            value: value.ptExempt
              ? t`Exempt: ${ptOptions.find((one) => one.value === value.ptExempt)?.label ?? ''}`
              : t`Applies`,
          },
          { label: t`LWF`, value: value.lwfExempt ? t`Exempt` : t`Applies` },
          { label: t`Income tax`, value: value.taxResident ? t`Resident` : t`Not resident` },
          { label: t`Disability`, value: value.disabled ? t`Yes` : t`No` },
          { label: identityLabels.relativeName, value: value.relativeName },
          { label: t`Effective from`, value: from === null ? t`Date of joining` : formatMonth(from) },
        ]}
      />
      {history.length > 0 ? <History history={history} /> : null}
    </Box>
  )
}

const schemes = { pf: 'EPF', esi: 'ESIC' }

function membership({ epsMember, pfOnFullWages, internationalWorker, higherPension }: Identity): string {
  if (internationalWorker || higherPension) return t`Manual`
  if (epsMember === null)
    return pfOnFullWages
      ? t`Member on full wages, pension based on joining details`
      : t`Member, pension based on joining details`
  if (epsMember) return pfOnFullWages ? t`Member with pension, on full wages` : t`Member with pension`
  return pfOnFullWages ? t`Member without pension, on full wages` : t`Member without pension`
}

function History({ history }: Pick<Statutory, 'history'>) {
  return (
    <details>
      <summary>{t`History`}</summary>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1.5 }}>
        {history.map(({ _id, from, who, at, note, changes }) => (
          <Box key={_id} component="li" sx={{ overflowWrap: 'anywhere' }}>
            <Trans>
              <strong>Effective from {formatMonth(from)}</strong>, {who} on {formatDate(dayOf(at))}
            </Trans>
            {note === '' ? null : <div>{note}</div>}
            <ChangeList
              changes={changes.map(({ field, from: before, to }) => ({
                label: identityLabels[field as keyof Identity] ?? field,
                from: identitySaid(field, before),
                to: identitySaid(field, to),
              }))}
            />
          </Box>
        ))}
      </Box>
    </details>
  )
}
