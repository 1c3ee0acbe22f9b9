export { runName } from './run/run-state.ts'
export { SalaryFields } from './salary/salary-fields.tsx'
export { SalaryPanel } from './salary/salary-panel.tsx'
