import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import { AssetImage } from '../../../shared/asset/asset-image.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { loadUser } from '../../../shared/session/session-calls.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { CropDialog } from '../../../shared/ui/crop/crop-dialog.tsx'
import { visuallyHidden } from '../../../shared/ui/visually-hidden.ts'
import { type Company, companyReads } from './company.ts'

const types = ['image/png', 'image/jpeg', 'image/webp']

/** The logo, cropped square before upload. */
export function LogoField({ company, canWrite }: { company: Company; canWrite: boolean }) {
  const [file, setFile] = useState<File | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const [removing, setRemoving] = useState(false)
  const put = useCall('PUT /api/v1/user/org-logo', { stale: companyReads })
  const remove = useCall('DELETE /api/v1/user/org-logo', { stale: companyReads })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setFile(event.target.files?.[0] ?? null)
    event.target.value = ''
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2.5 }}>
      <AssetImage assetKey={company.logo} kind="public" name={company.name} shape="square" size={72} />
      {canWrite ? (
        <Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ActionButton
              size="small"
              action={{
                label: company.logo ? t`Change logo` : t`Add logo`,
                pending: put.pending,
                onClick: () => input.current?.click(),
              }}
            />
            <input
              ref={input}
              type="file"
              aria-label={t`Logo`}
              tabIndex={-1}
              accept={types.join(',')}
              onChange={choose}
              style={visuallyHidden}
            />
            {company.logo ? (
              <ActionButton
                size="small"
                look="text"
                action={{ label: t`Remove`, danger: true, onClick: () => setRemoving(true) }}
              />
            ) : null}
          </Box>
          <Typography
            variant="caption"
            component="p"
            sx={{ color: 'text.secondary', mt: 0.5 }}
          >{t`PNG, JPG or WebP, up to 2 MB`}</Typography>
        </Box>
      ) : null}
      <CropDialog
        file={file}
        title={t`Logo`}
        onCropped={async (logo) => {
          await put.run({ files: { logo } })
          await loadUser()
          snack(t`Logo saved`)
        }}
        onClose={() => setFile(null)}
      />
      <ConfirmDialog
        open={removing}
        title={t`Remove the logo?`}
        confirm={t`Remove logo`}
        onConfirm={async () => {
          await remove.run()
          await loadUser()
          snack(t`Logo removed`)
        }}
        onClose={() => setRemoving(false)}
      >{t`The menu and payslips will show the company's initials instead.`}</ConfirmDialog>
    </Box>
  )
}
