import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'
import { parseKeyRing } from './key-ring.ts'

/** Sealed values by table and column. A new one is a line here; `reseal` finds all of them. */
export const sealedPurposes = [
  'change_request.value',
  'company_bank.account',
  'data_import.mapped',
  'data_import.unknown',
  'data_import_file.file',
  'data_import_row.cells',
  'data_import_row.found',
  'data_import_row.stuck',
  'data_import_row.undo',
  'tds_deductor.person_pan',
  'employee_bank.account',
  'employee_document.number',
  'employee_personal.aadhaar',
  'employee_personal.esi',
  'employee_personal.pan',
  'employee_personal.uan',
  'legal_entity_bank.account',
  'legal_entity_deductor.person_pan',
  'parallel_run_row.cells',
  'pending_change.payload',
  'personal_export.key',
  'second_factor.secret',
  'sso_provider.client_secret',
  'tax_item.pan',
  'webhook.secret',
] as const
export type SealedPurpose = (typeof sealedPurposes)[number]

export interface Secrets {
  /** The version of the secret used for sealing. */
  readonly version: number
  /** Encrypts a field (AES-256-GCM); it can be opened for the same purpose only. */
  seal(purpose: SealedPurpose, plain: string): string
  /** Opens what any version sealed. */
  open(purpose: SealedPurpose, sealed: string): string
  /** A keyed digest, to find or compare a secret without storing it (codes, tokens, duplicate bank accounts). */
  digest(purpose: string, value: string): string
  /** A key of 32 bytes for another use, for example signing access tokens. */
  key(purpose: string): Uint8Array
}

/** All keys are derived from the secrets of a ring (`parseKeyRing`), one for each purpose. Only `open` uses older ones. */
export function createSecrets(ringText: string): Secrets {
  const { current, secrets } = parseKeyRing(ringText)
  const keys = new Map<string, Uint8Array>()
  const keyOf = (purpose: string, version = current.version) => {
    const name = `${version} ${purpose}`
    const secret = secrets.get(version)
    if (secret === undefined) throw new Error(`There is no secret of version ${version}.`)
    const known = keys.get(name) ?? new Uint8Array(hkdfSync('sha256', secret, 'muster', purpose, 32))
    keys.set(name, known)
    return known
  }
  return {
    version: current.version,
    seal(purpose, plain) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyOf(`field:${purpose}`), iv)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `v${current.version}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(purpose, sealed) {
      const dot = sealed.indexOf('.')
      const bytes = Buffer.from(sealed.slice(dot + 1), 'base64url')
      const key = keyOf(`field:${purpose}`, Number(sealed.slice(1, dot)))
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    digest: (purpose, value) =>
      createHmac('sha256', keyOf(`digest:${purpose}`))
        .update(value)
        .digest('base64url'),
    key: (purpose) => keyOf(purpose),
  }
}

/** A random token of 256 bits, URL-safe. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** Six random digits. */
export const randomCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** Compares in constant time. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(a), digest(b))
}
