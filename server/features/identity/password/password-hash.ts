import { hash, verify } from '@node-rs/argon2'
import { randomToken } from '../../../platform/secrets/secrets.ts'

// Argon2id, the library's default kind, with OWASP's cost: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** With no hash it does the same work, so that timing doesn't reveal whether an account exists. */
export async function isPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword(randomToken())
  const isRight = await verify(kept ?? (await decoy), password)
  return isRight && kept !== null && kept !== undefined
}

let decoy: Promise<string> | undefined
