import { t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import { isEmployee, useSession } from '../../../shared/session/session.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'

/** For an admin: a link to their own employee record, or to adding it. */
export function OwnRecordPanel() {
  const hasRecord = useSession(isEmployee)
  return (
    <Panel
      title={t`Your employee record`}
      action={
        <ActionButton
          size="small"
          action={
            hasRecord
              ? { label: t`View record`, to: '/home/profile' }
              : { label: t`Add Yourself as an Employee`, to: '/home/add-employee?myself=yes' }
          }
        />
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {hasRecord
          ? t`You can mark attendance, apply for leave and receive payslips, and you remain company admin.`
          : t`Add yourself to mark attendance, receive payslips and be chosen under "Reports to". You remain company admin and sign in as before.`}
      </Typography>
    </Panel>
  )
}
