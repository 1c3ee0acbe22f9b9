import { createHmac, randomBytes } from 'node:crypto'
import { StartError } from '../start-error.ts'

/** An installation's secrets by version. Sealed values name their version; new ones are sealed with the newest. */
export interface KeyRing {
  current: { version: number; secret: string }
  secrets: ReadonlyMap<number, string>
}

const shortest = 32

/**
 * Parses secrets as they are written: a single one (version 1), or `version:secret` for each, separated by spaces, commas or lines;
 * `version=…` has one in base64url that contains such characters.
 *
 * @throws StartError without repeating any of them
 */
export function parseKeyRing(text: string): KeyRing {
  const parts = text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => /^(\d{1,6})([:=])(.+)$/.exec(part))
  const isRing = parts.length > 0 && parts.every((part) => part !== null)
  const pairs = isRing
    ? parts.map(([, version, sign, secret]) => [Number(version), sign === ':' ? secret! : decoded(secret!)] as const)
    : [[1, text.trim()] as const]
  const secrets = new Map(pairs)
  const version = Math.max(...secrets.keys())
  const secret = secrets.get(version)
  if (secret === undefined || secrets.size !== pairs.length || version < 1) throw malformed()
  if (pairs.some(([, one]) => one.length < shortest)) throw tooShort()
  return { current: { version, secret }, secrets }
}

/** In the form that `parseKeyRing` reads, newest first. */
export function keyRingText(secrets: ReadonlyMap<number, string>): string {
  return [...secrets]
    .toSorted(([a], [b]) => b - a)
    .map(([version, secret]) => `${version}${/[\s,]/.test(secret) ? `=${encoded(secret)}` : `:${secret}`}\n`)
    .join('')
}

/** The ring with an additional secret, which is the current one. */
export function withNewSecret({ current, secrets }: KeyRing): KeyRing {
  const next = { version: current.version + 1, secret: newSecret() }
  return { current: next, secrets: new Map([...secrets, [next.version, next.secret]]) }
}

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** A value that tells secrets apart without revealing anything about them. */
export const checkOf = (secret: string): string =>
  createHmac('sha256', secret).update('which secret this is').digest('base64url')

const encoded = (secret: string) => Buffer.from(secret).toString('base64url')
const decoded = (text: string) => Buffer.from(text, 'base64url').toString()

const malformed = () =>
  new StartError('The secret cannot be read. Write it alone, or as version:secret for each, for example 2:… 1:…')

const tooShort = () =>
  new StartError(`A secret must have at least ${shortest} random characters, for example from: openssl rand -base64 32`)
