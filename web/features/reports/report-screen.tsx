import { t } from '@lingui/core/macro'
import { useParams } from 'react-router'
import { reportNames, reportOf } from '@muster/contract/reports/report-kinds.ts'
import { useSession } from '../../shared/session/session.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { ReportView } from './report-view.tsx'

/** One report, if there is one with this name that the person may see. */
export default function ReportScreen() {
  const { report: requested } = useParams()
  const report = reportNames.find((one) => one === requested)
  const held = useSession(({ permissions }) => permissions)
  if (report === undefined) return <EmptyState title={t`This report does not exist`} />
  if (held?.[reportOf(report).access] !== true)
    return <EmptyState title={t`No access`} text={t`You do not have permission to view this report.`} />
  return <ReportView key={report} report={report} />
}
