import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { ending, Id, Instant, text } from '../values.ts'
import { mailboxes, ssoAccounts, ssoStates } from './choices.ts'

const Domain = z
  .string('Enter a domain, for example company.com')
  .trim()
  .toLowerCase()
  .max(190, ending('A domain can have at most 190 characters'))
  .regex(
    /^(?=.{4,})(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    'Enter a domain, for example company.com',
  )

const Issuer = z
  .string('Enter the issuer address')
  .trim()
  .max(500, 'The issuer address can have at most 500 characters')
  .pipe(z.url('Enter an address that begins with https://'))

export const ProviderInput = z.object({
  issuer: Issuer,
  clientId: text('the client ID', 255),
  /** Left out: unchanged. Null: the client has none. */
  clientSecret: text('the client secret', 1000).nullable().optional(),
  accounts: z.enum(ssoAccounts).default('invited'),
  /** Whether a second factor at the provider (`amr` has `mfa`) counts. */
  trustsSecondFactor: z.boolean().default(false),
  /** The claim with a person's groups; null: roles are assigned here. */
  groupsClaim: text('the name of the claim', 100).nullable().default(null),
  /** The first group that the person is in decides. */
  roles: z
    .array(z.object({ group: text('a group', 200), roleId: z.uuid('Choose a role') }))
    .max(50, ending('Map at most 50 groups'))
    .refine((rows) => new Set(rows.map(({ group }) => group)).size === rows.length, 'Name each group once')
    .default([]),
  /** Admins who may still sign in with their password. */
  breakGlass: z.array(Id).max(20).default([]),
  state: z.enum(ssoStates),
})

const Provider = z.object({
  issuer: z.string(),
  clientId: z.string(),
  hasSecret: z.boolean(),
  accounts: z.enum(ssoAccounts),
  trustsSecondFactor: z.boolean(),
  groupsClaim: z.string().nullable(),
  roles: z.array(z.object({ group: z.string(), roleId: Id })),
  breakGlass: z.array(Id),
  state: z.enum(ssoStates),
  testedAt: Instant.nullable(),
})

export const Settings = z.object({
  /** The redirect address to enter at the provider. */
  callback: z.string(),
  /** Null before it is set up. */
  provider: Provider.nullable(),
  domains: z.array(z.object({ domain: z.string(), mailbox: z.enum(mailboxes), provedAt: Instant.nullable() })),
  /** Admins who can be named as break-glass. */
  admins: z.array(z.object({ _id: Id, name: z.string(), email: z.string(), hasAuthenticator: z.boolean() })),
  roles: z.array(z.object({ _id: Id, name: z.string() })),
})

export const DomainInput = z.object({ domain: Domain, mailbox: z.enum(mailboxes, 'Choose a mailbox') })

export const providerRoutes = defineRoutes({
  'GET /api/v1/user/single-sign-on': {
    access: 'permissionWrite',
    summary: 'How the people of the company sign in at its identity provider; for the admin alone.',
    reply: Settings,
  },
  'PUT /api/v1/user/single-sign-on': {
    access: 'permissionWrite',
    proof: true,
    secret: true,
    summary: 'Sets up the identity provider, and switches it on once the connection was tested.',
    body: ProviderInput,
    reply: Settings,
    message: 'Saved',
  },
  'POST /api/v1/user/single-sign-on/domain': {
    sends: 'access',
    access: 'permissionWrite',
    proof: true,
    summary: 'Claims a domain: a code goes to a mailbox that only its owner reads.',
    body: DomainInput,
    reply: Settings,
    message: 'Code sent',
  },
  'POST /api/v1/user/single-sign-on/domain-proof': {
    access: 'permissionWrite',
    proof: true,
    secret: true,
    summary: 'Proves a domain by the code that was sent there.',
    body: z.object({
      domain: Domain,
      code: z
        .string('Enter the code')
        .trim()
        .regex(/^\d{6}$/, 'Enter 6 digits'),
    }),
    reply: Settings,
    message: 'Domain verified',
  },
  'POST /api/v1/user/single-sign-on/domain-removal': {
    access: 'permissionWrite',
    proof: true,
    summary: 'Gives a domain up; its people sign in with passwords again.',
    body: z.object({ domain: Domain }),
    reply: Settings,
    message: 'Domain removed',
  },
  'POST /api/v1/user/single-sign-on/test': {
    access: 'permissionWrite',
    proof: true,
    secret: true,
    summary: 'Where the admin signs in at the provider to test the connection.',
    reply: z.object({ url: z.string() }),
  },
})
