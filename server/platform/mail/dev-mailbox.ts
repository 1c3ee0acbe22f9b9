import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import type { Config } from '../config.ts'
import { isDevelopment, isLocal } from '../serve/local.ts'
import { escape } from './letter.ts'
import { newestMails } from './mail.queries.ts'

/** Shows mails that were not sent because no mail server is configured: for development. */
export function devMailbox(fastify: FastifyInstance, app: App): void {
  if (!hasMailbox(app.config)) return
  const newest = () => app.database.globally((tx) => newestMails(tx, { limit: 100 }))
  fastify.get('/dev/mailbox.json', async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').send({ data: await newest() })
  })
  fastify.get('/dev/mailbox', async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound()
    const mails = await newest()
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(mails.map(item).join('')))
  })
}

/** Its readers can take over accounts, so it exists only in development and only for callers on this machine. */
export function hasMailbox(config: Omit<Config, 'secret'>): boolean {
  return isDevelopment(config) && !config.smtpUrl
}

interface Shown {
  to: string
  subject: string
  text: string | null
  createdAt: string
}

function item({ to, subject, text, createdAt }: Shown): string {
  const body = escape(text ?? '').replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
  return `<article><h2>${escape(subject)}</h2><p>To ${escape(to)}, ${escape(createdAt)}</p><pre>${body}</pre></article>`
}

const page = (content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development mailbox</title>
<style>
body { max-width: 720px; margin: 32px auto; padding: 0 16px; font: 14px/1.57 system-ui, sans-serif; color: #262d38; background: #f7f8fa }
article { margin: 0 0 16px; padding: 16px 20px; background: #fff; border: 1px solid #e7eaef; border-radius: 12px }
h1 { font-size: 22px } h2 { margin: 0; font-size: 16px } p { margin: 4px 0 12px; color: #5b6472 }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit } a { color: #1459c7 }
</style>
</head>
<body><main><h1>Development mailbox</h1>
<p>There is no mail server (SMTP_URL), so mails stay here. The newest stands first.</p>
${content || '<p>No mails yet.</p>'}</main></body></html>`
