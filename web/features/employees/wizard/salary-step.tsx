import { t } from '@lingui/core/macro'
import { Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { Form } from '../../../shared/form/form.tsx'
import { SalaryFields, SalaryPanel } from '../../payroll/index.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { SkipButton } from './skip-button.tsx'
import type { StepProps } from './step.ts'

/** The first salary; an existing one is shown and can be revised. */
export default function SalaryStep({ employee, wizard }: StepProps) {
  const { _id: employeeId, name, joinedOn } = employee
  const reply = useApi('GET /api/v1/employee/salary/{id}', { params: { id: employeeId } })
  if (reply.error)
    return <ErrorState title={t`Could not load the salary.`} error={reply.error} onRetry={() => void reply.mutate()} />
  if (!reply.data) return <FormSkeleton fields={4} />
  const back = wizard.back ?? '/home/employees'
  if (reply.data.salaries.length > 0) {
    return (
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SalaryPanel employeeId={employeeId} name={name} joinedOn={joinedOn} />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="contained" onClick={wizard.next}>{t`Continue`}</Button>
          <Button color="inherit" component={Link} to={back}>{t`Back`}</Button>
        </Box>
      </Box>
    )
  }
  return (
    <Form
      values={{ annualCtcPaise: null, templateId: '', startsOn: joinedOn }}
      guard={t`Your changes to the salary will be lost.`}
      schema={() =>
        import('@muster/contract/payroll/salary/employee-salary.routes.ts').then((routes) => routes.SalaryInput)
      }
      send={(body) => api('POST /api/v1/employee/salary', { body: { ...body, employeeId } })}
      onDone={() => {
        void invalidate('GET /api/v1/employee/salary/{id}', 'GET /api/v1/user/payrun')
        wizard.next()
      }}
      submit={t`Save and Continue`}
      cancel={back}
      cancelLabel={t`Back`}
      extra={<SkipButton wizard={wizard} />}
    >
      <Panel title={t`Salary`}>
        <SalaryFields joinedOn={joinedOn} employeeId={employeeId} />
      </Panel>
    </Form>
  )
}
