import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Link } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { detailPath } from '../employee-labels.ts'

/** The employments of someone who was hired again, the latest first, with links to the others; nothing for everyone else. */
export function EmploymentsPanel({ id }: { id: string }) {
  const { data = [] } = useApi('GET /api/v1/employee/employments/{id}', { params: { id } })
  if (data.length < 2) return null
  return (
    <Panel title={t`Employments`}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {data.toReversed().map(({ _id, code, joinedOn, leftOn }) => {
          const time =
            leftOn === null
              ? t`${code}: from ${formatDate(joinedOn)}`
              : t`${code}: ${formatDate(joinedOn)} to ${formatDate(leftOn)}`
          return <li key={_id}>{_id === id ? time : <Link to={detailPath(_id)}>{time}</Link>}</li>
        })}
      </Box>
    </Panel>
  )
}
