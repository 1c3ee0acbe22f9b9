import type { Employee } from '../words.ts'

export interface TabProps {
  employee: Employee
}
