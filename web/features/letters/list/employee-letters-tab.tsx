import { IssuedLetters } from './issued-letters.tsx'

/** The letters of an employee, as HR sees them. */
export default function EmployeeLettersTab({ employee }: { employee: { _id: string } }) {
  return <IssuedLetters employeeId={employee._id} />
}
