import type { Action } from '../../../shared/ui/action/action.ts'
import { OwnRequests } from '../../approvals/index.ts'
import { attendanceRequestView } from './attendance-request-view.ts'

/** The person's own correction requests, newest first. */
export default function OwnAttendanceRequests({ add }: { add: Action }) {
  return <OwnRequests view={attendanceRequestView} add={add} />
}
