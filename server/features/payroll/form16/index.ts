export { form16Routes } from './form-16.routes.ts'
export { makePartB } from './make.ts'
