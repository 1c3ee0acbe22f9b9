import { SalaryComponentForm } from './salary-component-form.tsx'

export default function AddSalaryComponentScreen() {
  return <SalaryComponentForm />
}
