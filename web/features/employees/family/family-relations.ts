import { t } from '@lingui/core/macro'
import type { FamilyRelation } from '@muster/contract/employees/family.ts'

export const familyRelationOptions: { value: FamilyRelation; label: string }[] = [
  { value: 'spouse', label: t`Spouse` },
  { value: 'son', label: t`Son` },
  { value: 'daughter', label: t`Daughter` },
  { value: 'father', label: t`Father` },
  { value: 'mother', label: t`Mother` },
  { value: 'fatherInLaw', label: t`Father-in-law` },
  { value: 'motherInLaw', label: t`Mother-in-law` },
  { value: 'brother', label: t`Brother` },
  { value: 'sister', label: t`Sister` },
  { value: 'other', label: t`Other` },
]
