import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { allRoutes } from '@muster/contract/all-routes.ts'
import { accepts } from '../page/accepts.ts'
import { describeApi } from './openapi-document.ts'

const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

/** The contract as OpenAPI 3.1, and a page to read it. Both are public: they are the same for everyone and contain no data. */
export function openApi(fastify: FastifyInstance): void {
  const json = 'application/json; charset=utf-8'
  serve(fastify, '/api/openapi.json', json, () => JSON.stringify(describeApi(allRoutes)))
  serve(fastify, '/api/docs', 'text/html; charset=utf-8', () => page)
  serve(fastify, '/api/docs/start.js', 'text/javascript; charset=utf-8', () => start)
  for (const [file, type] of Object.entries(assets)) {
    serve(fastify, `/api/docs/${file}`, type, () => readFile(join(folder, file)))
  }
}

const assets: Record<string, string> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
}

/** Built and compressed at the first call and cached, so that repeated calls by strangers cost no more than a file. */
function serve(fastify: FastifyInstance, url: string, type: string, make: () => string | Promise<Buffer>): void {
  let kept: ReturnType<typeof prepare> | undefined
  fastify.get(url, async ({ headers }, reply) => {
    kept ??= prepare(make)
    const { plain, packed, tag } = await kept
    void reply.type(type).headers({ etag: tag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (headers['if-none-match'] === tag) return reply.code(304).send()
    if (!accepts(headers['accept-encoding'], 'gzip')) return reply.send(plain)
    return reply.header('content-encoding', 'gzip').send(packed)
  })
}

async function prepare(make: () => string | Promise<Buffer>) {
  const plain = Buffer.from(await make())
  // Weak: it is the same for both encodings.
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { plain, tag, packed: await promisify(gzip)(plain) }
}

/** Without a validator's address: by default Swagger UI would send ours to an external service. */
const start =
  "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', supportedSubmitMethods: [], validatorUrl: null })"

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Muster API</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body><main id="reference"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script>
</body></html>`
