import { z } from 'zod'
import { bankAccount, sameNumberTwice, withBankOfIfsc } from '../../bank-account.ts'
import { Pan, Tan } from '../../identifiers.ts'
import { nameText } from '../../name.ts'
import { Address } from '../../organisation/company.routes.ts'
import { defineRoutes } from '../../routes.ts'
import { ending, Id, Instant, Month, text } from '../../values.ts'
import { EsiEmployer, PfEstablishment, StateRegistration } from '../statutory-numbers.ts'
import { AskedEntity } from './asked-entity.ts'

/** An entity's registration with a state authority. */
const EntityRegistration = z.object({
  state: z.string('Choose a state').regex(/^IN-[A-Z]{2}$/, 'Choose a state'),
  pt: StateRegistration.default(null),
  lwf: StateRegistration.default(null),
})

/** The person who signs for an entity's TDS. */
const Responsible = z.object({
  name: nameText('the name', 120, 0).default(''),
  fatherName: nameText('the name', 120, 0).default(''),
  designation: text('the designation', 80, 0).default(''),
  /** Of the Commissioner of Income Tax (TDS). */
  circleAddress: text('the address', 300, 0).default(''),
})

export const LegalEntityInput = z.object({
  /** The name in lists and in file names. */
  name: nameText('a short name', 40, 2),
  legalName: nameText('the legal name', 160, 2),
  pan: Pan.nullable().default(null),
  tan: Tan.nullable().default(null),
  establishmentNumber: PfEstablishment.default(null),
  employerCode: EsiEmployer.default(null),
  address: Address,
  registrations: z
    .array(EntityRegistration)
    .max(40, ending('Enter each state once'))
    .refine((all) => new Set(all.map(({ state }) => state)).size === all.length, 'Enter each state once')
    .default([]),
  responsible: Responsible,
})

const EntityBank = z.object({
  holderName: z.string(),
  /** Its last four digits. */
  accountNumber: z.string(),
  ifsc: z.string(),
  bankName: z.string(),
  updatedAt: Instant,
})

export const EntityBankInput = z.object(bankAccount).superRefine(sameNumberTwice).overwrite(withBankOfIfsc)

export const LegalEntity = z.object({
  _id: Id,
  name: z.string(),
  legalName: z.string(),
  pan: z.string().nullable(),
  tan: z.string().nullable(),
  establishmentNumber: z.string().nullable(),
  employerCode: z.string().nullable(),
  address: Address,
  registrations: z.array(z.object({ state: z.string(), pt: z.string().nullable(), lwf: z.string().nullable() })),
  responsible: z.object({
    name: z.string(),
    fatherName: z.string(),
    designation: z.string(),
    circleAddress: z.string(),
  }),
  /** Null if no account has been entered. */
  bank: EntityBank.nullable(),
  /** The number of people who belong to it today. */
  people: z.int(),
  archivedAt: Instant.nullable(),
})

/** The organisation itself as the first legal entity; its details are kept on its own pages. */
const OwnEntity = LegalEntity.pick({
  name: true,
  legalName: true,
  pan: true,
  tan: true,
  establishmentNumber: true,
  employerCode: true,
  people: true,
})

const EntityName = z.object({ _id: Id.nullable(), name: z.string() })

export const EntityMove = z.object({
  employees: z.array(Id).min(1, 'Choose at least one employee').max(100, 'Choose at most 100 people'),
  /** Null for the organisation itself. */
  entityId: z.union([Id, z.null()], 'Choose a legal entity'),
  /** The first month that it pays. A month is paid by one entity. */
  from: Month,
})

const params = z.object({ id: z.uuid('Legal entity ID is required') })

