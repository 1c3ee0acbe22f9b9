import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Cuts connections, responds late, or has no room. */
type Trouble = 'away' | 'slow' | 'full'

/** The parts of an object store that our calls need. */
export async function aBucket() {
  const kept = new Map<string, Buffer>()
  const calls: string[] = []
  const bucket = { calls, kept, trouble: null as Trouble | null }
  const server = createServer((request, response) => {
    if (bucket.trouble === 'away') return void request.socket.destroy()
    const late = bucket.trouble === 'slow' ? 1000 : 0
    const isFull = bucket.trouble === 'full' && request.method === 'PUT'
    const pieces: Buffer[] = []
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
    calls.push(request.method ?? '')
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      if (isFull) {
        response.statusCode = 507
        return void response.end()
      }
      if (request.method === 'PUT')
        kept.set(pathname, unchunked(Buffer.concat(pieces), request.headers['content-encoding']))
      if (request.method === 'DELETE') kept.delete(pathname)
      const content = searchParams.has('list-type')
        ? listed([...kept.keys()], pathname, searchParams.get('prefix') ?? '')
        : kept.get(pathname)
      response.statusCode = request.method === 'GET' && !content ? 404 : 200
      setTimeout(() => response.end(request.method === 'GET' ? content : undefined), late)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return Object.assign(bucket, { url: `http://key:secret@127.0.0.1:${port}`, close: () => server.close() })
}

function listed(paths: readonly string[], bucket: string, prefix: string): string {
  const folder = `${bucket.replace(/\/$/, '')}/`
  const keys = paths.map((path) => path.slice(folder.length)).filter((key) => key.startsWith(prefix))
  const contents = keys.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
  return `<?xml version="1.0"?><ListBucketResult><KeyCount>${keys.length}</KeyCount><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
}

/** The client may send the body in signed chunks: `9\r\na picture\r\n0\r\n…`. */
function unchunked(body: Buffer, encoding: string | undefined): Buffer {
  if (!encoding?.includes('aws-chunked')) return body
  const pieces: Buffer[] = []
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.subarray(at, end).toString(), 16)
    if (!(size > 0)) return Buffer.concat(pieces)
    pieces.push(body.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}
