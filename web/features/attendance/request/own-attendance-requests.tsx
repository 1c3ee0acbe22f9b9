import type { Action } from '../../../shared/ui/action/action.ts'
import { OwnRequests } from '../../approvals/index.ts'
import { attendanceRequestView } from './attendance-request-view.ts'

/** One's own requests for corrections, newest first. */
export default function OwnAttendanceRequests({ add }: { add: Action }) {
  return <OwnRequests view={attendanceRequestView} add={add} />
}
