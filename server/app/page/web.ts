import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { say } from '@muster/engine/sentence.ts'
import { Problem } from '../../platform/problem.ts'
import { firstPages } from './first-page.ts'

const built = join(import.meta.dirname, '../../../web/dist')

/**
 * The built web. Browsers cache hashed files forever and revalidate the page itself. A missing file is a 404, never the page: a browser
 * with yesterday's page must notice that its chunk is gone.
 */
export async function serveWeb(fastify: FastifyInstance, dist = built): Promise<void> {
  const isBuilt = existsSync(join(dist, 'index.html'))
  const answer = isBuilt ? await firstPages(dist) : undefined
  if (isBuilt) {
    await fastify.register(fastifyStatic, {
      root: dist,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // The build's manifest is not served.
      dotfiles: 'ignore',
      setHeaders,
      // A folder is not a file: such an address is a page, or not found.
      allowedPath: (path) => !path.endsWith('/'),
    })
  }
  fastify.setNotFoundHandler((request, reply) => {
    if (answer === undefined || !isPage(request)) throw new Problem(404, say`Nothing was found at this address.`)
    return answer(request, reply)
  })
}

function setHeaders(reply: { header(name: string, value: string): unknown }, path: string): void {
  reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
}

function isPage({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?')
  return (method === 'GET' || method === 'HEAD') && !isInterface(path) && !/\.\w+$/.test(path)
}

/** Addresses for programs: an unknown one gets an error in their format, never a page. */
const isInterface = (path: string) => path.startsWith('/api/') || path.startsWith('/scim/')
