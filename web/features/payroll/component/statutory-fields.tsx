import { t } from '@lingui/core/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  type ComponentFlags,
  defaultFlags,
  taxHeads,
  taxTreatments,
  wageClasses,
} from '@muster/contract/payroll/salary/component-flags.ts'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import type { ComponentType } from './calculation.ts'
import { BenefitFields, RecoveryField } from './benefit-fields.tsx'
import { SelectField } from '../select-later.tsx'

export type Flag = keyof ComponentFlags

interface Props {
  /** Told of each flag that somebody sets by hand, so that it no longer follows from the name. */
  onChosen: (flag: Flag) => void
}

/** How the laws of pay look at the component of the form. */
export function StatutoryFields({ onChosen }: Props) {
  const [type, tax] = useWatch({ name: ['type', 'tax'] }) as [ComponentType, ComponentFlags['tax']]
  const field = (flag: Flag) => ({ name: flag, onChanged: () => onChosen(flag) })
  return (
    <FormSection
      title={t`Statutory treatment`}
      description={t`How the laws of pay look at it, as most companies read them for such a name. Change it where yours reads them otherwise.`}
    >
      {type === 'deduction' ? (
        <RecoveryField />
      ) : type === 'benefit' ? (
        <BenefitFields />
      ) : (
        <>
          <RadioCards {...field('wageClass')} label={t`As wages`} options={classOptions} minWidth={220} />
          {type === 'earning' ? (
            <>
              <SwitchField
                {...field('ptWage')}
                label={t`Counts for professional tax`}
                helper={t`Usually everything that is earned in the month.`}
              />
              <SwitchField
                {...field('esiWage')}
                label={t`Counts for state insurance (ESI)`}
                helper={t`Not bonus, gratuity and leave encashment.`}
              />
              <SwitchField
                {...field('bonusWage')}
                label={t`Counts for the statutory bonus`}
                helper={t`Basic, dearness allowance and other pay that is wages.`}
              />
            </>
          ) : null}
          <FieldRow minWidth={240}>
            <SelectField {...field('tax')} label={t`Income tax`} options={taxOptions} helper={taxHelp[tax]} />
            <SelectField
              {...field('taxHead')}
              label={t`For exemptions it is`}
              options={headOptions}
              helper={t`What rent, travel and pension rules take it for.`}
            />
          </FieldRow>
        </>
      )}
    </FormSection>
  )
}

/**
 * A function that sets the flags to what most companies choose for the type, code and name in the form, all but those that
 * were set by hand. For the fields from which they follow.
 */
export function useFlagsThatFollow(isChosen: (flag: Flag) => boolean): () => void {
  const { getValues, setValue } = useFormContext()
  return () => {
    const { type, code, name } = getValues() as { type: ComponentType; code: string; name: string }
    for (const [flag, value] of Object.entries(defaultFlags({ type, code, name }))) {
      if (!isChosen(flag as Flag)) setValue(flag, value)
    }
  }
}

const classHelp: Readonly<Record<ComponentFlags['wageClass'], string>> = {
  included: t`Counts for provident fund, ESI and gratuity: basic, dearness and special allowance`,
  excluded: t`Counts only where such parts are more than half of the pay: HRA, conveyance, commission`,
  outside: t`Never counts: reimbursements, incentives, gratuity`,
}

const taxHelp: Readonly<Record<ComponentFlags['tax'], string>> = {
  taxable: t`Taxed as salary.`,
  exemptOldRegimeOnly: t`Exempt in the old regime as far as rent or travel is declared; taxed in the new one.`,
  exemptBothRegimes: t`Never taxed.`,
  perquisite: t`Paid in money and taxed as a perquisite. What is not paid is a benefit in kind.`,
  notIncome: t`Costs paid back, and what the employer pays to funds.`,
}

const classOptions = optionsOf(wageClasses).map((option) => ({ ...option, detail: classHelp[option.value] }))
const taxOptions = optionsOf(taxTreatments)
const headOptions = optionsOf(taxHeads)

function optionsOf<K extends string>(words: Readonly<Record<K, string>>): { value: K; label: string }[] {
  return (Object.keys(words) as K[]).map((value) => ({ value, label: words[value] }))
}
