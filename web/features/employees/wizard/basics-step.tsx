import { t } from '@lingui/core/macro'
import { BasicsForm } from '../form/basics-form.tsx'
import type { StepProps } from './step.ts'

export default function BasicsStep({ employee, wizard }: StepProps) {
  return <BasicsForm employee={employee} submit={t`Save and Continue`} cancel="/home/employees" onDone={wizard.next} />
}
