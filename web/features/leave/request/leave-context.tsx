import { Button } from '@mui/material'
import { FileText } from 'lucide-react'
import { api } from '../../../shared/call/api.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import { Part } from '../../approvals/request-details.tsx'
import { AwayList } from './away-list.tsx'
import { DayList } from './day-list.tsx'
import type { LeaveRequest } from './leave-request.ts'

/** What helps to decide: which days count, who else is away, the proof. */
export function LeaveContext({ request }: { request: LeaveRequest }) {
  const { details } = request
  return (
    <>
      {details.days.length > 1 || details.halves === 0 ? (
        <Part title="Days counted">
          <DayList days={details.days} />
        </Part>
      ) : null}
      <Part title="Away from the same team">
        <AwayList away={details.away} />
      </Part>
      {details.hasDocument ? (
        <Part title="Document">
          <DocumentButton request={request} />
        </Part>
      ) : null}
    </>
  )
}

function DocumentButton({ request }: { request: LeaveRequest }) {
  const download = useDownload()
  const nameOf = ({ type }: Blob) => `${request.title}.${type.split('/')[1] ?? 'pdf'}`
  const fetchIt = () => api('GET /api/v1/employee/leave/{id}/document', { params: { id: request._id } })
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={download.pending}
      startIcon={<FileText size={18} aria-hidden />}
      onClick={() => void download.run(nameOf, fetchIt)}
    >
      Download document
    </Button>
  )
}
