import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { api } from '../../../shared/call/api.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { MaskedField } from '../../../shared/form/text/masked-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { PlaceFields, placeToEdit } from './place-fields.tsx'
import { useTdsEntity } from './tds-entity.tsx'

type Reply = ReplyOf<RouteOf<'GET /api/v1/user/tds-deductor'>>

const types = [
  { value: 'K', label: t`Company` },
  { value: 'M', label: t`Branch or division of a company` },
  { value: 'F', label: t`Firm` },
  { value: 'Q', label: t`Individual or HUF` },
  { value: 'P', label: t`Association of persons (AOP)` },
  { value: 'T', label: t`Association of persons (trust)` },
  { value: 'J', label: t`Artificial juridical person` },
  { value: 'B', label: t`Body of individuals` },
]

/** The deductor and the person responsible, as named in every statement. */
export default function DeductorTab() {
  const entity = useTdsEntity()
  const reply = useApi('GET /api/v1/user/tds-deductor', { query: { ...entity } })
  const canWrite = useCan('payRollHistoryWrite')
  if (reply.error)
    return (
      <ErrorState
        title={t`Could not load the deductor details.`}
        error={reply.error}
        onRetry={() => void reply.mutate()}
      />
    )
  if (reply.data === undefined) return <FormSkeleton fields={8} />
  if (!canWrite) return <DeductorFacts known={reply.data} />
  const { deductor } = reply.data
  return <DeductorForm key={`${entity.entity ?? ''} ${deductor?.person.pan ?? 'new'}`} known={reply.data} />
}

/** For read-only users. */
function DeductorFacts({ known: { deductor } }: { known: Reply }) {
  if (deductor === null)
    return <EmptyState title={t`No deductor details yet`} text={t`The payroll team enters them.`} />
  const { person } = deductor
  return (
    <Panel title={t`Deductor details`}>
      <Facts
        facts={[
          { label: t`Name`, value: deductor.name },
          {
            label: t`Deductor type`,
            value: types.find(({ value }) => value === deductor.type)?.label ?? deductor.type,
          },
          { label: t`Responsible person`, value: `${person.name}, ${person.designation}` },
          { label: t`PAN of the responsible person`, value: person.pan },
        ]}
      />
    </Panel>
  )
}

function DeductorForm({ known }: { known: Reply }) {
  const { deductor, suggested } = known
  const entity = useTdsEntity()
  const person = deductor?.person
  return (
    <Form
      values={{
        type: deductor?.type ?? null,
        name: deductor?.name ?? suggested.name,
        branch: deductor?.branch ?? '',
        earlierReceipt: deductor?.earlierReceipt ?? '',
        place: placeToEdit(deductor?.place, suggested),
        person: {
          name: person?.name ?? suggested.person,
          designation: person?.designation ?? suggested.designation,
          // Undefined is not sent, which keeps the stored number.
          pan: person === undefined ? '' : undefined,
          place: placeToEdit(person?.place, suggested),
        },
      }}
      prepare={(values) => filled(values)}
      schema={() => import('@muster/contract/payroll/tax/tds-deductor.ts').then((file) => file.DeductorInput)}
      send={(body) => api('PUT /api/v1/user/tds-deductor', { query: { ...entity }, body })}
      onDone={() => {
        snack(t`Deductor details saved`)
        void invalidate('GET /api/v1/user/tds-deductor', 'GET /api/v1/user/tds-statement')
      }}
      submit={t`Save deductor details`}
      guard={t`Your changes to the deductor details will be lost.`}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FormSection
          title={t`Deductor`}
          description={t`Use the name registered with the TAN. TAN, PAN and GSTIN come from Company information. Government deductors are not supported.`}
        >
          <FieldRow>
            <TextField name="name" label={t`Name`} maxLength={75} />
            <SelectField name="type" label={t`Deductor type`} options={types} />
          </FieldRow>
          <TextField name="branch" label={t`Branch or division`} optional maxLength={75} />
          <PlaceFields at="place" />
        </FormSection>
        <FormSection
          title={t`Responsible person`}
          description={t`Signs the statement and is responsible for it to the tax department. The PAN is stored encrypted.`}
        >
          <FieldRow>
            <TextField name="person.name" label={t`Name`} maxLength={75} />
            <TextField name="person.designation" label={t`Designation`} maxLength={20} />
            <MaskedField name="person.pan" label={t`PAN`} stored={person?.pan ?? null} upperCase maxLength={10} />
          </FieldRow>
          <PlaceFields at="person.place" />
        </FormSection>
        <FormSection
          title={t`Previous statement`}
          description={t`Only if the last statement was filed outside this product. Later receipt numbers come from Quarterly statements.`}
        >
          <TextField
            name="earlierReceipt"
            label={t`Receipt number of the last regular statement`}
            optional
            inputMode="numeric"
            maxLength={15}
            helper={t`Leave empty if no salary TDS statement has been filed yet.`}
          />
        </FormSection>
      </Box>
    </Form>
  )
}

type Values = Record<string, unknown>

/** Empty address lines and branch are sent as empty: each save replaces the record. */
function filled(values: Values): Values {
  const person = values['person'] as Values
  return {
    branch: '',
    ...values,
    place: { ...emptyLines, ...(values['place'] as Values) },
    person: { ...person, place: { ...emptyLines, ...(person['place'] as Values) } },
  }
}

const emptyLines = { line2: '', line3: '', line4: '', line5: '' }
