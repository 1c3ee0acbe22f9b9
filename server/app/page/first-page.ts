import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { browserCookie } from '../../platform/serve/client.ts'
import { accepts } from './accepts.ts'

/** One page in each encoding. */
interface Page {
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
  /** Its inline scripts, as listed in the content security policy. */
  scripts: readonly string[]
}

/**
 * Answers the web's addresses: with the page of a screen, which requests everything at once, and the plain page for any other address.
 * People about to be redirected to or from sign-in get the plain one too. All are read once.
 */
export async function firstPages(dist: string): Promise<(request: FastifyRequest, reply: FastifyReply) => unknown> {
  const plain = await readPage(dist, 'index.html')
  const list = join(dist, '.vite/pages.json')
  const rows = existsSync(list) ? (JSON.parse(await readFile(list, 'utf8')) as { path: string; file: string }[]) : []
  const pages = await Promise.all(
    rows.map(async ({ path, file }) => ({ matches: matching(path), page: await readPage(dist, file) })),
  )
  return (request, reply) => {
    const [path = ''] = request.url.split('?')
    const isExpected = path.startsWith('/home') === (request.cookies[browserCookie] !== undefined)
    const page = isExpected ? pages.find(({ matches }) => matches(path)) : undefined
    return send(reply, page?.page ?? plain, request.headers['accept-encoding'])
  }
}

const policyName = 'content-security-policy'

function send(reply: FastifyReply, page: Page, accepted: string | undefined): unknown {
  const encoding = (['br', 'gzip'] as const).find((one) => page[one] !== undefined && accepts(accepted, one))
  const policy = String(reply.getHeader(policyName) ?? '')
  const allowed = ["script-src 'self'", ...page.scripts].join(' ')
  if (page.scripts.length > 0) void reply.header(policyName, policy.replace("script-src 'self'", allowed))
  void reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' })
  if (encoding === undefined) return reply.send(page.plain)
  return reply.header('content-encoding', encoding).send(page[encoding])
}

/** `:id` matches one part of an address. */
function matching(path: string): (address: string) => boolean {
  const parts = path.split('/')
  return (address) => {
    const sent = (address.endsWith('/') ? address.slice(0, -1) : address).split('/')
    const fits = (part: string, at: number) => (part.startsWith(':') ? sent[at] !== '' : sent[at] === part)
    return sent.length === parts.length && parts.every(fits)
  }
}

async function readPage(dist: string, file: string): Promise<Page> {
  const read = async (ending: string) => {
    const path = join(dist, `${file}${ending}`)
    return existsSync(path) ? await readFile(path) : undefined
  }
  const [plain, br, gzip] = await Promise.all([read(''), read('.br'), read('.gz')])
  if (plain === undefined) throw new Error(`The build has no ${file}`)
  return { plain, scripts: hashesOf(plain.toString()), ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) }
}

function hashesOf(page: string): string[] {
  const scripts = page.split('<script>').slice(1)
  return scripts.map((script) => {
    const content = script.slice(0, script.indexOf('</script>'))
    return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  })
}
