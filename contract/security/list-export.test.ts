import { expect, it } from 'vitest'
import { allRoutes } from '../all-routes.ts'
import type { Route } from '../routes.ts'

/** Paged lists of the caller's own data, or of the company's settings and books, without data of individual people. */
const harmless = [
  ...['location', 'shift', 'salary-component', 'salary-template-table', 'payrun-history', 'tds-challan'],
  ...['statutory-law', 'pay-input-batch', 'parallel-run', 'data-import', 'announcement', 'webhook/{id}/delivery'],
  // Of one employee only; and what is pending with the caller.
  ...['passbook/{id}', 'pending-change'],
].map((path) => `GET /api/v1/user/${path}`)
const own = [
  ...['attendance', 'compOff-request', 'work-from-home', 'attendance-request', 'leave', 'claims-request'],
  // Of one employee, and what all colleagues see of each other.
  ...['travel-expense-request', 'procurement-request', 'activity/{id}', 'birthday'],
].map((path) => `GET /api/v1/employee/${path}`)

it('every paged list is of people, or listed as harmless', () => {
  const rest = Object.entries(allRoutes as Record<string, Route>).flatMap(([key, { paging, ofPeople }]) =>
    (paging === 'page' || paging === 'optionalPage') && !ofPeople ? [key] : [],
  )
  expect(rest.toSorted()).toEqual([...harmless, ...own].toSorted())
})
