import { t } from '@lingui/core/macro'
import { useNavigate } from 'react-router'
import { api } from '../../shared/call/api.ts'
import { invalidate, useApi } from '../../shared/call/use-api.ts'
import { CheckboxField } from '../../shared/form/choice/checkbox-field.tsx'
import { SelectField } from '../../shared/form/choice/select-field.tsx'
import { DateField } from '../../shared/form/date/date-field.tsx'
import { Form } from '../../shared/form/form.tsx'
import { FieldRow, FormSection } from '../../shared/form/form-section.tsx'
import { today } from '../../shared/format/date.ts'
import { isEmployee, useSession } from '../../shared/session/session.ts'
import { loadUser } from '../../shared/session/session-calls.ts'
import { snack } from '../../shared/snackbar/snackbar.ts'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { FormSkeleton } from '../../shared/ui/skeletons.tsx'
import { DryPayslips } from './dry-payslips.tsx'
import { PeopleRows } from './people-rows.tsx'
import { blankRow, quickBody, quickField, type QuickValues } from './quick-values.ts'
import { useWatch } from 'react-hook-form'
import { MoneyField } from '../../shared/form/text/money-field.tsx'

/** A company's first people, one row each, and their pay before anyone is invited. */
export default function QuickAddScreen() {
  const reply = useApi('GET /api/v1/user/pag-location', { query: { limit: 100 } })
  return (
    <>
      <PageHeader
        title={t`Quick add employees`}
        subtitle={t`Enter name, email and annual CTC. Employees add the rest when they accept the invitation.`}
      />
      {reply.error ? (
        <ErrorState title={t`Could not load locations.`} error={reply.error} onRetry={() => void reply.mutate()} />
      ) : reply.data ? (
        <QuickAddForm places={reply.data.data.map(({ _id, name }) => ({ value: _id, label: name }))} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </>
  )
}

function QuickAddForm({ places }: { places: { value: string; label: string }[] }) {
  const navigate = useNavigate()
  const hasRecord = useSession(isEmployee)
  const values: QuickValues = {
    includesMyself: false,
    ownCtcPaise: null,
    people: [blankRow, blankRow, blankRow],
    joinedOn: `${today().slice(0, 7)}-01`,
    locationId: places[0]?.value ?? null,
    isInvited: false,
  }
  return (
    <Form
      values={values}
      guard={t`The people you entered will be lost.`}
      prepare={(body) => quickBody(body as Partial<QuickValues>)}
      fieldOf={quickField}
      schema={() => import('@muster/contract/setup/quick-add.routes.ts').then((routes) => routes.QuickAdd)}
      send={(body) => api('POST /api/v1/user/quick-add', { body })}
      onDone={() => {
        snack(t`Employees added`)
        void invalidate(
          ...(['GET /api/v1/employee/basic-info', 'GET /api/v1/employee/basic-info-counts'] as const),
          ...(['GET /api/v1/dashboard/checklist', 'GET /api/v1/dashboard/second'] as const),
        )
        void loadUser()
        void navigate('/home/employees')
      }}
      submit={t`Add employees`}
      cancel="/home/default"
    >
      {hasRecord ? null : (
        <FormSection title={t`You`} description={t`Others report to you, and you approve their requests.`}>
          <MyselfFields />
        </FormSection>
      )}
      <FormSection title={t`Employees`} description={t`Paste rows from a spreadsheet into the first cell.`}>
        <PeopleRows />
      </FormSection>
      <FormSection title={t`For everyone`} description={t`You can change this later for each employee.`}>
        <FieldRow>
          <DateField name="joinedOn" label={t`Date of joining and salary from`} />
          {places.length > 1 ? <SelectField name="locationId" label={t`Location`} options={places} /> : null}
        </FieldRow>
        <CheckboxField name="isInvited" label={t`Email everyone an invitation now`} />
      </FormSection>
      <DryPayslips />
    </Form>
  )
}

/** The founder as an employee: with a salary, or without. */
function MyselfFields() {
  const isIncluded = useWatch({ name: 'includesMyself' }) as boolean
  return (
    <>
      <CheckboxField name="includesMyself" label={t`I work here too`} />
      {isIncluded ? <MoneyField name="ownCtcPaise" label={t`Your annual CTC`} optional /> : null}
    </>
  )
}
