export { runName } from './run-state.ts'
export { SalaryFields } from './salary/salary-fields.tsx'
export { SalaryPanel } from './salary/salary-panel.tsx'
