import type { Id, Instant } from '@muster/contract/values.ts'
import { globally } from '../../platform/database/statement.ts'

interface QuestionValues {
  id: Id
  reference: string
  name: string
  email: string
  company: string
  topic: string
  message: string
  now: Instant
}

export const insertQuestion = globally.change(({ db }, p: QuestionValues) =>
  db.insertInto('support_question').values({
    id: p.id,
    reference: p.reference,
    name: p.name,
    email: p.email,
    company: p.company,
    topic: p.topic,
    message: p.message,
    created_at: p.now,
  }),
)

interface FeedbackValues {
  feedbackType: string
  description: string
  page: string | null
  organisation: Id | null
  account: Id | null
  now: Instant
}

export const insertFeedback = globally.change(({ db }, p: FeedbackValues) =>
  db.insertInto('support_feedback').values({
    feedback_type: p.feedbackType,
    description: p.description,
    page: p.page,
    organisation_id: p.organisation,
    account_id: p.account,
    created_at: p.now,
  }),
)
