import { useCan } from '../../../shared/session/session.ts'

export interface Allowed {
  bank: boolean
  salary: boolean
  access: boolean
}

/** The steps that this person may fill in. */
export function useAllowed(): Allowed {
  const canReadBank = useCan(['employeeBankRead', 'employeeBankWrite'])
  const canWriteBank = useCan('employeeBankWrite')
  const canReadSalary = useCan('employeeSalaryRead')
  const canWriteSalary = useCan('employeeSalaryWrite')
  return {
    bank: canReadBank && canWriteBank,
    salary: canReadSalary && canWriteSalary,
    access: useCan('permissionWrite'),
  }
}
