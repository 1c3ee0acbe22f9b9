import { t } from '@lingui/core/macro'
import { useNavigate } from 'react-router'
import { AccessEditor } from '../access/access-editor.tsx'
import type { StepProps } from './step.ts'

export default function AccessStep({ employee, wizard }: StepProps) {
  const navigate = useNavigate()
  return (
    <AccessEditor
      employeeId={employee._id}
      name={employee.name}
      folded
      submit={t`Continue`}
      onDone={wizard.next}
      back={() => void navigate(wizard.back ?? '/home/employees')}
    />
  )
}
