import { t } from '@lingui/core/macro'
import { type KeyArea, keyScopes } from '@muster/contract/integrations/key-scopes.ts'
import { areaOf } from '@muster/contract/permission-areas.ts'

/** "Employee records: read" */
export function scopeLabel(scope: string): string {
  const [area = '', mode] = scope.split(':')
  const { title } = areaOf[area as KeyArea]
  return mode === 'write' ? t`${title}: read and write` : t`${title}: read`
}

export const scopeChoices = keyScopes.map((value) => ({ value, label: scopeLabel(value) }))
