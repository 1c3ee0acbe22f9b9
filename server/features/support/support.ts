import type { z } from 'zod'
import type { Feedback, Question } from '@muster/contract/support/support.routes.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { newId } from '../../platform/id.ts'
import { Problem } from '../../platform/problem.ts'
import type { Client } from '../../platform/serve/call.ts'
import { browserCookie } from '../../platform/serve/client.ts'
import { insertFeedback, insertQuestion } from './support.queries.ts'

/** Stores a question and returns the reference for follow-ups. */
export async function ask(app: App, question: z.output<typeof Question>): Promise<{ reference: string }> {
  const id = newId()
  const reference = `Q-${id.slice(-8).toUpperCase()}`
  await app.database.globally((tx) => insertQuestion(tx, { ...question, id, reference, now: tx.now }))
  return { reference }
}

export async function keepFeedback(
  app: App,
  client: Client,
  { feedbackType, description, page }: z.output<typeof Feedback>,
): Promise<null> {
  const actor = await whoIf(app, client)
  await app.database.globally((tx) =>
    insertFeedback(tx, {
      feedbackType,
      description,
      page: page ?? null,
      organisation: actor?.organisation ?? null,
      account: actor?.account ?? null,
      now: tx.now,
    }),
  )
  return null
}

/** Feedback is welcome from everyone: an expired session or a sign-up's token is no reason to refuse it. */
async function whoIf(app: App, { bearer, cookies }: Client): Promise<Actor | null> {
  if (bearer === undefined) return null
  return app.authenticate(bearer, cookies[browserCookie]).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 401) return null
    throw error
  })
}
