import { t } from '@lingui/core/macro'
import { Checkbox, FormControlLabel, Stack } from '@mui/material'
import { useState } from 'react'
import { snack } from '../../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../../shared/ui/action/action-button.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { codesFile, RecoveryCodeList } from '../../second-step/recovery-code-list.tsx'

interface Props {
  codes: readonly string[]
  onSaved: () => void
}

/** Recovery codes shown once, until they are saved. */
export function NewCodes({ codes, onSaved }: Props) {
  const [isSaved, setIsSaved] = useState(false)
  return (
    <Panel
      title={t`Save your recovery codes`}
      subtitle={t`Each signs you in once if you lose your phone. They are shown only once.`}
    >
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <RecoveryCodeList codes={codes} />
        <Stack direction="row" spacing={1.5}>
          <ActionButton
            look="secondary"
            action={{
              label: t`Copy`,
              onClick: () => void navigator.clipboard.writeText(codes.join('\n')).then(() => snack(t`Copied`)),
            }}
          />
          <ActionButton look="secondary" action={{ label: t`Download`, onClick: () => download(codes) }} />
        </Stack>
        <FormControlLabel
          control={<Checkbox checked={isSaved} onChange={(event) => setIsSaved(event.target.checked)} />}
          label={t`I saved these codes`}
        />
        <ActionButton action={{ label: t`Done`, disabled: !isSaved, onClick: onSaved }} />
      </Stack>
    </Panel>
  )
}

function download(codes: readonly string[]): void {
  const link = document.createElement('a')
  link.href = codesFile(codes)
  link.download = 'muster-recovery-codes.txt'
  link.click()
}
