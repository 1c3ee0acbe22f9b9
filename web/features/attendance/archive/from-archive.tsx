import { t } from '@lingui/core/macro'
import { Typography } from '@mui/material'

/** Says that days come from the archive, if they do. */
export function FromArchive({ show }: { show: boolean | undefined }) {
  return show === true ? (
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>{t`From the archive`}</Typography>
  ) : null
}
