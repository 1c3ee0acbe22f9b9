import { t } from '@lingui/core/macro'
import { Alert, Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCan } from '../../../shared/session/session.ts'
import { kindLabels } from './change-request-labels.ts'

/** On an employee's record: their pending change requests, for people who may decide them. */
export function ChangeRequestNotice({ employeeId }: { employeeId: string }) {
  const maySee = useCan(['allEmployeeWrite', 'employeeBankWrite'])
  const query = { employeeId, limit: 10 }
  const { data } = useApi(maySee ? 'GET /api/v1/employee/change-request' : null, { query })
  if (!data || data.data.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2.5 }}>
      {data.data.map(({ _id, kind, employee }) => (
        <Alert
          key={_id}
          severity="info"
          action={
            <Button
              component={Link}
              to={`/home/employees/change-requests?id=${_id}`}
              color="inherit"
              size="small"
              aria-label={t`Review the request for ${kindLabels[kind]}`}
            >{t`Review`}</Button>
          }
        >
          {t`${employee.name} requests a change: ${kindLabels[kind]}`}
        </Alert>
      ))}
    </Box>
  )
}
