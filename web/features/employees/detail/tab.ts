import type { Employee } from '../employee-labels.ts'

export interface TabProps {
  employee: Employee
}
