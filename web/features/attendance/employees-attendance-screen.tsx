import { AttendanceScreen } from './attendance-screen.tsx'
import { everyone } from './whose.ts'

export default function EmployeesAttendanceScreen() {
  return <AttendanceScreen whose={everyone} />
}
