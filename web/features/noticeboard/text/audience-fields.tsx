import { t } from '@lingui/core/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { audienceKinds, type AudienceKind } from '@muster/contract/noticeboard/audience-kinds.ts'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { ChoicesField } from '../../../shared/form/choice/choices-field.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import type { Choice } from '../../../shared/form/choice/use-options.ts'

export type Audience = Got<'GET /api/v1/user/announcement'>['data'][number]['audience']

export const kindLabels: Readonly<Record<AudienceKind, string>> = {
  everyone: t`Everyone`,
  department: t`Departments`,
  location: t`Locations`,
  role: t`Roles`,
}

/** "Design, Sales" */
export function audienceText({ kind, members }: Audience): string {
  if (kind === 'everyone') return kindLabels.everyone
  return members.length === 0 ? t`No one` : members.map(({ name }) => name).join(', ')
}

/** The fields' initial values. */
export function audienceValues(audience: Audience | undefined): { audience: string; audienceIds: Choice[] } {
  return {
    audience: audience?.kind ?? 'everyone',
    audienceIds: (audience?.members ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
  }
}

/** Who can see something: everyone, or the people of some departments, locations or roles. */
export function AudienceFields() {
  const { setValue } = useFormContext()
  const kind = useWatch({ name: 'audience' }) as AudienceKind
  return (
    <>
      <SelectField
        name="audience"
        label={t`Audience`}
        options={audienceKinds.map((value) => ({ value, label: kindLabels[value] }))}
        onChanged={() => setValue('audienceIds', [])}
      />
      {kind === 'everyone' ? null : (
        <ChoicesField
          key={kind}
          name="audienceIds"
          label={kindLabels[kind]}
          load={async (search, _, signal) => {
            const query = { kind, ...(search ? { search } : {}) }
            const members = await api('GET /api/v1/user/audience-choice', { query, signal })
            return {
              data: members.map(({ _id, name }) => ({ value: _id, label: name })),
              pagination: { next: null },
            }
          }}
        />
      )}
    </>
  )
}