export const legalEntityRoutes = defineRoutes({
  'GET /api/v1/user/legal-entity': {
    access: ['access_statutory_settings', 'payRunConfigWrite'],
    summary: 'The legal entities of the organisation: itself, and every other employer within it.',
    reply: z.object({ own: OwnEntity, entities: z.array(LegalEntity) }),
  },
  'POST /api/v1/user/legal-entity': {
    access: 'access_statutory_settings',
    proof: true,
    summary: 'Adds a legal entity. It pays nobody until people are moved to it.',
    body: LegalEntityInput,
    reply: z.object({ _id: Id }),
    message: 'Legal entity added',
  },
  'PUT /api/v1/user/legal-entity/{id}': {
    access: 'access_statutory_settings',
    proof: true,
    summary: 'Changes a legal entity: its returns and payslips name it by what is saved last.',
    params,
    body: LegalEntityInput,
    reply: z.object({ _id: Id }),
    message: 'Legal entity saved',
  },
  'PUT /api/v1/user/legal-entity/{id}/archived': {
    access: 'access_statutory_settings',
    summary: 'Archives a legal entity that nobody belongs to, or takes it back.',
    params,
    body: z.object({ isArchived: z.boolean('Choose yes or no') }),
    reply: z.null(),
    message: 'Saved',
  },
  'PUT /api/v1/user/legal-entity/{id}/bank': {
    access: 'payRunConfigWrite',
    proof: true,
    summary: 'Saves the account that the salaries of a legal entity are paid from: its bank file names it.',
    params,
    body: EntityBankInput,
    reply: EntityBank,
    message: 'Bank account saved',
  },
  'GET /api/v1/user/legal-entity/{id}/bank/reveal': {
    access: 'payRunConfigWrite',
    summary: 'The account number of a legal entity in full; viewing it is logged.',
    params,
    reply: z.object({ value: z.string() }),
  },
  'GET /api/v1/user/legal-entity-name': {
    access: ['payRollHistoryRead', 'form16Read', 'access_statutory_settings'],
    summary: 'What the legal entities are called, the organisation itself first; none where it has itself alone.',
    reply: z.array(EntityName),
  },
  'GET /api/v1/user/legal-entity-choice': {
    access: ['allEmployeeRead', 'allEmployeeWrite'],
    summary:
      'The legal entities that somebody can belong to, the organisation itself first; none where it has itself alone.',
    reply: z.array(EntityName),
  },
  'GET /api/v1/user/legal-entity-people': {
    access: 'access_statutory_settings',
    ofPeople: true,
    summary: 'A page of the employees with the legal entity they belong to today and the next one.',
    query: z.object({
      search: z.string().trim().max(100).optional(),
      entity: AskedEntity.optional(),
      sortBy: z.enum(['name']).default('name'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
    }),
    paging: 'page',
    limit: 20,
    reply: z.array(
      z.object({
        employee: z.object({ _id: Id, name: z.string(), code: z.string() }),
        entity: EntityName,
        /** Null: since joining. */
        from: Month.nullable(),
        next: EntityName.extend({ from: Month }).nullable(),
      }),
    ),
  },
  'PUT /api/v1/user/legal-entity-people': {
    access: 'access_statutory_settings',
    summary: 'Moves people to a legal entity from a month on, whose pay is not approved yet: all of them or no one.',
    body: EntityMove,
    reply: z.object({ moved: z.int() }),
    message: 'Saved',
  },
  'GET /api/v1/employee/legal-entity-history/{id}': {
    access: ['access_statutory_settings', 'employeeSalaryRead', 'payRollHistoryRead'],
    summary:
      'The legal entities that an employee belonged to, the latest first; none where the organisation has only itself.',
    params: z.object({ id: z.uuid('Employee ID is required') }),
    reply: z.object({
      /** The entities that the employee can be moved to. */
      entities: z.array(EntityName),
      history: z.array(
        EntityName.extend({ from: Month.nullable(), who: z.string().nullable(), at: Instant.nullable() }),
      ),
      /** The first month that is not approved. */
      firstOpen: Month,
    }),
  },
})
