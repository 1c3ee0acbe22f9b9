import type { Wizard } from './wizard-page.tsx'
import type { Employee } from '../employee-labels.ts'

export interface StepProps {
  employee: Employee
  wizard: Wizard
}
