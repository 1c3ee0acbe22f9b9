import { t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import { api } from '../../../shared/call/api.ts'
import { AutocompleteField } from '../../../shared/form/choice/autocomplete-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow, Fields } from '../../../shared/form/form-section.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { usePinPlace } from '../../../shared/form/use-pin-place.ts'
import { states } from '../../../shared/format/states.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { entitiesChanged, type Entity } from './entity.ts'
import { RegistrationRows } from './registration-rows.tsx'

const stateChoices = [...states]

/** Adds or changes a legal entity: the details on its returns, payslips and certificates. */
export default function EntityDialog({ entity, onClose }: { entity?: Entity; onClose: () => void }) {
  return (
    <FormDialog
      open
      width={840}
      title={entity ? t`Edit ${entity.name}` : t`Add legal entity`}
      values={valuesOf(entity)}
      empty="null"
      prepare={filled}
      schema={() =>
        import('@muster/contract/payroll/legal-entity/legal-entity.routes.ts').then((routes) => routes.LegalEntityInput)
      }
      send={(body) =>
        entity
          ? api('PUT /api/v1/user/legal-entity/{id}', { params: { id: entity._id }, body })
          : api('POST /api/v1/user/legal-entity', { body })
      }
      onDone={() => {
        snack(t`Legal entity saved`)
        entitiesChanged()
      }}
      submit={t`Save legal entity`}
      onClose={onClose}
    >
      <Fields>
        <FieldRow>
          <TextField name="name" label={t`Short name`} maxLength={40} helper={t`For lists and file names`} />
          <TextField name="legalName" label={t`Legal name`} maxLength={160} helper={t`As printed on payslips`} />
        </FieldRow>
        <FieldRow>
          <TextField name="pan" label={t`PAN`} optional upperCase maxLength={10} placeholder="AAACA1234F" />
          <TextField name="tan" label={t`TAN`} optional upperCase maxLength={10} placeholder="BLRA12345B" />
        </FieldRow>
        <FieldRow>
          <TextField name="establishmentNumber" label={t`PF establishment code`} optional upperCase maxLength={24} />
          <TextField name="employerCode" label={t`ESI employer code`} optional inputMode="numeric" maxLength={24} />
        </FieldRow>
        <AddressFields />
        <RegistrationRows />
        <Typography variant="subtitle2" component="h3">{t`Responsible person for TDS`}</Typography>
        <FieldRow>
          <TextField name="responsible.name" label={t`Name`} optional maxLength={120} />
          <TextField name="responsible.fatherName" label={t`Father's name`} optional maxLength={120} />
          <TextField name="responsible.designation" label={t`Designation`} optional maxLength={80} />
        </FieldRow>
        <TextField name="responsible.circleAddress" label={t`Address of CIT (TDS)`} optional maxLength={300} />
      </Fields>
    </FormDialog>
  )
}

function AddressFields() {
  const fillPlace = usePinPlace('address.')
  return (
    <>
      <FieldRow>
        <TextField name="address.line1" label={t`Address line 1`} optional maxLength={120} />
        <TextField name="address.line2" label={t`Address line 2`} optional maxLength={120} />
      </FieldRow>
      <FieldRow>
        <TextField
          name="address.pinCode"
          label={t`PIN code`}
          optional
          maxLength={6}
          inputMode="numeric"
          onChanged={fillPlace}
        />
        <TextField name="address.city" label={t`City`} optional maxLength={80} />
        <AutocompleteField name="address.state" label={t`State`} optional options={stateChoices} />
      </FieldRow>
    </>
  )
}

const texts = { line1: '', line2: '', city: '', state: '', pinCode: '' }
const nobody = { name: '', fatherName: '', designation: '', circleAddress: '' }

function valuesOf(entity: Entity | undefined) {
  const { name, legalName, pan, tan, establishmentNumber, employerCode, address, registrations, responsible } =
    entity ?? {}
  return {
    ...{ name: name ?? '', legalName: legalName ?? '', pan: pan ?? '', tan: tan ?? '' },
    ...{ establishmentNumber: establishmentNumber ?? '', employerCode: employerCode ?? '' },
    address: { ...texts, ...address, state: states.find(({ value }) => value === address?.state) ?? null },
    registrations: (registrations ?? []).map(({ state, pt, lwf }) => ({
      state: states.find(({ value }) => value === state) ?? null,
      ...{ pt: pt ?? '', lwf: lwf ?? '' },
    })),
    responsible: { ...nobody, ...responsible },
  }
}

type Body = Record<string, unknown>

/** Sends address and person complete, with empty texts for empty fields. */
function filled(body: Body): Body {
  return { ...body, address: textsOf(body['address'], texts), responsible: textsOf(body['responsible'], nobody) }
}

function textsOf(given: unknown, blank: Record<string, string>): Body {
  return Object.fromEntries(Object.entries({ ...blank, ...(given as Body) }).map(([key, value]) => [key, value ?? '']))
}
