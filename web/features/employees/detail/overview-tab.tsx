import { t } from '@lingui/core/macro'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { formatDate } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { BasicsForm } from '../form/basics-form.tsx'
import type { TabProps } from './tab.ts'
import { contactFacts, workFacts } from './work-facts.tsx'
import { Link } from 'react-router'
import { EmploymentsPanel } from './employments-panel.tsx'
import { useCan } from '../../../shared/session/session.ts'
import type { Employee } from '../employee-labels.ts'

export default function OverviewTab({ employee }: TabProps) {
  const [editing, setEditing] = useState(false)
  if (editing) {
    return (
      <BasicsForm
        employee={employee}
        submit={t`Save`}
        cancel={() => setEditing(false)}
        onDone={() => {
          snack(t`Employee saved`)
          setEditing(false)
        }}
      />
    )
  }
  const edit = <Button size="small" onClick={() => setEditing(true)}>{t`Edit`}</Button>
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {employee.leftOn === null ? null : (
        <Alert severity={employee.status === 'inactive' ? 'info' : 'warning'}>
          {t`Last working day: ${formatDate(employee.leftOn)}.`} {employee.leavingReason}
        </Alert>
      )}
      <MissingPanel employee={employee} />
      <EmploymentsPanel id={employee._id} />
      <Panel title={t`Work`} action={edit}>
        <Facts facts={[...workFacts(employee), { label: t`Direct reports`, value: String(employee.reports) }]} />
      </Panel>
      <Panel title={t`Contact`}>
        <Facts facts={contactFacts(employee)} />
      </Panel>
    </Box>
  )
}

const labels = {
  birthDate: { text: t`date of birth`, tab: 'personal' },
  address: { text: t`address`, tab: 'personal' },
  identity: { text: t`PAN`, tab: 'personal' },
  bank: { text: t`bank account`, tab: 'bank' },
  emergency: { text: t`emergency contact`, tab: 'emergency' },
} as const

/** The record's gaps, with links to fill them. */
function MissingPanel({ employee }: { employee: Pick<Employee, 'missing'> }) {
  const canBank = useCan('employeeBankWrite')
  const missing = employee.missing.filter((one) => one !== 'bank' || canBank).map((one) => labels[one])
  const [first] = missing
  if (!first) return null
  return (
    <Alert
      severity="warning"
      action={<Button color="inherit" size="small" component={Link} to={`?tab=${first.tab}`}>{t`Add`}</Button>}
    >
      {t`Not added yet: ${missing.map(({ text }) => text).join(', ')}.`}
    </Alert>
  )
}
