import { t } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import { folded } from '@muster/engine/folded.ts'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { AutocompleteField } from '../../../shared/form/choice/autocomplete-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { usePinPlace } from '../../../shared/form/use-pin-place.ts'
import { choicesFrom, type LoadOptions, type Choice } from '../../../shared/form/choice/use-options.ts'
import { companySizes, weekdays, timeZones } from '../../../shared/company/company-choices.ts'
import { states } from '../../../shared/format/states.ts'
import type { Company, Section } from './company.ts'

interface Part {
  values: (company: Company) => object
  /** Empty fields are not sent; their meaning is restored here. */
  prepare: (body: Record<string, unknown>) => Record<string, unknown>
  Fields: ComponentType
}

const stateChoices = [...states]

/** The four sections of the company information: initial values, body, fields. */
export const sections: Readonly<Record<Section, Part>> = {
  identity: {
    values: ({ name, legalName, sector, size }) => ({
      name,
      legalName,
      sector: sector === null ? null : { value: sector, label: sector },
      size,
    }),
    prepare: (body) => ({ name: '', legalName: '', sector: null, size: null, ...body }),
    Fields: IdentityFields,
  },
  address: {
    values: ({ address }) => ({
      address: { ...address, state: states.find(({ value }) => value === address.state) ?? null },
    }),
    prepare: ({ address }) => ({
      address: { line1: '', line2: '', city: '', state: '', pinCode: '', ...(address as object) },
    }),
    Fields: AddressFields,
  },
  tax: {
    values: ({ pan, gstin, tan }) => ({ pan: pan ?? '', gstin: gstin ?? '', tan: tan ?? '' }),
    prepare: (body) => ({ pan: null, gstin: null, tan: null, ...body }),
    Fields: TaxFields,
  },
  calendar: {
    values: ({ timeZone, weekStartsOn }) => ({
      timeZone: timeZones.find(({ value }) => value === timeZone) ?? { value: timeZone, label: timeZone },
      weekStartsOn: String(weekStartsOn),
    }),
    prepare: ({ weekStartsOn, ...body }) => ({ ...body, weekStartsOn: Number(weekStartsOn) }),
    Fields: CalendarFields,
  },
}

function IdentityFields() {
  // Already loaded by its page.
  const ownSectors = useApi('GET /api/v1/user/company-info').data?.ownSectors ?? []
  return (
    <>
      <FieldRow>
        <TextField name="name" label={t`Display name`} maxLength={80} />
        <TextField name="legalName" label={t`Legal name`} maxLength={160} helper={t`As printed on payslips`} />
      </FieldRow>
      <FieldRow>
        <AutocompleteField name="sector" label={t`Sector`} optional load={loadSectors(ownSectors)} onAdd={addSector} />
        <SelectField name="size" label={t`Size`} optional options={companySizes} />
      </FieldRow>
    </>
  )
}

/** The company's own sectors first, then the common ones. */
const loadSectors =
  (own: readonly string[]): LoadOptions<Choice> =>
  async (search, next, signal) => {
    const page = choicesFrom(
      await api('GET /api/v1/user/sector', {
        query: { ...(search ? { sectorName: search } : {}), ...(next ? { next } : {}) },
        signal,
      }),
      ({ name }) => ({ value: name, label: name }),
    )
    if (next !== undefined) return page
    const ownMatches = own.filter((name) => folded(name).includes(folded(search)))
    return { ...page, data: [...ownMatches.map((name) => ({ value: name, label: name })), ...page.data] }
  }

async function addSector(name: string): Promise<Choice> {
  const sector = await api('POST /api/v1/user/sector', { body: { name } })
  return { value: sector.name, label: sector.name }
}

function AddressFields() {
  const fillPlace = usePinPlace('address.')
  return (
    <>
      <TextField name="address.line1" label={t`Address line 1`} optional maxLength={120} autoComplete="address-line1" />
      <TextField name="address.line2" label={t`Address line 2`} optional maxLength={120} autoComplete="address-line2" />
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

function TaxFields() {
  return (
    <FieldRow>
      <TextField name="pan" label={t`PAN`} optional upperCase maxLength={10} placeholder="AAACA1234F" />
      <TextField name="gstin" label={t`GSTIN`} optional upperCase maxLength={15} />
      <TextField name="tan" label={t`TAN`} optional upperCase maxLength={10} placeholder="BLRA12345B" />
    </FieldRow>
  )
}

function CalendarFields() {
  return (
    <FieldRow>
      <AutocompleteField name="timeZone" label={t`Time zone`} options={timeZones} />
      <SelectField name="weekStartsOn" label={t`Week starts on`} options={weekdays} />
    </FieldRow>
  )
}
