import { Button } from '@mui/material'
import { FileText } from 'lucide-react'
import { api } from '../../../shared/call/api.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import type { LeaveRequest } from './leave-request.ts'

/** Saves the proof of a leave. */
export default function LeaveDocumentButton({ request }: { request: LeaveRequest }) {
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
