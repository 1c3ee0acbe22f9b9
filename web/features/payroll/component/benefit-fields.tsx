import { t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { benefitOptions } from './benefit-words.ts'
import { SelectField } from '../select-later.tsx'

/** What a benefit in kind is: the laws of pay leave nothing else to choose. */
export function BenefitFields() {
  return (
    <>
      <Typography
        sx={{ color: 'text.secondary' }}
      >{t`A benefit in kind is no wage: no provident fund, ESI or professional tax. Its value is taxed like salary and not paid out.`}</Typography>
      <SelectField
        name="benefit"
        label={t`What is given`}
        options={benefitOptions}
        helper={t`Its row in the statement of perquisites that goes with Form 16.`}
      />
      <SwitchField
        name="inCtc"
        label={t`Part of the CTC`}
        helper={t`Its value comes out of the annual CTC. Off: it is given on top.`}
      />
    </>
  )
}

/** A deduction may be what an employee pays for a benefit in kind. */
export function RecoveryField() {
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{t`A deduction is neither wages nor income.`}</Typography>
      <SelectField
        name="benefit"
        label={t`Pays for a benefit in kind`}
        optional
        options={benefitOptions}
        placeholder={t`None`}
        helper={t`What is kept back lowers the value of that benefit that is taxed.`}
      />
    </>
  )
}
