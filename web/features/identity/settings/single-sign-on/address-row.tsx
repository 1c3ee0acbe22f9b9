import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { snack, snackError } from '../../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../../shared/ui/action/action-button.tsx'

interface Props {
  label: string
  address: string
  /** The button's text. */
  copy: string
  copied: string
}

/** An address to enter at the identity provider. */
export function AddressRow({ label, address, copy, copied }: Props) {
  const write = () =>
    navigator.clipboard.writeText(address).then(
      () => snack(copied),
      () => snackError(t`Could not copy. Select the address and copy it.`),
    )
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{address}</Typography>
        <ActionButton look="secondary" action={{ label: copy, onClick: () => void write() }} />
      </Box>
    </>
  )
}
