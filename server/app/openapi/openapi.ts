import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { allRoutes } from '@muster/contract/all-routes.ts'
import { describeApi } from './openapi-document.ts'

/** The contract as OpenAPI 3.1, and a page to read it. */
export async function openApi(fastify: FastifyInstance): Promise<void> {
  let document: string | undefined
  fastify.get('/api/openapi.json', (_, reply) => {
    document ??= JSON.stringify(describeApi(allRoutes))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  for (const [file, type] of Object.entries(assets)) {
    fastify.get(`/api/docs/${file}`, async (_, reply) => reply.type(type).send(await readFile(join(folder, file))))
  }
  fastify.get('/api/docs/start.js', (_, reply) => reply.type('text/javascript').send(start))
  fastify.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page))
}

const assets: Record<string, string> = {
  'swagger-ui-bundle.js': 'text/javascript',
  'swagger-ui.css': 'text/css',
}

const start = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', supportedSubmitMethods: [] })"

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Muster API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body><main id="reference"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script>
</body></html>`
