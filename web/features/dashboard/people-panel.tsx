import { t } from '@lingui/core/macro'
import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { useApi } from '../../shared/call/use-api.ts'
import type { Got } from '../../shared/call/types.ts'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { Facts } from '../../shared/ui/facts.tsx'
import { PanelList, PanelRow } from './panel-list.tsx'
import { Widget } from './widget.tsx'

type Second = Got<'GET /api/v1/dashboard/second'>

const lacks: Readonly<Record<Second['missing'][number]['what'], string>> = {
  bank: t`No bank account`,
  pan: t`No PAN`,
  birthDate: t`No date of birth`,
  emergency: t`No emergency contact`,
  department: t`No department`,
  manager: t`No reporting manager`,
}

/** The number of people, and gaps in their records. */
export function PeoplePanel() {
  const reply = useApi('GET /api/v1/dashboard/second')
  return (
    <Widget
      title={t`Headcount`}
      failed={t`Could not load the headcount.`}
      lines={8}
      reply={reply}
      action={<ActionButton size="small" look="text" action={{ label: t`Employees`, to: '/home/employees' }} />}
    >
      {({ headcount, missing }) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {headcount ? (
            <Facts
              minWidth={100}
              facts={[
                { label: t`People`, value: headcount.employees.toLocaleString('en-IN') },
                { label: t`Joined this month`, value: String(headcount.joinedThisMonth) },
                { label: t`Left this month`, value: String(headcount.leftThisMonth) },
                {
                  label: t`On notice`,
                  value: (
                    <Link component={RouterLink} to="/home/employees?status=onNotice" underline="hover">
                      {headcount.onNotice}
                    </Link>
                  ),
                },
                { label: t`On probation`, value: String(headcount.onProbation) },
              ]}
            />
          ) : null}
          {missing.length === 0 ? null : (
            <Box>
              <Typography variant="subtitle2" component="h3">{t`Missing data`}</Typography>
              <PanelList label={t`Missing data`}>
                {missing.map(({ what, people }) => (
                  <PanelRow key={what}>
                    <Link
                      component={RouterLink}
                      to={`/home/employees?lacks=${what}`}
                      underline="hover"
                      className="touch-area"
                      sx={{ flexGrow: 1 }}
                    >
                      {lacks[what]}
                    </Link>
                    <Typography className="tnum" sx={{ fontWeight: 600 }}>
                      {people.toLocaleString('en-IN')}
                    </Typography>
                  </PanelRow>
                ))}
              </PanelList>
            </Box>
          )}
        </Box>
      )}
    </Widget>
  )
}
