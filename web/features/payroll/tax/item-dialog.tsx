import { t } from '@lingui/core/macro'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { Fields } from '../../../shared/form/form-section.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ItemFields } from './item-fields.tsx'
import { detailsOf, itemValues, monthsOf } from './item-values.ts'
import { addItem, changeItem, refreshTax, type TaxOwner } from './tax-calls.ts'
import type { TaxDeclaration, TaxGroup, TaxItem } from './types.ts'
import { choicesOf, itemTitle } from './tax-labels.ts'

interface Props {
  owner: TaxOwner
  declaration: TaxDeclaration
  group: TaxGroup
  /** The item to change; null for a new one. */
  item: TaxItem | null
  onClose: () => void
}

/** Declares an item, or changes one. */
export default function ItemDialog({ owner, declaration, group, item, onClose }: Props) {
  const { financialYear, landlordPanFromPaise, asksLandlordRelation } = declaration
  const months = monthsOf(financialYear)
  const choices = (item === null ? group.sections : [item.section]).flatMap(choicesOf)
  const only = choices.length === 1 ? (choices[0]?.value ?? '') : ''
  return (
    <FormDialog
      open
      onClose={onClose}
      title={item === null ? group.name : itemTitle(item.details)}
      values={itemValues(item?.details ?? null, only, months)}
      prepare={(body) => ({ details: detailsOf(body) })}
      fieldOf={(path) => (path === 'details.section' ? 'choice' : path.replace(/^details\./, ''))}
      schema={() =>
        import('@muster/contract/payroll/tax/tax-declaration.routes.ts').then(
          ({ taxDeclarationRoutes }) => taxDeclarationRoutes['PUT /api/v1/employee/self-tax-item/{id}'].body,
        )
      }
      send={({ details }) =>
        item === null ? addItem(owner, financialYear, details) : changeItem(owner, item._id, details)
      }
      onDone={() => {
        snack(t`Saved`)
        void refreshTax()
      }}
      submit={t`Save`}
      intro={
        item?.state === 'accepted'
          ? t`Payroll has accepted this item. If you change it, payroll must accept it again.`
          : undefined
      }
    >
      <Fields>
        {choices.length > 1 ? <SelectField name="choice" label={t`Type`} options={choices} /> : null}
        <ItemFields {...{ months, landlordPanFromPaise, asksLandlordRelation }} />
      </Fields>
    </FormDialog>
  )
}
