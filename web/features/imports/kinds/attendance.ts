import { t } from '@lingui/core/macro'
import type { ImportView } from '../import-view.ts'

export const attendanceView: ImportView<'attendance'> = {
  title: t`Attendance`,
  detail: t`In and out times of each day, or whether employees were present.`,
  matching: t`A day is identified by the employee ID and the date. Its times replace the punches of that day.`,
  columns: { code: t`Employee ID`, day: t`Date`, in: t`In time`, out: t`Out time`, status: t`Status` },
  stale: ['GET /api/v1/employee/attendance/{id}'],
}
