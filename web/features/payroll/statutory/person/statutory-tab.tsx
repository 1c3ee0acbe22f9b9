import { Box } from '@mui/material'
import type { ComponentProps } from 'react'
import { EntityPanel } from '../../legal-entity/entity-panel.tsx'
import { StatutoryPanel } from './statutory-panel.tsx'
import type { EmployeeTab } from '../../../../shared/contributions.ts'

/** How the law treats the person; also for those who maintain employee details and see no pay. */
export default function StatutoryTab({ employee: { _id: employeeId, name } }: ComponentProps<EmployeeTab['Tab']>) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <StatutoryPanel employeeId={employeeId} name={name} />
      <EntityPanel employeeId={employeeId} name={name} />
    </Box>
  )
}
