import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Box } from '@mui/material'
import { Suspense, useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatPeople } from '../../../shared/format/people.ts'
import { stateName } from '../../../shared/format/states.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { MoreMenu } from '../../../shared/ui/action/more-menu.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Masked } from '../../../shared/ui/masked.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { entitiesChanged, type Entity } from './entity.ts'

const EntityDialog = lazyDialog(() => import('./entity-dialog.tsx'))
const BankDialog = lazyDialog(() => import('../configuration/pay-run-configuration-bank-dialog.tsx'))

/** One legal entity with its numbers and its account. */
export function EntityCard({ entity }: { entity: Entity }) {
  const canChange = useCan('access_statutory_settings')
  const canPay = useCan('payRunConfigWrite')
  const [open, setOpen] = useState<'edit' | 'bank' | 'archive' | null>(null)
  const archive = useCall('PUT /api/v1/user/legal-entity/{id}/archived')
  const { _id, name, bank, archivedAt } = entity
  const isArchived = archivedAt !== null
  const close = () => setOpen(null)
  const setArchived = async () => {
    await archive.run({ params: { id: _id }, body: { isArchived: !isArchived } })
    snack(isArchived ? t`${name} restored` : t`${name} archived`)
    entitiesChanged()
    close()
  }
  return (
    <Panel
      title={name}
      subtitle={entity.legalName}
      action={
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {isArchived ? <StatusChip status="inactive" label={t`Archived`} tone="neutral" /> : null}
          <MoreMenu
            label={t`Actions for ${name}`}
            actions={[
              canChange && { label: t`Edit`, onClick: () => setOpen('edit') },
              canPay && { label: bank ? t`Change bank account` : t`Add bank account`, onClick: () => setOpen('bank') },
              canChange && { label: isArchived ? t`Restore` : t`Archive`, onClick: () => setOpen('archive') },
            ]}
          />
        </Box>
      }
    >
      <Facts minWidth={150} facts={[...numbersOf(entity), accountOf(entity, canPay)]} />
      <Suspense>
        {open === 'edit' ? <EntityDialog entity={entity} onClose={close} /> : null}
        {open === 'bank' ? <BankDialog bank={bank} entity={entity} onClose={close} /> : null}
      </Suspense>
      <ConfirmDialog
        open={open === 'archive'}
        title={isArchived ? t`Restore ${name}?` : t`Archive ${name}?`}
        confirm={isArchived ? t`Restore` : t`Archive`}
        onConfirm={setArchived}
        onClose={close}
      >
        {isArchived ? (
          <Trans>Employees can be moved to it again.</Trans>
        ) : (
          <Trans>No one can be moved to it. Its payslips, returns and files do not change.</Trans>
        )}
      </ConfirmDialog>
    </Panel>
  )
}

function numbersOf(entity: Entity) {
  const { pan, tan, establishmentNumber, employerCode, registrations, responsible, people } = entity
  const registered = registrations.map(({ state, pt, lwf }) => {
    const numbers = [pt === null ? null : t`PT ${pt}`, lwf === null ? null : t`LWF ${lwf}`]
    return { label: stateName(state), value: numbers.filter((number) => number !== null).join(', ') }
  })
  return [
    { label: t`PAN`, value: pan },
    { label: t`TAN`, value: tan },
    { label: t`PF establishment code`, value: establishmentNumber },
    { label: t`ESI employer code`, value: employerCode },
    ...(registered.length > 0 ? registered : [{ label: t`State registrations`, value: null }]),
    { label: t`Responsible for TDS`, value: [responsible.name, responsible.designation].filter(Boolean).join(', ') },
    { label: t`Employees`, value: formatPeople(people) },
  ]
}

function accountOf({ _id, bank }: Entity, canPay: boolean) {
  const reveal = async () =>
    (await api('GET /api/v1/user/legal-entity/{id}/bank/reveal', { params: { id: _id } })).value
  return {
    label: t`Bank account`,
    value:
      bank === null ? null : canPay ? (
        <Masked value={`${bank.accountNumber} ${bank.ifsc}`} label={t`Account number`} reveal={reveal} />
      ) : (
        `${bank.accountNumber} ${bank.ifsc}`
      ),
  }
}
