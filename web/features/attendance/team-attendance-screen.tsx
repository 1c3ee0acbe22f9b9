import { AttendanceScreen } from './attendance-screen.tsx'
import { team } from './whose.ts'

/** For a manager: those who report to them. */
export default function TeamAttendanceScreen() {
  return <AttendanceScreen whose={team} />
}
