import { t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { benefitOptions } from './benefit-labels.ts'
import { SelectField } from '../select-later.tsx'

/** The kind of a benefit in kind: the law leaves nothing else to choose. */
export function BenefitFields() {
  return (
    <>
      <Typography
        sx={{ color: 'text.secondary' }}
      >{t`A benefit in kind is not part of wages: no PF, ESI or professional tax applies. Its value is taxed as salary but not paid out.`}</Typography>
      <SelectField
        name="benefit"
        label={t`Type of benefit`}
        options={benefitOptions}
        helper={t`Its row in the perquisites statement issued with Form 16.`}
      />
      <SwitchField
        name="inCtc"
        label={t`Included in CTC`}
        helper={t`If off, its value is in addition to the annual CTC.`}
      />
    </>
  )
}

/** Marks a deduction as the recovery of a benefit in kind. */
export function RecoveryField() {
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{t`A deduction counts neither as wages nor as income.`}</Typography>
      <SelectField
        name="benefit"
        label={t`Recovery for a benefit in kind`}
        optional
        options={benefitOptions}
        placeholder={t`None`}
        helper={t`The amount recovered reduces the taxable value of that benefit.`}
      />
    </>
  )
}
