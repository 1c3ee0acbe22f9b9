import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Id, Instant, Month, Paise } from '../../values.ts'
import { AskedEntity } from '../legal-entity/asked-entity.ts'
import { FinancialYear } from './tax-declaration.ts'

/** A stored part: its id identifies the document. */
const Part = z.object({ _id: Id, madeAt: Instant })

const Form16Row = z.object({
  /** The employee's id. Who was paid by several legal entities in the year has a row, and a certificate, of each. */
  _id: Id,
  /** The legal entity that certifies; null if there is only the organisation itself. */
  employer: z.object({ /** Null: the organisation itself. */ _id: Id.nullable(), name: z.string() }).nullable(),
  name: z.string(),
  code: z.string(),
  department: z.string().nullable(),
  hasPan: z.boolean(),
  /** As issued by the tax department. */
  partA: Part.nullable(),
  partB: Part.extend({
    /** Net tax payable for the year. */
    taxPaise: Paise,
    /** Withheld by this employer. */
    tdsPaise: Paise,
    /** False if pay or declarations changed since, so that it has to be generated again. */
    isCurrent: z.boolean(),
    /** The name of the accompanying statement of perquisites; null for someone without any. */
    perquisites: z.string().nullable(),
  }).nullable(),
  /** When the parts were issued to the employee; null if not yet. */
  issuedAt: Instant.nullable(),
  /** False if a part was generated since. */
  isIssuedWhole: z.boolean(),
})

const Year = z.object({
  financialYear: z.string(),
  /** `Form 16`, from 2026-27 `Form 130`. */
  form: z.string(),
  /** Months of the year whose pay is not locked yet. */
  openMonths: z.array(Month),
  people: z.int(),
  withoutPan: z.int(),
  withPartA: z.int(),
  withPartB: z.int(),
  /** Generated before pay or declarations changed. */
  outdated: z.int(),
  issued: z.int(),
  /** Missing employer details that the certificate prints; each is entered in the statutory settings or the company information. */
  missing: z.array(z.enum(['tan', 'pan', 'signatory', 'address'])),
})

/** Some of the year's people, or everyone. */
const some = z.object({
  financialYear: FinancialYear,
  employeeIds: z.array(z.uuid('Choose an employee')).min(1, 'Choose an employee').max(500).optional(),
})
const document = z.object({ id: z.uuid('Document ID is required') })
/** The part itself; for Part B also its statement of perquisites, or one document with everything. */
const paper = z.object({ paper: z.enum(['part', 'perquisites', 'whole']).default('part') })

/** The salary and tax certificates of a financial year. Part A is made by the tax department only. */
export const form16Routes = defineRoutes({
  'GET /api/v1/user/form-16': {
    access: 'form16Read',
    ofPeople: true,
    summary: 'A page of the people who were paid in a year, and how far their certificates are.',
    query: z.object({
      financialYear: FinancialYear.optional(),
      search: z.string().trim().max(100).optional(),
      show: z.enum(['noPan', 'noPartA', 'noPartB', 'outdated', 'notIssued', 'issued']).optional(),
      sortBy: z.enum(['name', 'issuedAt', 'tds']).default('name'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
    }),
    paging: 'page',
    reply: z.array(Form16Row),
  },
  'GET /api/v1/user/form-16-year': {
    access: 'form16Read',
    summary: 'Where the certificates of a year stand; of the last finished year without one.',
    query: z.object({ financialYear: FinancialYear.optional() }),
    reply: Year,
  },
  'POST /api/v1/user/form-16': {
    sends: 'letter',
    access: 'form16Read',
    summary: 'Makes Part B of a year from what was paid, as a job: for some people, or for everybody.',
    body: some,
    reply: z.object({ people: z.int() }),
  },
  'POST /api/v1/user/form-16-part-a': {
    access: 'form16Read',
    summary:
      'Takes Part A of many (a zip) or of one (a PDF) as the tax department gave it; the PAN in a file name says whose it is.',
    body: z.object({
      financialYear: FinancialYear,
      /** The legal entity whose TAN they are of; may be absent for people whom one entity paid in the year. */
      entity: AskedEntity.optional(),
    }),
    files: { file: { types: ['application/zip', 'application/pdf'], maxBytes: 20 * 1024 * 1024 } },
    reply: z.object({
      matched: z.array(z.object({ file: z.string(), name: z.string(), code: z.string() })),
      unmatched: z.array(z.object({ file: z.string(), reason: z.string() })),
    }),
  },
  'PUT /api/v1/user/form-16-issue': {
    access: 'form16Read',
    summary:
      'Issues the available parts to employees and notifies them, as a job; employees without Part B are excluded.',
    body: some,
    reply: z.object({ issued: z.int(), excluded: z.int() }),
  },
  'GET /api/v1/user/form-16-pdf/{id}': {
    heavy: true,
    access: 'form16Read',
    summary: 'A part of a certificate, or the whole of it in one document.',
    params: document,
    query: paper,
    reply: 'blob',
  },
  'GET /api/v1/employee/self-form-16': {
    access: 'signedIn',
    former: true,
    summary: 'The certificates that the caller was given, the newest year first.',
    reply: z.array(
      z.object({
        financialYear: z.string(),
        form: z.string(),
        /** The legal entity that certifies; null if there is only the organisation itself. */
        employer: z.string().nullable(),
        issuedAt: Instant,
        /** Null: not issued by the employer. */
        partA: Id.nullable(),
        partB: Id,
        /** The name of the statement of perquisites; null for someone without any. */
        perquisites: z.string().nullable(),
      }),
    ),
  },
  'GET /api/v1/employee/self-form-16-pdf/{id}': {
    heavy: true,
    access: 'signedIn',
    former: true,
    summary: 'A part of a certificate that the caller was given, or the whole of it in one document.',
    params: document,
    query: paper,
    reply: 'blob',
  },
})
