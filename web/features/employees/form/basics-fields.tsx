import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useFormState, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { AutocompleteField } from '../../../shared/form/choice/autocomplete-field.tsx'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { loadLocations } from '../../../shared/form/choice/location-choices.ts'
import { loadManagers } from '../../../shared/form/choice/people-choices.ts'
import { PersonPicker } from '../../../shared/form/choice/person-picker.tsx'
import { PhoneField } from './phone-field.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import type { Choice } from '../../../shared/form/choice/use-options.ts'
import { loadRoles } from '../../../shared/permissions/role-choices.ts'
import { heldBy } from '../../../shared/permissions/role-held.ts'
import { isAdmin, isEmployee, useCan, useSession } from '../../../shared/session/session.ts'
import { loadDepartments } from '../pickers.ts'
import { useEmployers } from '../use-employers.ts'
import { employmentTypes } from '../employee-labels.ts'
import { summaryOf } from '../../../shared/permissions/access-summary.ts'

/** A person's identity and work details. `id` is null for a new employee; for oneself, address and role are the account's. */
export function BasicsFields({ id, isMyself = false }: { id: string | null; isMyself?: boolean }) {
  const canAdd = useCan('informationWrite')
  const canAddMyself = useSession((session) => isAdmin(session) && !isEmployee(session)) && !isMyself
  const shifts = useApi('GET /api/v1/user/all-shift')
  const employers = useEmployers()
  const shiftChoices = (shifts.data ?? []).map((shift) => ({
    value: shift._id,
    label: shift.name,
    detail: `${shift.startsAt} – ${shift.endsAt}`,
  }))
  return (
    <>
      <FormSection title={t`Person`} {...(isMyself ? {} : { description: t`The invitation goes to the work email.` })}>
        <FieldRow>
          <TextField name="firstName" label={t`First name`} maxLength={60} autoComplete="off" />
          <TextField name="lastName" label={t`Last name`} optional maxLength={60} autoComplete="off" />
        </FieldRow>
        <FieldRow>
          {isMyself ? null : (
            <TextField name="workEmail" label={t`Work email`} type="email" maxLength={254} autoComplete="off" />
          )}
          <PhoneField name="phone" label={t`Mobile`} optional autoComplete="off" />
        </FieldRow>
      </FormSection>
      <FormSection
        title={t`Work`}
        {...(isMyself ? {} : { description: t`The role sets what the employee can see and do in Muster.` })}
      >
        <FieldRow>
          <TextField name="code" label={t`Employee ID`} maxLength={20} />
          <TextField name="designation" label={t`Designation`} optional maxLength={80} />
        </FieldRow>
        <FieldRow>
          <AutocompleteField
            name="departmentId"
            label={t`Department`}
            optional
            load={loadDepartments}
            {...(canAdd ? { onAdd: addDepartment } : {})}
          />
          {isMyself ? null : <RoleField />}
        </FieldRow>
        <FieldRow>
          <PersonPicker
            name="reportsTo"
            label={t`Reports to`}
            optional
            load={loadManagers(id ?? undefined)}
            {...(canAddMyself ? { helper: <AddMyself /> } : {})}
          />
          <AutocompleteField name="locationId" label={t`Location`} load={loadLocations} />
        </FieldRow>
        <FieldRow>
          <AutocompleteField name="shiftId" label={t`Shift`} options={shiftChoices} />
          <SelectField name="employmentType" label={t`Employment type`} options={employmentTypes} />
        </FieldRow>
        {id === null && !isMyself && employers.length > 0 ? (
          <FieldRow>
            <SelectField
              name="entityId"
              label={t`Legal entity`}
              options={employers}
              helper={t`Their employer from the month of joining.`}
            />
          </FieldRow>
        ) : null}
        {id === null ? null : (
          <FieldRow>
            <NewFrom of="shiftId" name="shiftFrom" label={t`New shift effective from`} helper={t`Defaults to today.`} />
            <NewFrom
              of="locationId"
              name="locationFrom"
              label={t`New location effective from`}
              helper={t`Defaults to today. Sets holidays and state taxes.`}
            />
            <NewFrom
              of="employmentType"
              name="employmentTypeFrom"
              label={t`New employment type effective from`}
              helper={t`Defaults to today. Used for leave eligibility.`}
            />
            <NewFrom
              of="departmentId"
              name="departmentFrom"
              label={t`New department effective from`}
              helper={t`Defaults to today. Used for leave eligibility.`}
            />
          </FieldRow>
        )}
        <FieldRow>
          <DateField name="joinedOn" label={t`Date of joining`} />
          <NumberField name="probationDays" label={t`Probation`} unit={t`days`} optional />
        </FieldRow>
      </FormSection>
    </>
  )
}

/** Shown only after a change: earlier days keep their value. */
function NewFrom({ of, ...field }: { of: string; name: string; label: string; helper: string }) {
  const { defaultValues } = useFormState()
  const chosen = valueOf(useWatch({ name: of }) as Chosen)
  if (chosen === valueOf(defaultValues?.[of] as Chosen)) return null
  return <DateField {...field} optional />
}

type Chosen = Choice | string | null | undefined

const valueOf = (chosen: Chosen) => (typeof chosen === 'string' ? chosen : chosen?.value)

/** With a one-line summary of the chosen role. */
function RoleField() {
  const held = heldBy(useWatch({ name: 'roleId' }) as Choice | null)
  return (
    <AutocompleteField
      name="roleId"
      label={t`Role`}
      load={loadRoles}
      {...(held === null ? {} : { helper: summaryOf(held) })}
    />
  )
}

function AddMyself() {
  return (
    <>
      <Trans>
        To be chosen here, <Link to="/home/add-employee?myself=yes">add yourself as an employee</Link>.
      </Trans>
    </>
  )
}

async function addDepartment(name: string) {
  const { _id } = await api('POST /api/v1/user/department', { body: { name } })
  await invalidate('GET /api/v1/user/department')
  return { value: _id, label: name }
}
