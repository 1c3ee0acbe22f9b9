import { t } from '@lingui/core/macro'
import { enabled, type FieldGroup } from './field.ts'

export const tdsFields: readonly FieldGroup[] = [
  {
    title: t`Deductor`,
    description: t`As returns and certificates print it.`,
    fields: [
      enabled(t`Income tax is withheld`, t`By the average rate of the year`),
      { name: 'tan', kind: 'company', label: t`TAN` },
      { name: 'circleAddress', kind: 'words', label: t`Address of the CIT (TDS)`, optional: true },
    ],
  },
  {
    title: t`Signatory`,
    fields: [
      { name: 'signatoryName', kind: 'words', label: t`Name`, optional: true },
      { name: 'signatoryFatherName', kind: 'words', label: t`Son or daughter of`, optional: true },
      { name: 'signatoryDesignation', kind: 'words', label: t`Designation`, optional: true },
    ],
  },
  {
    title: t`Withholding`,
    fields: [
      {
        name: 'bonusMode',
        kind: 'choice',
        label: t`Tax on a bonus or arrears`,
        options: [
          { value: 'spread', label: t`Over the months left` },
          { value: 'inMonth', label: t`Whole in the month it is paid` },
        ],
      },
      {
        name: 'noPanWithRebate',
        kind: 'choice',
        label: t`No PAN, and the rebate leaves no tax`,
        helper: t`Not settled in the law`,
        options: [
          { value: 'nil', label: t`Nothing is withheld` },
          { value: 'flat20', label: t`20 % of the income` },
        ],
      },
    ],
  },
  {
    title: t`Declarations`,
    fields: [
      {
        name: 'proofCutOff',
        kind: 'dayOfYear',
        label: t`Proofs are due by`,
        helper: t`The same day every year. From then on only accepted proofs count.`,
      },
      {
        name: 'declarationLock',
        kind: 'dayOfYear',
        label: t`Declarations close on`,
        helper: t`The same day every year. Later only payroll changes them.`,
      },
      { name: 'askLandlordRelation', kind: 'switch', label: t`Ask for the relation to the landlord` },
    ],
  },
]
