import { AttendanceScreen } from './attendance-screen.tsx'
import { team } from './whose.ts'

/** A manager's view of the people who report to them. */
export default function TeamAttendanceScreen() {
  return <AttendanceScreen whose={team} />
}
