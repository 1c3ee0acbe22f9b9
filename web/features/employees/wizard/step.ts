import type { Wizard } from './wizard-page.tsx'
import type { Employee } from '../words.ts'

export interface StepProps {
  employee: Employee
  wizard: Wizard
}
