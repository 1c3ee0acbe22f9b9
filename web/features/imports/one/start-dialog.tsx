import { plural, t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import { useState } from 'react'
import { useCall } from '../../../shared/call/use-call.ts'
import { SwitchInput } from '../../../shared/form/choice/switch-field.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import type { OneImport } from '../import-view.ts'
import { viewOf } from '../import-views.ts'
import { importReads } from '../use-import-progress.ts'

/** The final confirmation: nothing is written before it. */
export function StartDialog({ of, onClose }: { of: OneImport; onClose: () => void }) {
  const [isInvited, setInvited] = useState(false)
  const { stale, isInviting = false, title } = viewOf(of.kind)
  const start = useCall('POST /api/v1/user/data-import/{id}/start', { stale: [...importReads, ...stale] })
  const { counts } = of
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t`Import ${title}?`}
      confirm={t`Import`}
      keep={t`Cancel`}
      onConfirm={async () => {
        await start.run({ params: { id: of._id }, body: { isInvited } })
        onClose()
      }}
      onClose={onClose}
    >
      <Typography>
        {plural(counts.new, { one: '# new record is added.', other: '# new records are added.' })}
      </Typography>
      {counts.changed === 0 ? null : (
        <Typography>
          {plural(counts.changed, { one: '# record is changed.', other: '# records are changed.' })}
        </Typography>
      )}
      {counts.refused === 0 ? null : (
        <Typography>
          {plural(counts.refused, { one: '# refused row is not imported.', other: '# refused rows are not imported.' })}
        </Typography>
      )}
      {isInviting ? (
        <SwitchInput
          label={t`Send invitations now`}
          helper={t`Otherwise invite employees from the list when you are ready.`}
          value={isInvited}
          onChange={setInvited}
        />
      ) : null}
    </ConfirmDialog>
  )
}
