import { once } from 'node:events'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type pg from 'pg'

/** The parts of the driver's connection that copying uses. */
interface Wire {
  stream: Socket
  query(text: string): void
  sendCopyFromChunk(chunk: Uint8Array): void
  endCopyFrom(): void
  sendCopyFail(why: string): void
}

/** The rows of `copy … to stdout` piece by piece, and their number once all have arrived. */
export function copyOut(client: pg.Client, text: string): { rows: Readable; count: Promise<number> } {
  let wire: Wire | undefined
  const counted = Promise.withResolvers<number>()
  // The reader of the rows learns of a failure as well.
  counted.promise.catch(() => undefined)
  const rows = new Readable({ read: () => void wire?.stream.resume() })
  client.query({
    submit(connection: unknown) {
      wire = connection as Wire
      wire.query(text)
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // Copied, because the parser reuses its memory.
      if (!rows.push(Buffer.from(chunk))) wire?.stream.pause()
    },
    handleCommandComplete: ({ text: tag }: { text: string }) => counted.resolve(countOf(tag)),
    handleReadyForQuery: () => void rows.push(null),
    handleError(error: Error) {
      counted.reject(error)
      rows.destroy(error)
    },
  } as pg.Submittable)
  return { rows, count: counted.promise }
}

/** Sends rows to `copy … from stdin`; returns how many the database accepted. */
export function copyIn(client: pg.Client, text: string, rows: AsyncIterable<Uint8Array>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  let count = 0
  let failure: Error | undefined
  client.query({
    submit: (wire: unknown) => (wire as Wire).query(text),
    handleCopyInResponse(wire: Wire) {
      send(wire, rows).catch((error: Error) => {
        failure = error
        wire.sendCopyFail('The rows could not be read.')
      })
    },
    handleCommandComplete: ({ text: tag }: { text: string }) => (count = countOf(tag)),
    handleReadyForQuery: () => resolve(count),
    handleError: (error: Error) => reject(failure ?? error),
  } as unknown as pg.Submittable)
  return promise
}

async function send(wire: Wire, rows: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of rows) {
    wire.sendCopyFromChunk(chunk)
    if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain')
  }
  wire.endCopyFrom()
}

const countOf = (tag: string) => Number(/(?<!\d)\d+$/.exec(tag)?.[0] ?? 0)
