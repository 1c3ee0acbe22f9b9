import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { letterKindNames } from '@muster/contract/letters/letter-kinds.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { Fields, FieldRow } from '../../../shared/form/form-section.tsx'
import { today } from '../../../shared/format/date.ts'
import { formatPeople } from '../../../shared/format/people.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { kindOptions, letterReads } from '../letter-labels.ts'
import { PeopleField } from './people-field.tsx'

const list = '/home/organization/letters'
const IssuePreview = lazyPart(() => import('./issue-preview.tsx').then((file) => ({ default: file.IssuePreview })))

/** Issues one letter to one or several employees: choose, preview, issue. */
export default function IssueScreen() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const kind = letterKindNames.find((one) => one === params.get('kind')) ?? 'employment'
  return (
    <>
      <PageHeader
        title={t`Issue letters`}
        subtitle={t`Each letter gets the next number and is sent to the employee.`}
      />
      <Form
        values={{ kind, day: today(), acceptBy: null, revisedOn: null, employeeIds: [] }}
        schema={() => import('@muster/contract/letters/letter.routes.ts').then((routes) => routes.LetterIssueInput)}
        fieldOf={(path) => (path.startsWith('employeeIds') ? 'employeeIds' : path)}
        send={(body) => api('POST /api/v1/user/letter', { body })}
        onDone={({ issued }) => {
          snack(t`Letters issued to ${formatPeople(issued)}`)
          void invalidate(...letterReads)
          void navigate(list)
        }}
        submit={t`Issue letters`}
        cancel={list}
        guard={t`These letters have not been issued.`}
      >
        <Box
          sx={{
            ...{ display: 'grid', gap: 2.5, alignItems: 'start' },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <Panel>
            <IssueFields />
          </Panel>
          <Suspense fallback={<TextSkeleton />}>
            <IssuePreview />
          </Suspense>
        </Box>
      </Form>
    </>
  )
}

function IssueFields() {
  const kind = useWatch({ name: 'kind' }) as string
  const { data: texts } = useApi('GET /api/v1/user/letter-template')
  const seesPay = useCan('employeeSalaryRead')
  const tellsPay = texts?.find((one) => one.kind === kind)?.tellsPay === true
  return (
    <Fields>
      <SelectField name="kind" label={t`Letter`} options={kindOptions} />
      {tellsPay && !seesPay ? (
        <Alert severity="warning">{t`This letter contains pay. You need permission to view salaries to issue it.`}</Alert>
      ) : null}
      <FieldRow>
        <DateField name="day" label={t`Date of the letter`} />
        {kind === 'offer' ? <DateField name="acceptBy" label={t`Accept by`} min={today()} /> : null}
        {kind === 'revision' ? (
          <DateField
            name="revisedOn"
            label={t`Salary effective from`}
            optional
            helper={t`Leave empty for the latest revision.`}
          />
        ) : null}
      </FieldRow>
      <PeopleField />
    </Fields>
  )
}
