import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Link } from 'react-router'
import { reportNames, reportOf } from '@muster/contract/reports/report-kinds.ts'
import { useSession } from '../../shared/session/session.ts'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { reportLabels } from './report-labels.ts'
import { SavedReportsPanel } from './saved/saved-reports-panel.tsx'

/** The reports that the person may see. */
export default function ReportsScreen() {
  const held = useSession(({ permissions }) => permissions)
  const shown = reportNames.filter((name) => held?.[reportOf(name).access] === true)
  return (
    <>
      <PageHeader title={t`Reports`} subtitle={t`Figures by department and month, with the employees behind them.`} />
      <SavedReportsPanel />
      <Panel title={t`All reports`} flush>
        <Box component="ul" aria-label={t`Reports`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((name) => (
            <Box
              component="li"
              key={name}
              sx={{ px: 2.5, py: 1.75, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
            >
              <Typography component="h2" variant="h5">
                <Link to={`/home/organization/reports/${name}`} className="touch-area">
                  {reportLabels[name].title}
                </Link>
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {reportLabels[name].text}
              </Typography>
            </Box>
          ))}
        </Box>
      </Panel>
    </>
  )
}
