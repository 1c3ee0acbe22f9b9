import { plural, t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { AutocompleteField } from '../../../shared/form/choice/autocomplete-field.tsx'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { entitiesChanged } from './entity.ts'

interface Props {
  employees: readonly string[]
  /** Null for the organisation itself. */
  entities: readonly { _id: string | null; name: string }[]
  /** Called with whether anything was sent. */
  onClose: (isDone: boolean) => void
}

/** Moves people to another legal entity, from the first of a month on. */
export default function MoveDialog({ employees, entities, onClose }: Props) {
  return (
    <FormDialog
      open
      title={t`Move to a legal entity`}
      intro={plural(employees.length, {
        one: 'The new entity pays # employee for whole months. For PF, ESI and TDS this is a change of employer.',
        other: 'The new entity pays # employees for whole months. For PF, ESI and TDS this is a change of employer.',
      })}
      values={{ entityId: null, from: null }}
      prepare={({ entityId, ...body }) => ({ ...body, employees, entityId: entityId === 'own' ? null : entityId })}
      schema={() =>
        import('@muster/contract/payroll/legal-entity/legal-entity.routes.ts').then((routes) => routes.EntityMove)
      }
      send={(body) => api('PUT /api/v1/user/legal-entity-people', { body })}
      onDone={({ moved }) => {
        entitiesChanged()
        snack(plural(moved, { one: '# employee moved', other: '# employees moved' }))
        onClose(true)
      }}
      submit={t`Move`}
      onClose={() => onClose(false)}
    >
      <FieldRow>
        <AutocompleteField
          name="entityId"
          label={t`Legal entity`}
          options={entities.map(({ _id, name }) => ({ value: _id ?? 'own', label: name }))}
        />
        <DateField
          name="from"
          label={t`From month`}
          month
          helper={t`From the first of the month. The whole month's pay belongs to the new entity. Approved months do not change.`}
        />
      </FieldRow>
    </FormDialog>
  )
}
