import { hash, verify } from '@node-rs/argon2'
import { randomToken } from '../../../platform/secrets.ts'

// Argon2id, the library's default kind, with OWASP's cost: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Against no hash the same work is done, so that the time tells nothing of whether there is an account. */
export async function isPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword(randomToken())
  const isRight = await verify(kept ?? (await decoy), password)
  return isRight && kept !== null && kept !== undefined
}

let decoy: Promise<string> | undefined
