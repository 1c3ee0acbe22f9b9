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
  /** Called for each flag set by hand, so that it no longer follows the name. */
  onChosen: (flag: Flag) => void
}

/** The statutory treatment of the component in the form. */
export function StatutoryFields({ onChosen }: Props) {
  const [type, tax] = useWatch({ name: ['type', 'tax'] }) as [ComponentType, ComponentFlags['tax']]
  const field = (flag: Flag) => ({ name: flag, onChanged: () => onChosen(flag) })
  return (
    <FormSection
      title={t`Statutory treatment`}
      description={t`How PF, ESI, tax and other laws treat this component. Preset to common practice; change it if your company treats it differently.`}
    >
      {type === 'deduction' ? (
        <RecoveryField />
      ) : type === 'benefit' ? (
        <BenefitFields />
      ) : (
        <>
          <RadioCards {...field('wageClass')} label={t`Wage treatment`} options={classOptions} minWidth={220} />
          {type === 'earning' ? (
            <>
              <SwitchField
                {...field('ptWage')}
                label={t`Counts for professional tax`}
                helper={t`Usually all earnings of the month.`}
              />
              <SwitchField
                {...field('esiWage')}
                label={t`Counts for ESI`}
                helper={t`Excludes bonus, gratuity and leave encashment.`}
              />
              <SwitchField
                {...field('bonusWage')}
                label={t`Counts for the statutory bonus`}
                helper={t`Basic, dearness allowance and other wages.`}
              />
            </>
          ) : null}
          <FieldRow minWidth={240}>
            <SelectField {...field('tax')} label={t`Income tax`} options={taxOptions} helper={taxHelp[tax]} />
            <SelectField
              {...field('taxHead')}
              label={t`Exemption category`}
              options={headOptions}
              helper={t`Decides HRA, LTA and pension exemptions.`}
            />
          </FieldRow>
        </>
      )}
    </FormSection>
  )
}

/**
 * Returns a function that sets the flags to the usual choice for the type, code and name in the form, except those set by hand. For the
 * fields that they follow.
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
  excluded: t`Counts only where excluded components exceed half of pay: HRA, conveyance, commission`,
  outside: t`Never counts: reimbursements, incentives, gratuity`,
}

const taxHelp: Readonly<Record<ComponentFlags['tax'], string>> = {
  taxable: t`Taxed as salary.`,
  exemptOldRegimeOnly: t`Exempt under the old regime to the extent of declared rent or travel; taxable under the new regime.`,
  exemptBothRegimes: t`Exempt under both regimes.`,
  perquisite: t`Paid in cash and taxed as a perquisite. If it is not paid in cash, add a benefit in kind.`,
  notIncome: t`Reimbursed expenses and employer contributions to funds.`,
}

const classOptions = optionsOf(wageClasses).map((option) => ({ ...option, detail: classHelp[option.value] }))
const taxOptions = optionsOf(taxTreatments)
const headOptions = optionsOf(taxHeads)

function optionsOf<K extends string>(words: Readonly<Record<K, string>>): { value: K; label: string }[] {
  return (Object.keys(words) as K[]).map((value) => ({ value, label: words[value] }))
}
