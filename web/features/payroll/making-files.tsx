import { Box, LinearProgress, Typography } from '@mui/material'

/** How far the files of a large run are. */
export function MakingFiles({ making: { done, total } }: { making: { done: number; total: number } }) {
  const words = total > 0 ? `${done} of ${total} kinds of files are ready` : 'Files are being prepared'
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.75, py: 2 }}>
      <LinearProgress
        aria-label="Files"
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? Math.floor((done * 100) / total) : 0}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words}. You can leave this page; they are kept with the run.
      </Typography>
    </Box>
  )
}
