import { t } from '@lingui/core/macro'
import { DateText } from '../../../shared/format/date-text.tsx'
import { stateName } from '../../../shared/format/states.ts'
import type { Fact } from '../../../shared/ui/facts.tsx'
import { Masked } from '../../../shared/ui/masked.tsx'
import { countryName } from '../countries.ts'
import { genders, identityNumbers, labelOf, maritalStatuses, type Personal } from '../employee-labels.ts'

export type RevealNumber = (field: (typeof identityNumbers)[number]['field']) => Promise<string>

/** Personal details as label and value. */
export function personalFacts(personal: Personal): Fact[] {
  return [
    { label: t`Date of birth`, value: personal.birthDate ? <DateText value={personal.birthDate} /> : null },
    { label: t`Gender`, value: labelOf(genders, personal.gender) },
    { label: t`Blood group`, value: personal.bloodGroup },
    { label: t`Marital status`, value: labelOf(maritalStatuses, personal.maritalStatus) },
    { label: t`Nationality`, value: countryName(personal.nationality) },
    { label: t`Current address`, value: addressText(personal.currentAddress), wide: true },
    { label: t`Permanent address`, value: addressText(personal.permanentAddress), wide: true },
  ]
}

/** Identity numbers with a button that reveals one for a while; each reveal is logged. */
export function identityFacts(personal: Personal, reveal: RevealNumber): Fact[] {
  return identityNumbers.map(({ field, label }) => {
    const last4 = personal[field]
    if (!personal.canSeeIdentity) return { label, value: t`Hidden` }
    return { label, value: last4 === null ? null : <Masked value={last4} label={label} reveal={() => reveal(field)} /> }
  })
}

function addressText({ line1, line2, city, state, pinCode }: Personal['currentAddress']): string {
  return [line1, line2, [city, pinCode].filter(Boolean).join(' '), state && stateName(state)].filter(Boolean).join(', ')
}
