import type { Sql } from './tx.ts'

const known = new Map<string, boolean>()

/** Whether a statement changes and locks nothing, judged by its text and no if in doubt; evaluated once per name. */
export function isRead({ name, text }: Sql): boolean {
  if (name === '') return looksLikeRead(text)
  const remembered = known.get(name)
  if (remembered !== undefined) return remembered
  const answer = looksLikeRead(text)
  known.set(name, answer)
  return answer
}

const looksLikeRead = (text: string) => /^\s*(select|with)\b/i.test(text) && !changing.test(text)

/** `for share` and locks hold something; functions may do anything, so those that change something are listed here. */
const changing = /\b(?:insert|update|delete|merge|truncate|share|nextval|setval|set_config|pg_notify)\b|\bpg_advisory/i
