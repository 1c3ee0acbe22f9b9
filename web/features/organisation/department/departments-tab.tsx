import { Box } from '@mui/material'
import { DepartmentsPanel } from './departments-panel.tsx'

/** The departments as everybody sees them. */
export default function DepartmentsTab() {
  return (
    <Box sx={{ maxWidth: 760 }}>
      <DepartmentsPanel />
    </Box>
  )
}
