import { t } from '@lingui/core/macro'
import { Stack } from '@mui/material'
import { Lock } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { exportKeptDays, exportPermissions } from '@muster/contract/privacy/personal-export.ts'
import { api } from '../../shared/call/api.ts'
import { invalidate, useApi } from '../../shared/call/use-api.ts'
import type { EmployeeTab } from '../../shared/contributions.ts'
import { hasPermission, useSession } from '../../shared/session/session.ts'
import { snack } from '../../shared/snackbar/snackbar.ts'
import { ConfirmDialog } from '../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { EmployeeConsentsPanel } from './consents-panel.tsx'
import { ErasurePanel } from './erasure-panel.tsx'
import { ExportsPanel } from './exports-panel.tsx'
import { OwnDataPanel } from './own-data-panel.tsx'

type Props = ComponentProps<EmployeeTab['Tab']>

/** Exports of a person's data, for people with access to all of it. */
export default function EmployeeDataTab({ employee }: Props) {
  const mayExport = useSession(({ permissions }) => exportPermissions.every((one) => hasPermission(permissions, [one])))
  const isOwn = useSession(({ user }) => user?.employeeId === employee._id)
  if (isOwn) return <OwnDataPanel />
  return (
    <Stack spacing={2.5}>
      {mayExport ? (
        <Exports employee={employee} />
      ) : (
        <EmptyState
          icon={Lock}
          title={t`No access`}
          text={t`Exporting personal data needs permission to change employees and to see their pay, bank accounts, identity numbers and documents.`}
        />
      )}
      <EmployeeConsentsPanel id={employee._id} name={employee.name} />
      {mayExport ? <ErasurePanel employee={employee} /> : null}
    </Stack>
  )
}

function Exports({ employee: { _id: id, name } }: Props) {
  const reply = useApi('GET /api/v1/privacy/export/{id}', { params: { id } })
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <ExportsPanel
        title={t`Export personal data`}
        subtitle={t`One ZIP file with everything stored about ${name}, except private notes. It is available for ${exportKeptDays} days.`}
        reply={reply}
        isRequesting={false}
        onRequest={() => setAsking(true)}
        empty={t`No exports yet.`}
        fileName={t`${name} personal data.zip`}
      />
      <ConfirmDialog
        open={isAsking}
        title={t`Export ${name}'s personal data?`}
        confirm={t`Request export`}
        keep={t`Cancel`}
        danger={false}
        onConfirm={async () => {
          await api('POST /api/v1/privacy/export/{id}', { params: { id } })
          await invalidate('GET /api/v1/privacy/export/{id}')
          snack(t`Export requested. You will be notified when it is ready.`)
        }}
        onClose={() => setAsking(false)}
      >
        {t`${name} and the admins are notified. Identity and bank numbers are included in full.`}
      </ConfirmDialog>
    </>
  )
}
