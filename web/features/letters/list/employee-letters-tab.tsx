import { IssuedLetters } from './issued-letters.tsx'

/** An employee's letters, for HR. */
export default function EmployeeLettersTab({ employee }: { employee: { _id: string } }) {
  return <IssuedLetters employeeId={employee._id} />
}
