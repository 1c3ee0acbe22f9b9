import { t } from '@lingui/core/macro'
import { enabledField, type FieldGroup } from './field.ts'

export const tdsFields: readonly FieldGroup[] = [
  {
    title: t`Deductor`,
    description: t`As printed on returns and certificates.`,
    fields: [
      enabledField(t`Deduct income tax (TDS)`, t`At the average rate for the year`),
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
    title: t`Deduction`,
    fields: [
      {
        name: 'bonusMode',
        kind: 'choice',
        label: t`Tax on bonus and arrears`,
        options: [
          { value: 'spread', label: t`Spread over remaining months` },
          { value: 'inMonth', label: t`In full in the month of payment` },
        ],
      },
      {
        name: 'noPanWithRebate',
        kind: 'choice',
        label: t`No PAN, and no tax after rebate`,
        helper: t`The law is unclear on this`,
        options: [
          { value: 'nil', label: t`No deduction` },
          { value: 'flat20', label: t`20 % of income` },
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
        label: t`Proof submission deadline`,
        helper: t`The same date every year. After it, only accepted proofs count.`,
      },
      {
        name: 'declarationLock',
        kind: 'dayOfYear',
        label: t`Declarations close on`,
        helper: t`The same date every year. After it, only payroll can change them.`,
      },
      { name: 'askLandlordRelation', kind: 'switch', label: t`Ask for relationship with landlord` },
    ],
  },
]
