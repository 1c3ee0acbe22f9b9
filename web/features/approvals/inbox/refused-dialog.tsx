import { t } from '@lingui/core/macro'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId } from 'react'
import { keyScroll } from '../../../shared/ui/key-scroll.ts'
import { aboutOf } from '../request-sentences.ts'
import type { Refusal } from '../use-request-steps.ts'

interface Props {
  refused: readonly Refusal[]
  onClose: () => void
}

/** The decisions that failed among several, and why. */
export default function RefusedDialog({ refused, onClose }: Props) {
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth slotProps={{ paper: { sx: { maxWidth: 440 } } }}>
      <DialogTitle id={titleId}>{t`Couldn't be processed`}</DialogTitle>
      <DialogContent ref={keyScroll}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {refused.map(({ row, why }) => (
            <li key={row._id}>
              <Typography sx={{ fontWeight: 600 }}>{row.requester.name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {`${row.title} · ${aboutOf(row)}`}
              </Typography>
              <Typography variant="body2">{why}</Typography>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>{t`Close`}</Button>
      </DialogActions>
    </Dialog>
  )
}
