import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { nameText } from '../name.ts'
import { Email, ending, text } from '../values.ts'

export const questionTopics = ['product', 'pricing', 'security', 'account', 'other'] as const

/** A question from someone who may not be signed in. */
export const Question = z.object({
  name: nameText('your name', 80, 2),
  email: Email,
  company: nameText('the company', 120, 0).default(''),
  topic: z.enum(questionTopics, 'Choose a topic'),
  message: text('a message', 2000, 10),
})

export const Feedback = z.object({
  feedbackType: z.enum(['bug', 'suggestion', 'feedback', 'other'], 'Choose a type'),
  description: text('a description', 2000),
  /** The path of the page it was written on. */
  page: z
    .string()
    .max(200, ending('Enter a path'))
    .regex(/^\/[\w/.-]*$/, 'Enter a path')
    .optional(),
})

export const supportRoutes = defineRoutes({
  'GET /api/v1/public/contact': {
    access: 'public',
    summary: 'How to reach whoever runs this server, besides the contact form; null for what they have not set.',
    reply: z.object({
      address: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      hours: z.string().nullable(),
    }),
    rate: { max: 120, seconds: 60 },
  },
  'POST /api/v1/public/faq': {
    access: 'public',
    summary: 'Submits a question and returns its reference.',
    body: Question,
    reply: z.object({ reference: z.string() }),
    message: 'Your question has been received',
    rate: { max: 5, seconds: 600 },
  },
  'POST /api/v1/utility/feedback': {
    access: 'public',
    summary: 'Says what is wrong or could be better, signed in or not.',
    body: Feedback,
    reply: z.null(),
    message: 'Feedback submitted successfully',
    rate: { max: 10, seconds: 600 },
  },
})
