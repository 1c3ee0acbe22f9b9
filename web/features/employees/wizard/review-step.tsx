import { t } from '@lingui/core/macro'
import { Alert, Box, Button } from '@mui/material'
import { Link, useNavigate } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { personalFacts } from '../detail/personal-facts.tsx'
import { workFacts } from '../detail/work-facts.tsx'
import { detailPath, employeeReads } from '../employee-labels.ts'
import type { StepProps } from './step.ts'
import { useAllowed } from './allowed.ts'
import { forgetOnboarding } from './last-onboarding.ts'

/** A summary of all steps, with links back to each. */
export default function ReviewStep({ employee, wizard }: StepProps) {
  const navigate = useNavigate()
  const allowed = useAllowed()
  const { _id: id } = employee
  const personal = useApi('GET /api/v1/employee/personal-info/{id}', { params: { id } })
  const bank = useApi(allowed.bank ? 'GET /api/v1/employee/bank-details/{id}' : null, { params: { id } })
  const salary = useApi(allowed.salary ? 'GET /api/v1/employee/salary/{id}' : null, { params: { id } })
  const activate = useCall('PUT /api/v1/employee/status/{id}', { stale: employeeReads })
  const newest = salary.data?.salaries[0]
  const finish = async () => {
    if (employee.status === 'onboarding') {
      try {
        await activate.run({ params: { id }, body: { status: 'active' } })
      } catch {
        return
      }
    }
    forgetOnboarding(id)
    snack(t`${employee.name} onboarded`)
    await navigate(detailPath(id))
  }
  const edit = (step: string) => <Button size="small" component={Link} to={wizard.pathOf(step)}>{t`Edit`}</Button>
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel title={t`Basics`} action={edit('basics')}>
        <Facts facts={workFacts(employee)} />
      </Panel>
      <Panel title={t`Personal`} action={edit('personal')}>
        <Facts facts={personal.data ? personalFacts(personal.data) : []} />
      </Panel>
      {allowed.bank ? (
        <Panel title={t`Bank`} action={edit('bank')}>
          <Facts
            facts={[
              { label: t`Account holder`, value: bank.data?.holderName },
              { label: t`Account number`, value: bank.data?.accountNumber },
              { label: t`IFSC`, value: bank.data?.ifsc },
            ]}
          />
        </Panel>
      ) : null}
      {allowed.salary ? (
        <Panel title={t`Salary`} action={edit('salary')}>
          <Facts
            facts={[
              { label: t`Annual CTC`, value: newest ? <Money value={newest.annualCtcPaise} /> : null },
              { label: t`Template`, value: newest?.templateName },
            ]}
          />
        </Panel>
      ) : null}
      {activate.error ? <Alert severity="error">{activate.error.message}</Alert> : null}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" loading={activate.pending} onClick={() => void finish()}>
          {employee.status === 'onboarding' ? t`Finish Onboarding` : t`Done`}
        </Button>
        <Button color="inherit" component={Link} to={wizard.back ?? '/home/employees'}>{t`Back`}</Button>
      </Box>
    </Box>
  )
}
